/** What the users list shows, as its address says: `?page=1&filter=berg`. Pages count as in the API: the first is 0 and is left out. */
export interface UsersListView {
  page: number;
  /** Without white space around it; empty for no filter. */
  filter: string;
}

/** Longest filter that the API takes, in characters. */
export const maxFilterLength = 200;
/** Highest page that the API takes. */
const maxPage = 100_000;

/** A filter as it is asked for: trimmed and cut to what the API takes, never through the middle of a character. */
export function normaliseFilter(text: string): string {
  const cut = text.trim().slice(0, maxFilterLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** Reads a view from the query of an address. Whatever isn't a page or a filter counts as not given. */
export function readUsersListView(query: URLSearchParams): UsersListView {
  const page = query.get('page') ?? '';
  return {
    page: /^[0-9]{1,6}$/.test(page) && Number(page) <= maxPage ? Number(page) : 0,
    filter: normaliseFilter(query.get('filter') ?? ''),
  };
}

/** The query of a view, without its question mark; empty for the first page without a filter. */
export function writeUsersListView({ page, filter }: UsersListView): string {
  const query = new URLSearchParams();
  if (page > 0) query.set('page', String(page));
  if (filter !== '') query.set('filter', filter);
  return query.toString();
}
