import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from '@skerry/contracts';
import {
  isSameSort,
  maxSearchLength,
  normaliseSearch,
  readChosen,
  readDay,
  readDays,
  readIds,
  readOneOf,
  readPage,
  readSort,
  writeQuery,
  writeSort,
  type ListSort,
} from '../../platform/list/listQuery.ts';
import { withSavedViews, type SavedViewState } from '../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../platform/list/listAddress.ts';
import { ordersPath } from './orders.paths.ts';

export const layouts = ['list', 'calendar'] as const;
export type Layout = (typeof layouts)[number];

export const calendarViews = ['month', 'week', 'agenda'] as const;

/** What the list can be sorted by, as the API calls it. */
export const orderSortKeys = [
  'orderNumber',
  'service',
  'orderType',
  'orderedAt',
  'delivery',
  'status',
  'monthlyFee',
] as const;
export type OrderSortKey = (typeof orderSortKeys)[number];
export type OrderSort = ListSort<OrderSortKey>;

/** A status, or all of those of orders on their way. */
export type StatusChoice = OrderStatus | 'OPEN';

/** Which orders are shown; all of it must hold. Empty texts and lists say nothing. */
export interface OrdersFilter {
  readonly text: string;
  readonly statuses: readonly StatusChoice[];
  readonly types: readonly OrderType[];
  /** Ids of products. */
  readonly products: readonly string[];
  readonly siteId: string;
  readonly orderServiceId: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly orderedFrom: string;
  readonly orderedTo: string;
  readonly confirmedFrom: string;
  readonly confirmedTo: string;
  readonly isDelayed: boolean;
  /** Without a confirmed date. */
  readonly isUnconfirmed: boolean;
  readonly needsMe: boolean;
  readonly onlyAccessServiceOrders: boolean;
}

/** What the page shows, as its address says: `?view=calendar&status=CREATED&delayed=true`. What is as usual is left out. */
export interface OrdersView {
  readonly layout: Layout;
  readonly filter: OrdersFilter;
  /** Undefined as usual: what waits for the reader by its deadline, the rest newest first. */
  readonly sort: OrderSort | undefined;
  /** Of the list; the first is 0. */
  readonly page: number;
  /** Of the calendar: how much of it, and a day of that; empty for today. */
  readonly calendar: (typeof calendarViews)[number];
  readonly day: string;
}

/** All orders, whatever their state. */
export const noFilter: OrdersFilter = {
  text: '',
  statuses: [],
  types: [],
  products: [],
  siteId: '',
  orderServiceId: '',
  orderedFrom: '',
  orderedTo: '',
  confirmedFrom: '',
  confirmedTo: '',
  isDelayed: false,
  isUnconfirmed: false,
  needsMe: false,
  onlyAccessServiceOrders: false,
};

/** Orders on their way: those that most come for. */
export const usualFilter: OrdersFilter = { ...noFilter, statuses: ['OPEN'] };

/** The newest first is how the usual order goes on after what waits. */
const usualSort: OrderSort = { columnId: 'orderedAt', direction: 'descending' };

const statusChoices: readonly StatusChoice[] = ['OPEN', ...orderStatuses];

/** Reads a view from the query of an address. Whatever is not part of one counts as not given. */
export function readOrdersView(query: URLSearchParams): OrdersView {
  const ordered = readDays(query, 'orderedFrom', 'orderedTo');
  const confirmed = readDays(query, 'confirmedFrom', 'confirmedTo');
  const isOn = (name: string) => query.get(name) === 'true';
  const needsMe = isOn('needsMe');
  const statuses = readChosen(query, 'status', statusChoices);
  const usualStatuses = needsMe || readChosen(query, 'status', ['ALL']).length > 0 ? [] : usualFilter.statuses;
  const sort = readSort(query, orderSortKeys);
  return {
    layout: readOneOf(query, 'view', layouts),
    page: readPage(query),
    sort: isSameSort(sort, usualSort) ? undefined : sort,
    calendar: readOneOf(query, 'calendar', calendarViews),
    day: readDay(query, 'day'),
    filter: {
      text: normaliseSearch(query.get('filter') ?? ''),
      statuses: statuses.length > 0 ? statuses : usualStatuses,
      types: readChosen(query, 'type', orderTypes),
      products: readIds(query, 'product'),
      siteId: idOf(query, 'site'),
      orderServiceId: idOf(query, 'service'),
      orderedFrom: ordered.from,
      orderedTo: ordered.to,
      confirmedFrom: confirmed.from,
      confirmedTo: confirmed.to,
      isDelayed: isOn('delayed'),
      isUnconfirmed: isOn('unconfirmed'),
      needsMe,
      onlyAccessServiceOrders: isOn('onlyAccessServiceOrders'),
    },
  };
}

/** The query of a view, without its question mark. */
export function writeOrdersView({ layout, page, sort, calendar, day, filter }: OrdersView): string {
  const usualStatuses = filter.needsMe ? noFilter.statuses : usualFilter.statuses;
  const statuses = filter.statuses.join();
  return writeQuery({
    view: layout === 'list' ? '' : layout,
    ...(layout === 'list' && { page, sort: sort === undefined || isSameSort(sort, usualSort) ? '' : writeSort(sort) }),
    ...(layout === 'calendar' && { calendar: calendar === 'month' ? '' : calendar, day }),
    filter: filter.text,
    status: statuses === usualStatuses.join() ? '' : statuses || 'ALL',
    type: filter.types.join(),
    product: filter.products.join(),
    site: filter.siteId,
    service: filter.orderServiceId,
    orderedFrom: filter.orderedFrom,
    orderedTo: filter.orderedTo,
    confirmedFrom: filter.confirmedFrom,
    confirmedTo: filter.confirmedTo,
    delayed: filter.isDelayed,
    unconfirmed: filter.isUnconfirmed,
    needsMe: filter.needsMe,
    onlyAccessServiceOrders: filter.onlyAccessServiceOrders,
  });
}

export const ordersFormat = withSavedViews<OrdersView>({
  path: ordersPath,
  read: readOrdersView,
  write: writeOrdersView,
  searchOf: ({ filter }) => filter.text,
  withSearch: ({ filter }, text) => ({ filter: { ...filter, text } }),
  withoutFilters: () => ({ filter: noFilter }),
  notKept: { day: '' },
});

export type OrdersAddress = ListAddress<OrdersView & SavedViewState>;

function idOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, maxSearchLength);
}
