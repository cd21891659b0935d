import { changeClasses, changeStatuses, type ChangeClass, type ChangeStatus } from '@skerry/contracts';

/** Columns that the list can be sorted by. */
export const sortKeys = ['updatedAt', 'windowStart', 'number'] as const;
type SortKey = (typeof sortKeys)[number];
export type ChangeRequestSort = SortKey | `-${SortKey}`;

/** Which requests are shown; all of it must hold. Empty texts and lists say nothing. */
export interface ChangeRequestsFilter {
  readonly text: string;
  readonly statuses: readonly ChangeStatus[];
  /** Ids of kinds. */
  readonly kinds: readonly string[];
  readonly classes: readonly ChangeClass[];
  readonly serviceId: string;
}

/** What the page shows, as its address says: `?status=NEED_INFO&sort=windowStart`. What is as usual is left out. */
export interface ChangeRequestsView {
  readonly filter: ChangeRequestsFilter;
  readonly sort: ChangeRequestSort;
  /** The first is 0. */
  readonly page: number;
}

/** Longest text that the API takes, in characters. */
export const maxTextLength = 200;
const maxPage = 100_000;
const usualSort: ChangeRequestSort = '-updatedAt';
const sorts = sortKeys.flatMap((key): ChangeRequestSort[] => [key, `-${key}`]);

export const noFilter: ChangeRequestsFilter = { text: '', statuses: [], kinds: [], classes: [], serviceId: '' };

/** A text as it is asked for: trimmed and cut to what the API takes, never through the middle of a character. */
export function normaliseText(text: string): string {
  const cut = text.trim().slice(0, maxTextLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readChangeRequestsView(query: URLSearchParams): ChangeRequestsView {
  const text = (name: string) => normaliseText(query.get(name) ?? '');
  const words = (name: string) => (query.get(name) ?? '').split(',');
  const page = query.get('page') ?? '';
  return {
    filter: {
      text: text('filter'),
      statuses: changeStatuses.filter((status) => words('status').includes(status)),
      kinds: [...new Set(words('kind').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 15),
      classes: changeClasses.filter((each) => words('class').includes(each)),
      serviceId: text('service'),
    },
    sort: sorts.find((sort) => sort === query.get('sort')) ?? usualSort,
    page: /^[0-9]{1,6}$/.test(page) && Number(page) <= maxPage ? Number(page) : 0,
  };
}

/** The query of a view, without its question mark. */
export function writeChangeRequestsView({ filter, sort, page }: ChangeRequestsView): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) query.set(name, value);
  };
  put('filter', filter.text);
  put('status', filter.statuses.join());
  put('kind', filter.kinds.join());
  put('class', filter.classes.join());
  put('service', filter.serviceId);
  put('sort', sort, usualSort);
  put('page', String(page), '0');
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
}

/** How many of the filters are set. */
export function countFilters({ text, statuses, kinds, classes, serviceId }: ChangeRequestsFilter): number {
  return [text, serviceId, statuses, kinds, classes].filter(({ length }) => length > 0).length;
}
