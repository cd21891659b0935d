import { isDate } from '@skerry/contracts';

/** Longest search text that the APIs take, in characters. */
export const maxSearchLength = 200;
/** Highest page that the APIs take; the first is 0. */
const maxPage = 100_000;

/** A search text as it is asked for: trimmed and cut to what the API takes, never through the middle of a character. */
export function normaliseSearch(text: string): string {
  const cut = text.trim().slice(0, maxSearchLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** The value of a parameter that is one of several; the first of them where it is none. */
export function readOneOf<Value extends string>(query: URLSearchParams, name: string, values: readonly Value[]): Value {
  const text = query.get(name);
  return values.find((value) => value === text) ?? (values[0] as Value);
}

/** The values of a repeated parameter, each once, without empty ones and those that are too long. */
export function readTexts(query: URLSearchParams, name: string, maxItems: number, maxLength: number): string[] {
  const values = query.getAll(name).map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== '' && value.length <= maxLength))].slice(0, maxItems);
}

/** A whole number between two others; undefined where the parameter is none. */
export function readNumber(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name);
  const value = text !== null && /^[0-9]{1,16}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

/** The page of a list; the first is 0. */
export function readPage(query: URLSearchParams): number {
  return readNumber(query, 'page', 0, maxPage) ?? 0;
}

/** Order of a list as addresses have it: the id of a column, with a hyphen before it where the largest comes first. */
export interface ListSort<Column extends string = string> {
  readonly columnId: Column;
  readonly direction: 'ascending' | 'descending';
}

export function readSort<Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
): ListSort<Column> | undefined {
  const text = query.get('sort') ?? '';
  const columnId = columns.find((column) => column === text.replace(/^-/, ''));
  return columnId && { columnId, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

export function writeSort({ columnId, direction }: ListSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId;
}

export function isSameSort(one: ListSort | undefined, other: ListSort): boolean {
  return one?.columnId === other.columnId && one.direction === other.direction;
}

/** Those of the values that a parameter names, between commas. */
export function readChosen<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value[] {
  const named = wordsOf(query, name);
  return values.filter((value) => named.includes(value));
}

/** Ids that a parameter names, between commas; no more than the APIs take. */
export function readIds(query: URLSearchParams, name: string): string[] {
  return [...new Set(wordsOf(query, name).filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 15);
}

/** A day, `YYYY-MM-DD`; empty where the parameter is none. */
export function readDay(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  return isDate(day) ? day : '';
}

/** A first and a last day; empty for no bound. Days that end before they begin would find nothing: they are turned round. */
export function readDays(query: URLSearchParams, first: string, last: string): { from: string; to: string } {
  const [from, to] = [readDay(query, first), readDay(query, last)];
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

function wordsOf(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(',');
}

/** A query without its question mark. Empty texts, 0 and false are as usual, and left out. */
export function writeQuery(values: Readonly<Record<string, string | number | boolean>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== '' && value !== 0 && value !== false) query.set(name, String(value));
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
}
