import type { Quote } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import type { Write } from '../../platform/data/useWrite.ts';
import { purchaseResources } from './purchase.queries.ts';
import { quoteResources } from './quotes.queries.ts';
import { isQuote } from './quotes.reads.ts';

type QuoteContent<Other = unknown> = { quoteId: string } & Other;

/** A change of a quote, which the server answers with the quote as it is then. Lists are asked for again. */
function useQuoteWrite<Input>(write: (api: Api, input: Input) => Promise<Quote>): Write<Input, Quote> {
  return useApiWrite(write, async (cache, quote) => {
    await cache.invalidate(quoteResources.lists);
    await cache.replace(quoteResources.detail(quote.id), quote);
  });
}

const paramsOf = ({ quoteId, idempotencyKey }: Keyed<QuoteContent>) => ({
  path: { quoteId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Asks for the same again at today's prices; the answer is the new quote, which the old one then names. */
export function useRenewQuote(): Write<Keyed<QuoteContent>, Quote> {
  return useApiWrite(
    (api, request) =>
      unwrap(api.quotes.POST('/connection-searches/{quoteId}/renewals', { params: paramsOf(request) }), isQuote),
    async (cache, quote, { quoteId }) => {
      await cache.invalidate(quoteResources.lists);
      await cache.invalidate(quoteResources.detail(quoteId));
      await cache.replace(quoteResources.detail(quote.id), quote);
    },
  );
}

/** Makes a list of a quote's sites and choices, to ask for prices anew from; the answer is its id. */
export function useDuplicateQuote(): (request: Keyed<QuoteContent>) => Promise<string> {
  const api = useApi();
  const cache = useDataCache();
  return async (request) => {
    const { siteListId } = await unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/duplicates', { params: paramsOf(request) }),
      (made) => typeof made.siteListId === 'string',
    );
    await cache.invalidate(purchaseResources.siteLists);
    return siteListId;
  };
}

/** Asks the provider something. */
export function useAskAboutQuote(): Write<Keyed<QuoteContent<{ text: string }>>, Quote> {
  return useQuoteWrite((api, { text, ...request }) =>
    unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/questions', { params: paramsOf(request), body: { text } }),
      isQuote,
    ),
  );
}

/** Answers a question of the provider's. */
export function useAnswerQuoteQuestion(): Write<Keyed<QuoteContent<{ questionId: string; text: string }>>, Quote> {
  return useQuoteWrite((api, { text, questionId, quoteId, idempotencyKey }) =>
    unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/questions/{questionId}/answers', {
        params: { path: { quoteId, questionId }, header: { 'Idempotency-Key': idempotencyKey } },
        body: { text },
      }),
      isQuote,
    ),
  );
}

/** Asks a specialist to look at it. */
export function useSendToSpecialist(): Write<Keyed<QuoteContent<{ text: string }>>, Quote> {
  return useQuoteWrite((api, { text, ...request }) =>
    unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/manual-handling', { params: paramsOf(request), body: { text } }),
      isQuote,
    ),
  );
}

/** Takes a quote back that nothing was ordered by, as it was read: its version must still be the newest. */
export function useWithdrawQuote(): Write<Pick<Quote, 'id' | 'version'>, void> {
  return useApiWrite(
    async (api, { id, version }) => {
      await unwrap(
        api.quotes.DELETE('/connection-searches/{quoteId}', {
          params: { path: { quoteId: id }, header: ifMatch(version) },
        }),
      );
    },
    (cache) => cache.invalidate(quoteResources.lists),
  );
}
