import { serviceSortKeys, serviceStatusCode, type ServiceSortKey } from '@skerry/contracts';
import { knownColumns, type ServiceColumnId } from './serviceColumns.ts';

/** Which services are shown. Nothing chosen stands for no restriction, but for statuses. */
export interface ServicesFilter {
  /** Without white space around it; empty for none. */
  readonly text: string;
  /** Codes such as IN_SERVICE. None stands for all that have not ended. */
  readonly statuses: readonly string[];
  /** What has ended too. Only where no statuses are chosen. */
  readonly withEnded: boolean;
  readonly products: readonly string[];
  /** Codes such as SE. */
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  /** Ids of sites. */
  readonly sites: readonly string[];
  /** Ids of tags. */
  readonly tags: readonly string[];
  readonly tagMode: TagMode;
  /** In bits per second. */
  readonly minCapacity: number | undefined;
  readonly maxCapacity: number | undefined;
  /** The contract ends within so many months. */
  readonly contractEnd: number | undefined;
}

export const tagModes = ['any', 'all', 'none'] as const;
export type TagMode = (typeof tagModes)[number];

export const servicesViews = ['list', 'sites', 'map'] as const;
export const serviceTabs = ['overview', 'history'] as const;
export type ServiceTab = (typeof serviceTabs)[number];
export type ServiceSort = ServiceSortKey | `-${ServiceSortKey}`;

/** All that the address says of the page: `?status=IN_SERVICE&city=Oslo&sort=-capacity&page=1`. The first page is 0 and is left out, as is whatever is usual. */
export interface ServicesView {
  readonly view: (typeof servicesViews)[number];
  readonly filter: ServicesFilter;
  readonly sort: ServiceSort;
  /** Columns of the list in their order; none for those that the browser remembers. */
  readonly columns: readonly ServiceColumnId[];
  /** Id of the saved view that was opened, which this is compared with; empty for none. */
  readonly saved: string;
  readonly page: number;
  /** Id of the site that is open on the map; empty for none. */
  readonly place: string;
  /** The service that is open; empty for none. */
  readonly service: string;
  readonly tab: ServiceTab;
  /** Of its history; the first is 0. */
  readonly historyPage: number;
}

export const noFilter: ServicesFilter = {
  text: '',
  statuses: [],
  withEnded: false,
  products: [],
  countries: [],
  cities: [],
  sites: [],
  tags: [],
  tagMode: 'any',
  minCapacity: undefined,
  maxCapacity: undefined,
  contractEnd: undefined,
};

/** Longest text that the API takes, in characters. */
export const maxTextLength = 200;
const maxPage = 100_000;
const maxCapacity = 1_000_000_000_000_000;
export const usualSort: ServiceSort = 'serviceName';

/** A text as it is asked for: trimmed and cut to what the API takes, never through the middle of a character. */
export function normaliseText(text: string): string {
  const cut = text.trim().slice(0, maxTextLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readServicesView(query: URLSearchParams): ServicesView {
  const statuses = listOf(query, 'status', 20, 64).map(serviceStatusCode);
  const isAll = statuses.includes('ALL');
  const service = query.get('service') ?? '';
  const place = query.get('place') ?? '';
  const saved = query.get('saved') ?? '';
  const shown = oneOf(servicesViews, query.get('view')) ?? 'list';
  return {
    view: shown,
    filter: {
      text: normaliseText(query.get('text') ?? ''),
      statuses: isAll ? [] : [...new Set(statuses.filter((status) => /^[A-Z0-9_]+$/.test(status)))],
      withEnded: isAll,
      products: listOf(query, 'product', 50, 64),
      countries: listOf(query, 'country', 10, 2).filter((code) => /^[A-Z]{2}$/.test(code)),
      cities: listOf(query, 'city', 100, 100),
      sites: listOf(query, 'site', 100, 64),
      tags: listOf(query, 'tag', 50, 64),
      tagMode: oneOf(tagModes, query.get('tagMode')) ?? 'any',
      minCapacity: numberOf(query.get('minCapacity'), 1, maxCapacity),
      maxCapacity: numberOf(query.get('maxCapacity'), 1, maxCapacity),
      contractEnd: numberOf(query.get('contractEnd'), 1, 120),
    },
    sort: oneOf(sorts, query.get('sort')) ?? usualSort,
    columns: knownColumns(query.getAll('column')),
    saved: saved.length <= 64 ? saved : '',
    page: numberOf(query.get('page'), 0, maxPage) ?? 0,
    place: shown === 'map' && place.length <= 64 ? place : '',
    service: service.length <= 64 ? service : '',
    tab: oneOf(serviceTabs, query.get('tab')) ?? 'overview',
    historyPage: numberOf(query.get('historyPage'), 0, maxPage) ?? 0,
  };
}

/** The query of a view, without its question mark. */
export function writeServicesView({
  view,
  filter,
  sort,
  columns,
  saved,
  page,
  place,
  service,
  tab,
  historyPage,
}: ServicesView): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | undefined, usual: string | number = '') => {
    if (value !== undefined && value !== usual) query.append(name, String(value));
  };
  put('view', view, 'list');
  put('text', filter.text);
  if (filter.withEnded) put('status', 'all');
  for (const status of filter.statuses) put('status', status);
  for (const product of filter.products) put('product', product);
  for (const country of filter.countries) put('country', country);
  for (const city of filter.cities) put('city', city);
  for (const site of filter.sites) put('site', site);
  for (const tag of filter.tags) put('tag', tag);
  if (filter.tags.length > 0) put('tagMode', filter.tagMode, 'any');
  put('minCapacity', filter.minCapacity);
  put('maxCapacity', filter.maxCapacity);
  put('contractEnd', filter.contractEnd);
  put('sort', sort, usualSort);
  for (const column of columns) put('column', column);
  put('saved', saved);
  put('page', page, 0);
  if (view === 'map') put('place', place);
  put('service', service);
  if (service !== '') put('tab', tab, 'overview');
  if (service !== '' && tab === 'history') put('historyPage', historyPage, 0);
  return query.toString();
}

const sorts: readonly ServiceSort[] = serviceSortKeys.flatMap((key): ServiceSort[] => [key, `-${key}`]);

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function listOf(query: URLSearchParams, name: string, maxItems: number, maxLength: number): string[] {
  const values = query.getAll(name).map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== '' && value.length <= maxLength))].slice(0, maxItems);
}

function numberOf(text: string | null, min: number, max: number): number | undefined {
  const value = text !== null && /^[0-9]{1,16}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
