import { maxInvoiceTextLength, validateInvoiceText, withoutFormulaGuard, type NamedService } from '@skerry/contracts';
import Papa from 'papaparse';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';

/** One service and its invoice text, as somebody brings them. */
export interface InvoiceTextRow {
  /** Place among the rows that were brought, from 1, as a spreadsheet counts them. */
  number: number;
  id: string;
  invoiceText: string;
  /** What was brought of it: id and text, or as many columns as there are where they are too few or too many. */
  cells: readonly string[];
  /** Why it can't be saved. */
  fault?: MessageDescriptor;
  /** The service, where the company has it. */
  service?: NamedService;
}

/** Longest id that the server takes. */
const maxIdLength = 64;

/** What the columns are called in the files that the portal exports, and in the form that is told to people. */
const idHeadings = ['serviceid', 'tjänsteid', 'tjenesteid'];
const textHeadings = ['invoicetext', 'fakturatext', 'fakturatekst'];

/**
 * Reads lines of `service id; invoice text`, or columns of a spreadsheet, with what is wrong with each.
 * A first line of headings says where the two columns are; without it they are the first two.
 */
export function readInvoiceTextRows(text: string): InvoiceTextRow[] {
  const { rows, broken } = parse(text);
  const first = rows.find(({ cells }) => !isEmpty(cells));
  const { hasHeadings, idColumn, textColumn } = columnsOf(first?.cells ?? []);
  const seen = new Map<string, number>();

  return rows
    .filter((row) => !isEmpty(row.cells) && !(hasHeadings && row === first))
    .map(({ number, cells: brought }) => {
      // An export has headings, and guards its texts; what somebody has typed is as it is.
      const cells = hasHeadings ? brought.map(withoutFormulaGuard) : brought;
      const text = cells[textColumn];
      const id = cells[idColumn] ?? '';
      const isTooWide = !hasHeadings && cells.slice(2).some(Boolean);
      const fault = broken.has(number)
        ? ({ id: 'services.invoiceTexts.fault.quotes' } as const)
        : faultOf({ id, text, isTooWide, seenAt: seen.get(id) });
      if (!fault) seen.set(id, number);
      const own = text === undefined ? [id] : isTooWide ? cells : [id, text];
      return { number, id, invoiceText: text ?? '', cells: own, ...(fault && { fault }) };
    });
}

/** The rows, with the services that the company has; those of others can't be saved. */
export function withServices(rows: readonly InvoiceTextRow[], services: readonly NamedService[]): InvoiceTextRow[] {
  const known = new Map(services.map((service) => [service.serviceId, service]));
  return rows.map((row) => {
    const service = known.get(row.id);
    if (service) return { ...row, service };
    return row.fault ? row : { ...row, fault: { id: 'services.invoiceTexts.fault.unknownService' } };
  });
}

/** Ids that the server may be asked about. */
export function idsOf(rows: readonly InvoiceTextRow[]): string[] {
  return [...new Set(rows.filter(({ fault, id }) => !fault && id.length <= maxIdLength).map(({ id }) => id))];
}

/** The rows as text that reads back as the same rows. */
export function writeInvoiceTextRows(rows: readonly InvoiceTextRow[]): string {
  return Papa.unparse(
    rows.map(({ cells }) => [...cells]),
    { delimiter: ';', newline: '\n' },
  );
}

interface ParsedRow {
  number: number;
  cells: string[];
}

function parse(text: string): { rows: ParsedRow[]; broken: ReadonlySet<number> } {
  const { data, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    // No id holds one of these, so that the first of them comes after an id or a heading.
    delimiter: /[;\t,]/.exec(text)?.[0] ?? ';',
    newline: '\n',
  });
  return {
    rows: data.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) })),
    broken: new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row + 1] : []))),
  };
}

function columnsOf(cells: readonly string[]): { hasHeadings: boolean; idColumn: number; textColumn: number } {
  const headings = cells.map(plain);
  const idColumn = headings.findIndex((heading) => idHeadings.includes(heading));
  if (idColumn === -1) return { hasHeadings: false, idColumn: 0, textColumn: 1 };
  const textColumn = headings.findIndex((heading) => textHeadings.includes(heading));
  return { hasHeadings: true, idColumn, textColumn: textColumn === -1 ? idColumn + 1 : textColumn };
}

interface ReadCells {
  id: string;
  text: string | undefined;
  isTooWide: boolean;
  /** Row of the same id. */
  seenAt: number | undefined;
}

function faultOf({ id, text, isTooWide, seenAt }: ReadCells): MessageDescriptor | undefined {
  if (text === undefined) return { id: 'services.invoiceTexts.fault.separator' };
  if (id === '') return { id: 'services.invoiceTexts.fault.id' };
  if (isTooWide) return { id: 'services.invoiceTexts.fault.columns' };
  if (seenAt !== undefined) return { id: 'services.invoiceTexts.fault.twice', values: { row: seenAt } };
  const error = validateInvoiceText(text);
  return error && textErrorMessage(error, maxInvoiceTextLength);
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '');
}

/** A heading by its letters alone: `Service id`, `serviceId` and `SERVICE_ID` are one. */
function plain(heading: string): string {
  return heading.normalize('NFC').toLowerCase().replaceAll(/\P{L}/gu, '');
}
