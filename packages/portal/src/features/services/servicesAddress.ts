import { serviceSortKeys, serviceStatusCode, type ServiceSortKey } from '@skerry/contracts';
import { knownColumns, type ServiceColumnId } from './list/serviceColumns.ts';
import { siteSortKeys, usualSiteSort, type SiteSort } from './sites/siteOrder.ts';
import { normaliseSearch, readNumber, readTexts } from '../../platform/list/listQuery.ts';
import { readSavedViewState, type SavedViewState } from '../../platform/list/saved-views/savedViews.ts';

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
  /** Id of the disturbance or planned work that touches them; set by a link from it. Empty for none. */
  readonly disturbance: string;
}

export const tagModes = ['any', 'all', 'none'] as const;
export type TagMode = (typeof tagModes)[number];

export const servicesViews = ['list', 'sites', 'map'] as const;
export const serviceTabs = ['overview', 'orders', 'history'] as const;
export type ServiceTab = (typeof serviceTabs)[number];
export type ServiceSort = ServiceSortKey | `-${ServiceSortKey}`;

/** All that the address says of the page: `?status=IN_SERVICE&city=Oslo&sort=-capacity&page=1`. The first page is 0 and is left out, as is whatever is usual. */
export interface ServicesView extends SavedViewState {
  readonly view: (typeof servicesViews)[number];
  readonly filter: ServicesFilter;
  readonly sort: ServiceSort;
  /** Of the sites, in their list and beside the map. */
  readonly siteSort: SiteSort;
  readonly columns: readonly ServiceColumnId[];
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
  disturbance: '',
};

const maxPage = 100_000;
const maxCapacity = 1_000_000_000_000_000;
/** What needs somebody comes first. */
export const usualSort: ServiceSort = 'health';

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
export function readServicesView(query: URLSearchParams): ServicesView {
  const statuses = readTexts(query, 'status', 20, 64).map(serviceStatusCode);
  const isAll = statuses.includes('ALL');
  const service = query.get('service') ?? '';
  const place = query.get('place') ?? '';
  const disturbance = query.get('disturbance') ?? '';
  const shown = oneOf(servicesViews, query.get('view')) ?? 'list';
  return {
    view: shown,
    filter: {
      text: normaliseSearch(query.get('text') ?? ''),
      statuses: isAll ? [] : [...new Set(statuses.filter((status) => /^[A-Z0-9_]+$/.test(status)))],
      withEnded: isAll,
      products: readTexts(query, 'product', 50, 64),
      countries: readTexts(query, 'country', 10, 2).filter((code) => /^[A-Z]{2}$/.test(code)),
      cities: readTexts(query, 'city', 100, 100),
      sites: readTexts(query, 'site', 100, 64),
      tags: readTexts(query, 'tag', 50, 64),
      tagMode: oneOf(tagModes, query.get('tagMode')) ?? 'any',
      minCapacity: readNumber(query, 'minCapacity', 1, maxCapacity),
      maxCapacity: readNumber(query, 'maxCapacity', 1, maxCapacity),
      contractEnd: readNumber(query, 'contractEnd', 1, 120),
      disturbance: disturbance.length <= 64 ? disturbance : '',
    },
    sort: oneOf(sorts, query.get('sort')) ?? usualSort,
    siteSort: oneOf(siteSorts, query.get('siteSort')) ?? usualSiteSort,
    ...readSavedViewState(query),
    columns: knownColumns(query.getAll('column')),
    page: readNumber(query, 'page', 0, maxPage) ?? 0,
    place: shown === 'map' && place.length <= 64 ? place : '',
    service: service.length <= 64 ? service : '',
    tab: oneOf(serviceTabs, query.get('tab')) ?? 'overview',
    historyPage: readNumber(query, 'historyPage', 0, maxPage) ?? 0,
  };
}

/** The query of a view, without its question mark. */
export function writeServicesView({
  view,
  filter,
  sort,
  siteSort,
  columns,
  rows,
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
  put('disturbance', filter.disturbance);
  put('sort', sort, usualSort);
  put('siteSort', siteSort, usualSiteSort);
  for (const column of columns) put('column', column);
  put('rows', rows);
  put('saved', saved);
  put('page', page, 0);
  if (view === 'map') put('place', place);
  put('service', service);
  if (service !== '') put('tab', tab, 'overview');
  if (service !== '' && tab === 'history') put('historyPage', historyPage, 0);
  return query.toString();
}

const sorts: readonly ServiceSort[] = serviceSortKeys.flatMap((key): ServiceSort[] => [key, `-${key}`]);
const siteSorts: readonly SiteSort[] = siteSortKeys.flatMap((key): SiteSort[] => [key, `-${key}`]);

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
