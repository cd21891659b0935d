import type { Quote, quoteAndOrderV4Operations, QuoteInHandlingPage, SpecialistAnswer } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import type { Resource } from '../../../platform/data/data-keys.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { isQuote, isQuoteSummary } from '../quotes.reads.ts';

export type HandlingQuery = NonNullable<quoteAndOrderV4Operations['listQuotesInHandling']['parameters']['query']>;

/** How often what is shown is asked for again, in milliseconds: customers ask, and colleagues answer meanwhile. */
const interval = 60_000;

export const handlingResources = {
  lists: ['quote-handling', 'list'],
  list: (query: HandlingQuery): Resource => ['quote-handling', 'list', JSON.stringify(query)],
  detail: (quoteId: string): Resource => ['quote-handling', 'detail', quoteId],
} as const;

/** One page of what waits at all customers. While another page is on its way, the last one stays. */
export function useQuotesInHandling(query: HandlingQuery): SWRResponse<QuoteInHandlingPage, unknown> {
  return useQuery(handlingResources.list(query), (api) => readQueue(api, query), {
    keepPreviousData: true,
    refreshInterval: interval,
  });
}

function readQueue(api: Api, query: HandlingQuery): Promise<QuoteInHandlingPage> {
  return unwrap(
    api.quotes.GET('/quotes-in-handling', { params: { query } }),
    ({ items, totalItems, totalPages }) =>
      [totalItems, totalPages].every(Number.isInteger) &&
      items.every(
        ({ quote, customer, waitingSince }) =>
          isQuoteSummary(quote) && [customer.id, customer.name, waitingSince].every((text) => typeof text === 'string'),
      ),
  );
}

/** One of them; of another customer's nothing is asked, as the token would not open it. */
export function useQuoteInHandling(quoteId: string | undefined): SWRResponse<Quote, unknown> {
  return useQuery(
    quoteId === undefined ? undefined : handlingResources.detail(quoteId),
    (api) =>
      unwrap(
        api.quotes.GET('/quotes-in-handling/{quoteId}', { params: { path: { quoteId: quoteId ?? '' } } }),
        isQuote,
      ),
    { refreshInterval: interval },
  );
}

/** Answers a quote, which the server answers with the quote as it is then. */
export function useAnswerAsSpecialist(): Write<Keyed<{ quoteId: string; answer: SpecialistAnswer }>, Quote> {
  return useApiWrite(
    (api, { quoteId, answer, idempotencyKey }) =>
      unwrap(
        api.quotes.POST('/quotes-in-handling/{quoteId}/answers', {
          params: { path: { quoteId }, header: { 'Idempotency-Key': idempotencyKey } },
          body: answer,
        }),
        isQuote,
      ),
    async (cache, quote) => {
      await cache.replace(handlingResources.detail(quote.id), quote);
      await cache.invalidate(handlingResources.lists);
      await cache.invalidate(['quotes']);
    },
  );
}
