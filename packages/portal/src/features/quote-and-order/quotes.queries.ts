import type { PlacedOrder, Quote, QuotePage } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import {
  readPlacedOrder,
  readPlacedOrders,
  readQuote,
  readQuotes,
  type PlacedOrderPage,
  type QuotesQuery,
} from './quotes.reads.ts';

/** How often what is shown is asked for again, in milliseconds. */
const interval = 120_000;

/** What the pages of quotes ask for. */
export const quoteResources = {
  lists: ['quotes', 'list'],
  list: (query: QuotesQuery): Resource => ['quotes', 'list', JSON.stringify(query)],
  detail: (quoteId: string): Resource => ['quotes', 'detail', quoteId],
  placedOrder: (orderId: string): Resource => ['quotes', 'order', orderId],
  placedOrders: (query: object): Resource => ['quotes', 'orders', JSON.stringify(query)],
} as const;

/** One page of quotes. While another page or filter is on its way, the last one stays. */
export function useQuotes(query: QuotesQuery): SWRResponse<QuotePage, unknown> {
  return useQuery(quoteResources.list(query), (api) => readQuotes(api, query), {
    keepPreviousData: true,
    refreshInterval: interval,
  });
}

export function useQuote(quoteId: string): SWRResponse<Quote, unknown> {
  return useQuery(quoteResources.detail(quoteId), (api) => readQuote(api, quoteId), { refreshInterval: interval });
}

/** One page of what was ordered. */
export function usePlacedOrders(query: Parameters<typeof readPlacedOrders>[1]): SWRResponse<PlacedOrderPage, unknown> {
  return useQuery(quoteResources.placedOrders(query), (api) => readPlacedOrders(api, query), {
    keepPreviousData: true,
    refreshInterval: interval,
  });
}

export function usePlacedOrder(orderId: string): SWRResponse<PlacedOrder, unknown> {
  return useQuery(quoteResources.placedOrder(orderId), (api) => readPlacedOrder(api, orderId), {
    refreshInterval: interval,
  });
}

/** How many there are of what the tabs hold; undefined until it is known. */
export function useQuoteTabCounts(isOnlyOrders: boolean): {
  quotes: number | undefined;
  orders: number | undefined;
  approvals: number | undefined;
} {
  const one = { page: 0, pageSize: 1 };
  const quotes = useQuery(isOnlyOrders ? undefined : quoteResources.list(one), (api) => readQuotes(api, one));
  const orders = useQuery(quoteResources.placedOrders(one), (api) => readPlacedOrders(api, one));
  return {
    quotes: quotes.data?.counts.total,
    orders: orders.data?.totalItems,
    approvals: quotes.data?.counts.approvals,
  };
}

/** Several quotes at once, in this order. Those that are gone, or somebody else's, are left out. */
export function useComparedQuotes(quoteIds: readonly string[]): SWRResponse<Quote[], unknown> {
  return useQuery(['quotes', 'compare', quoteIds.join()], async (api) => {
    const answers = await Promise.all(
      quoteIds.map((quoteId) =>
        readQuote(api, quoteId).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return undefined;
          throw error;
        }),
      ),
    );
    return answers.filter((quote) => quote !== undefined);
  });
}
