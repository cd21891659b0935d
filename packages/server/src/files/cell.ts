/** One cell of a table file: text, a number, a day as YYYY-MM-DD, or nothing. */
export type Cell = string | number | { day: string } | null;

export type TableRows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
