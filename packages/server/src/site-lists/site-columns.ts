import { languageList, plainLetters, type Language } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { StoredPlannedSite } from '../database/schema/site-lists.ts';
import { FileError, type FileRow } from '../files/reading/table-file.ts';
import type { SiteDraft } from './site-draft.ts';

/** The columns of a file of sites, in the order of the template. */
export const siteColumns = [
  'name',
  'address',
  'country',
  'latitude',
  'longitude',
  'customerSearchReference',
  'contactName',
  'contactEmail',
  'contactPhone',
  'dataCenterSiteId',
] as const;

export type SiteColumn = (typeof siteColumns)[number];

export function columnHeading(language: Language, column: SiteColumn | 'reason'): string {
  return formatMessage(language, `siteFile.column.${column}`);
}

const plain = (text: string) => plainLetters(text).replaceAll(/[^a-z0-9]/g, '');

/** Headings in the four languages, and the names of the API. */
const byHeading = new Map(
  siteColumns.flatMap((column) => [
    [plain(column), column] as const,
    ...languageList.map((language) => [plain(columnHeading(language, column)), column] as const),
  ]),
);
/** Of a site that is found by it; the others tell more of it. */
const placing: readonly SiteColumn[] = ['address', 'latitude', 'dataCenterSiteId'];

/** The rows of a file as drafts, with their lines. The first row is one of headings if any of them is known. Throws FileError. */
export function draftsOf(rows: readonly FileRow[]): { line: number; draft: SiteDraft }[] {
  const [first] = rows;
  const headings = first?.cells.map((cell) => byHeading.get(plain(cell))) ?? [];
  const hasHeadings = headings.some((column) => column !== undefined);
  const isOfAddresses = rows.every(({ cells }) => cells.filter((cell) => cell !== '').length <= 1);
  const columns: readonly (SiteColumn | undefined)[] = hasHeadings
    ? headings
    : isOfAddresses
      ? ['address']
      : siteColumns;
  if (!placing.some((column) => columns.includes(column))) throw new FileError('FILE_COLUMNS_UNKNOWN');
  const data = hasHeadings ? rows.slice(1) : rows;
  if (data.length === 0) throw new FileError('FILE_EMPTY');
  return data.map(({ line, cells }) => {
    const cell = (column: SiteColumn) => cells[columns.indexOf(column)] ?? '';
    return { line, draft: draftOf(cell) };
  });
}

function draftOf(cell: (column: SiteColumn) => string): SiteDraft {
  const [latitude, longitude] = [cell('latitude'), cell('longitude')];
  const contact = { name: cell('contactName'), email: cell('contactEmail'), phone: cell('contactPhone') };
  const [north, east] = [degreesIn(latitude), degreesIn(longitude)];
  const isGiven = latitude !== '' || longitude !== '';
  return {
    name: cell('name'),
    address: cell('address'),
    country: cell('country'),
    customerSearchReference: cell('customerSearchReference'),
    dataCenterSiteId: cell('dataCenterSiteId'),
    contacts: [contact],
    ...(isGiven &&
      (north === undefined || east === undefined
        ? { coordinateText: `${latitude} ${longitude}`.trim() }
        : { locationCoordinate: { latitude: north, longitude: east } })),
  };
}

/** Degrees with a point or a comma. */
function degreesIn(text: string): number | undefined {
  return /^[-+]?\d{1,10}(?:[.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A site as the cells of its row, as they were written or as they were found. */
export function cellsOf(site: StoredPlannedSite): (string | number | null)[] {
  const { locationCoordinate: at, contacts, coordinateText } = site;
  const [contact] = contacts;
  const cells: Record<SiteColumn, string | number | null> = {
    name: site.name,
    address: site.address,
    country: site.country,
    latitude: at?.latitude ?? coordinateText,
    longitude: at?.longitude ?? null,
    customerSearchReference: site.customerSearchReference,
    contactName: contact?.name ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
    dataCenterSiteId: site.dataCenterSiteId,
  };
  return siteColumns.map((column) => (cells[column] === '' ? null : cells[column]));
}

const reasons = [
  'required',
  'tooLong',
  'unsupportedCharacter',
  'invalidFormat',
  'outOfRange',
  'notInCountry',
  'unknown',
  'ambiguous',
  'notFound',
  'samePlace',
  'sameReference',
] as const;

/** What is wrong with a site, with the column that it is wrong in. */
export function reasonOf({ field, code, character }: StoredPlannedSite, language: Language): string {
  const known = reasons.find((reason) => reason === code);
  const text = formatMessage(language, `siteFile.reason.${known ?? 'other'}`, { character: character ?? '' });
  const column = columnOf(field);
  return column === undefined ? text : `${columnHeading(language, column)}: ${text}`;
}

function columnOf(field: string | null): SiteColumn | undefined {
  const ofContacts = { name: 'contactName', email: 'contactEmail', phone: 'contactPhone' } as const;
  if (field === null) return undefined;
  if (field === 'locationCoordinate') return 'latitude';
  const part = /^contacts\.\d+\.(?<part>name|email|phone)$/.exec(field)?.groups?.['part'];
  if (part !== undefined) return ofContacts[part as keyof typeof ofContacts];
  return siteColumns.find((column) => column === field);
}
