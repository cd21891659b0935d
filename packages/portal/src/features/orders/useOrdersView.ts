import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText, type SettledText } from '../../platform/browser/useSettledText.ts';
import { ordersPath } from './orders.paths.ts';
import {
  noFilter,
  normaliseText,
  readOrdersView,
  writeOrdersView,
  type OrdersFilter,
  type OrdersView,
} from './ordersAddress.ts';

export interface OrdersAddress {
  /** What the address says. */
  readonly view: OrdersView;
  /** The text filter as it is being typed; the address follows when typing rests. */
  readonly text: SettledText;
  /** Changes some of the filters, and goes to the first page of what they find. */
  readonly changeFilter: (change: Partial<OrdersFilter>) => void;
  readonly clearFilter: () => void;
  readonly changeView: (change: Partial<Omit<OrdersView, 'filter'>>) => void;
  readonly hrefOf: (change: Partial<OrdersView>) => string;
  /** Goes to another page in place of this one, which doesn't exist. */
  readonly correctPage: (page: number) => void;
}

/** What the orders page shows, which lives in its address. */
export function useOrdersView(): OrdersAddress {
  const [query, setQuery] = useSearchParams();
  const view = readOrdersView(query);

  useEffect(() => {
    const corrected = writeOrdersView(view);
    if (query.toString().replaceAll('%2C', ',') !== corrected) setQuery(corrected, { replace: true });
  });

  const changeFilter = (change: Partial<OrdersFilter>, replace = false) =>
    setQuery(writeOrdersView({ ...view, page: 0, filter: { ...view.filter, ...change } }), { replace });
  const text = useSettledText({
    text: view.filter.text,
    normalise: normaliseText,
    // One step back leads to the list without a filter, not through every pause in typing.
    onSettled: (settled) => changeFilter({ text: settled }, view.filter.text !== ''),
  });

  return {
    view,
    text,
    changeFilter: (change) => changeFilter(change),
    clearFilter() {
      text.type('');
      changeFilter(noFilter);
    },
    changeView: (change) => setQuery(writeOrdersView({ ...view, ...change })),
    hrefOf: (change) => ordersHref({ ...view, ...change }),
    correctPage: (page) => setQuery(writeOrdersView({ ...view, page }), { replace: true }),
  };
}

/** Address of the orders in a view. */
export function ordersHref(view: OrdersView): string {
  const query = writeOrdersView(view);
  return query === '' ? ordersPath : `${ordersPath}?${query}`;
}
