import { isDate, orderStatuses, orderTypes, type OrderStatus, type OrderType } from '@skerry/contracts';

export const layouts = ['list', 'board', 'calendar'] as const;
export type Layout = (typeof layouts)[number];

export const calendarViews = ['month', 'week', 'agenda'] as const;

/** Which orders are shown; all of it must hold. Empty texts and lists say nothing. */
export interface OrdersFilter {
  readonly text: string;
  readonly statuses: readonly OrderStatus[];
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
  readonly needsMe: boolean;
  readonly onlyAccessServiceOrders: boolean;
}

/** What the page shows, as its address says: `?view=board&status=CREATED&delayed=true`. What is as usual is left out. */
export interface OrdersView {
  readonly layout: Layout;
  readonly filter: OrdersFilter;
  /** Of the list; the first is 0. */
  readonly page: number;
  /** Of the calendar: how much of it, and a day of that; empty for today. */
  readonly calendar: (typeof calendarViews)[number];
  readonly day: string;
}

/** Longest text that the API takes, in characters. */
export const maxTextLength = 200;
const maxPage = 100_000;

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
  needsMe: false,
  onlyAccessServiceOrders: false,
};

/** A text as it is asked for: trimmed and cut to what the API takes, never through the middle of a character. */
export function normaliseText(text: string): string {
  const cut = text.trim().slice(0, maxTextLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}

/** Reads a view from the query of an address. Whatever is not part of one counts as not given. */
export function readOrdersView(query: URLSearchParams): OrdersView {
  const text = (name: string) => normaliseText(query.get(name) ?? '');
  const words = (name: string) => (query.get(name) ?? '').split(',');
  const day = (name: string) => oneIf(query.get(name) ?? '', isDate);
  const isOn = (name: string) => query.get(name) === 'true';
  const page = query.get('page') ?? '';
  return {
    layout: oneOf(layouts, query.get('view')),
    page: /^[0-9]{1,6}$/.test(page) && Number(page) <= maxPage ? Number(page) : 0,
    calendar: oneOf(calendarViews, query.get('calendar')),
    day: day('day'),
    filter: {
      text: text('filter'),
      statuses: orderStatuses.filter((status) => words('status').includes(status)),
      types: orderTypes.filter((type) => words('type').includes(type)),
      products: [...new Set(words('product').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 15),
      siteId: text('site'),
      orderServiceId: text('service'),
      ...range('ordered', day),
      ...range('confirmed', day),
      isDelayed: isOn('delayed'),
      needsMe: isOn('needsMe'),
      onlyAccessServiceOrders: isOn('onlyAccessServiceOrders'),
    },
  };
}

/** The query of a view, without its question mark. */
export function writeOrdersView({ layout, page, calendar, day, filter }: OrdersView): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | boolean) => {
    if (value !== '' && value !== 0 && value !== false) query.set(name, String(value));
  };
  put('view', layout === 'list' ? '' : layout);
  if (layout === 'list') put('page', page);
  if (layout === 'calendar') {
    put('calendar', calendar === 'month' ? '' : calendar);
    put('day', day);
  }
  put('filter', filter.text);
  put('status', filter.statuses.join());
  put('type', filter.types.join());
  put('product', filter.products.join());
  put('site', filter.siteId);
  put('service', filter.orderServiceId);
  put('orderedFrom', filter.orderedFrom);
  put('orderedTo', filter.orderedTo);
  put('confirmedFrom', filter.confirmedFrom);
  put('confirmedTo', filter.confirmedTo);
  put('delayed', filter.isDelayed);
  put('needsMe', filter.needsMe);
  put('onlyAccessServiceOrders', filter.onlyAccessServiceOrders);
  // Commas are allowed in a query, and easier to read.
  return query.toString().replaceAll('%2C', ',');
}

/** How many of the filters are set, each range as one. */
export function countFilters(filter: OrdersFilter): number {
  const { text, statuses, types, products, siteId, orderServiceId } = filter;
  return [
    text !== '',
    statuses.length > 0,
    types.length > 0,
    products.length > 0,
    siteId !== '',
    orderServiceId !== '',
    filter.orderedFrom !== '' || filter.orderedTo !== '',
    filter.confirmedFrom !== '' || filter.confirmedTo !== '',
    filter.isDelayed,
    filter.needsMe,
    filter.onlyAccessServiceOrders,
  ].filter(Boolean).length;
}

function range<Name extends 'ordered' | 'confirmed'>(name: Name, day: (name: string) => string) {
  const [from, to] = [day(`${name}From`), day(`${name}To`)];
  // A range that ends before it begins would find nothing.
  const isBackwards = from !== '' && to !== '' && from > to;
  return { [`${name}From`]: isBackwards ? to : from, [`${name}To`]: isBackwards ? from : to } as Record<
    `${Name}From` | `${Name}To`,
    string
  >;
}

function oneIf(text: string, isExpected: (text: string) => boolean): string {
  return isExpected(text) ? text : '';
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0];
}
