import {
  isBlank,
  maxReferenceLength,
  normaliseInstallationContact,
  validateInstallationContact,
  validateOrderText,
  validateText,
  type InstallationContact,
  type OrderPlacement,
  type OrderPlacementLine,
  type TextError,
} from '@skerry/contracts';
import type { QuoteSite } from './checkoutLines.ts';

/** Fields of the whole order. Those of a site are called `<id of the site>.<part>`; `all` stands for every site. */
const orderFields = ['reference', 'purchaseOrderNumber', 'invoiceText', 'note', 'comment'] as const;
export type OrderField = (typeof orderFields)[number];
const siteParts = ['floor', 'room', 'accessHours', 'name', 'email', 'phone'] as const;
type SitePart = (typeof siteParts)[number];
/** Whom it is the same for. */
export const everySite = 'all';

type CheckoutValues = Readonly<Record<string, string>>;

export interface CheckoutFault {
  field: string;
  code: TextError['code'] | 'past' | 'unknown';
  character?: string | undefined;
}

const limits: Readonly<Record<'floor' | 'room' | 'accessHours', number>> = { floor: 20, room: 50, accessHours: 200 };

/** Most characters of a field. */
export function limitOf(field: string): number | undefined {
  const part = field.split('.').at(-1) ?? '';
  if (Object.hasOwn(limits, part)) return limits[part as keyof typeof limits];
  return ['reference', 'purchaseOrderNumber', 'invoiceText'].includes(field) ? maxReferenceLength : undefined;
}

export function fieldOf(siteId: string, part: SitePart): string {
  return `${siteId}.${part}`;
}

/** Whose contact and hours hold at a site. */
export function ownerOf(values: CheckoutValues, siteId: string, part: SitePart): string {
  const isShared = values['sameForAll'] === 'yes' && part !== 'floor' && part !== 'room';
  return isShared ? everySite : siteId;
}

/** What the form begins with: the contacts that the sites have, else the one who orders. */
export function initialValues(
  sites: readonly QuoteSite[],
  { reference, orderer }: { reference: string; orderer: InstallationContact },
): Record<string, string> {
  const contacts = sites.flatMap(({ contact }) => contact ?? []);
  const [first, ...others] = contacts;
  const isSame =
    sites.length > 1 &&
    (first === undefined ||
      (contacts.length === sites.length && others.every((each) => JSON.stringify(each) === JSON.stringify(first))));
  return {
    reference,
    purchaseOrderNumber: '',
    invoiceText: '',
    note: '',
    comment: '',
    billingAccountId: '',
    wantedWeek: '',
    terms: '',
    correlation: '',
    sameForAll: isSame ? 'yes' : '',
    ...ofSite(everySite, first ?? orderer),
    ...Object.fromEntries(sites.flatMap(({ id, contact }) => Object.entries(ofSite(id, contact ?? orderer)))),
  };
}

function ofSite(id: string, { name, email, phone }: InstallationContact): Record<string, string> {
  const parts: Readonly<Record<SitePart, string>> = { floor: '', room: '', accessHours: '', name, email, phone };
  return Object.fromEntries(siteParts.map((part) => [fieldOf(id, part), parts[part]]));
}

/** The contact that was typed for a site. */
function contactOf(values: CheckoutValues, siteId: string): InstallationContact {
  const of = (part: SitePart) => values[fieldOf(ownerOf(values, siteId, part), part)] ?? '';
  return { name: of('name'), email: of('email'), phone: of('phone') };
}

/** What keeps the order from being sent, in the order of the form; terms apart. */
export function checkoutFaults(values: CheckoutValues, siteIds: readonly string[]): CheckoutFault[] {
  const isShared = values['sameForAll'] === 'yes';
  const contacts = isShared ? [everySite] : siteIds;
  const short = (field: string) => faultOf(field, values[field] ?? '', limitOf(field));
  return [
    ...contacts.flatMap((id) => [
      ...validateInstallationContact(contactOf(values, id)).map((error) => ({
        ...error,
        field: fieldOf(id, error.field),
      })),
      ...short(fieldOf(id, 'accessHours')),
    ]),
    ...siteIds.flatMap((id) => [...short(fieldOf(id, 'floor')), ...short(fieldOf(id, 'room'))]),
    ...orderFields.flatMap(short),
  ];
}

function faultOf(field: string, text: string, maxLength: number | undefined): CheckoutFault[] {
  if (isBlank(text)) return [];
  const error = maxLength === undefined ? validateOrderText(text) : validateText(text, { maxLength });
  return error ? [{ field, ...error }] : [];
}

/** The order as the API takes it. */
export function placementOf(
  quoteId: string,
  lines: readonly OrderPlacementLine[],
  values: CheckoutValues,
): OrderPlacement {
  const text = (field: string) => values[field]?.trim() ?? '';
  const given = (field: keyof OrderPlacement) => (text(field) === '' ? {} : { [field]: text(field) });
  return {
    quoteId,
    lines: [...lines],
    installations: lines.map(({ siteId }) => {
      const of = (part: SitePart) => text(fieldOf(ownerOf(values, siteId, part), part));
      const part = (name: 'floor' | 'room' | 'accessHours') => (of(name) === '' ? {} : { [name]: of(name) });
      return {
        siteId,
        ...part('floor'),
        ...part('room'),
        ...part('accessHours'),
        contact: normaliseInstallationContact(contactOf(values, siteId)),
      };
    }),
    ...given('wantedWeek'),
    ...given('reference'),
    ...given('purchaseOrderNumber'),
    ...given('invoiceText'),
    ...given('billingAccountId'),
    ...given('note'),
    acceptsTerms: true,
  };
}

/** The field of the form that the server names: `installations.0.contact.phone`, `reference`. */
export function fieldOfServer(name: string, siteIds: readonly string[], values: CheckoutValues): string {
  const [head = '', place = '', ...rest] = name.split('.');
  if (head !== 'installations') return name;
  const siteId = siteIds[Number(place)] ?? '';
  const part = siteParts.find((each) => each === rest.at(-1)) ?? 'name';
  return fieldOf(ownerOf(values, siteId, part), part);
}
