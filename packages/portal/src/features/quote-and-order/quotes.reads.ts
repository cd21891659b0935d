import {
  type PlacedOrder,
  type Quote,
  type QuotePage,
  type QuoteSummary,
  type quoteAndOrderV4Operations,
} from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';

/** What the API is asked of the quotes. */
export type QuotesQuery = NonNullable<quoteAndOrderV4Operations['listQuotes']['parameters']['query']>;
export type PlacedOrderPage = { items: PlacedOrder[]; totalItems: number; totalPages: number; currentPage: number };

export async function readQuotes(api: Api, query: QuotesQuery): Promise<QuotePage> {
  return unwrap(api.quotes.GET('/connection-searches', { params: { query } }), isQuotePage);
}

export async function readQuote(api: Api, quoteId: string): Promise<Quote> {
  return unwrap(api.quotes.GET('/connection-searches/{quoteId}', { params: { path: { quoteId } } }), isQuote);
}

export async function readPlacedOrders(
  api: Api,
  query: { page: number; pageSize: number; referenceSearchString?: string; statuses?: string },
): Promise<PlacedOrderPage> {
  return unwrap(
    api.placedOrders.GET('/orders', { params: { query } }),
    ({ items, totalPages, totalItems }) =>
      [totalPages, totalItems].every(Number.isInteger) && items.every(isPlacedOrder),
  );
}

export async function readPlacedOrder(api: Api, orderId: string): Promise<PlacedOrder> {
  return unwrap(api.placedOrders.GET('/orders/{orderId}', { params: { path: { orderId } } }), isPlacedOrder);
}

/** Whether an answer is a quote that pages can show. */
export function isQuote(quote: Quote): boolean {
  return (
    isQuoteSummary(quote) &&
    [quote.variants, quote.sites, quote.questions, quote.events, quote.actions].every(Array.isArray)
  );
}

export function isPlacedOrder({ id, orderNumber, translations, site }: PlacedOrder): boolean {
  return (
    [id, orderNumber].every((text) => typeof text === 'string') &&
    Array.isArray(translations) &&
    typeof site === 'object'
  );
}

function isQuotePage({ items, totalItems, totalPages, counts }: QuotePage): boolean {
  return [totalItems, totalPages, counts.total].every(Number.isInteger) && items.every(isQuoteSummary);
}

export function isQuoteSummary({ id, status, products, prices, currency }: QuoteSummary): boolean {
  return (
    [id, status, currency].every((text) => typeof text === 'string') &&
    Array.isArray(products) &&
    Number.isInteger(prices.total)
  );
}
