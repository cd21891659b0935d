import { normaliseSearch, readChosen, readPage, writeQuery } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { quoteAndOrderPath } from '../quote-and-order.paths.ts';

export const placedStatuses = ['ORDERED', 'INSTALLATION_ONGOING', 'COMPLETED', 'CANCELLED'] as const;
export type PlacedStatus = (typeof placedStatuses)[number];

/** Which orders are shown, as the address says. */
export interface PlacedOrdersView {
  readonly text: string;
  readonly statuses: readonly PlacedStatus[];
  /** The first is 0. */
  readonly page: number;
}

/** Reads a view from the query of an address, by the names that the API has for it. */
export function readPlacedOrdersView(query: URLSearchParams): PlacedOrdersView {
  return {
    text: normaliseSearch(query.get('referenceSearchString') ?? ''),
    statuses: readChosen(query, 'statuses', placedStatuses),
    page: readPage(query),
  };
}

/** The query of a view, with the tab that it is in, without its question mark. */
export function writePlacedOrdersView({ text, statuses, page }: PlacedOrdersView): string {
  return writeQuery({ tab: 'orders', referenceSearchString: text, statuses: statuses.join(), page });
}

export const placedOrdersFormat = withSavedViews<PlacedOrdersView>({
  path: quoteAndOrderPath,
  read: readPlacedOrdersView,
  write: writePlacedOrdersView,
  searchOf: ({ text }) => text,
  withSearch: (_, text) => ({ text }),
  withoutFilters: () => ({ text: '', statuses: [] }),
});
