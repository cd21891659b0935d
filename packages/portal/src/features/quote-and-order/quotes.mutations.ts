import type { Quote } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { quoteResources } from './quotes.queries.ts';
import { isQuote } from './quotes.reads.ts';

/** A request about a quote. Repeating it with the same key has one effect. */
interface QuoteRequestOf {
  quoteId: string;
  idempotencyKey: string;
}

/** A change of a quote, which the server answers with the quote as it is then. Lists are asked for again. */
function useQuoteWrite<Input>(write: (api: Api, input: Input) => Promise<Quote>): Write<Input, Quote> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (input) => {
    const quote = await write(api, input);
    await cache.invalidate(quoteResources.lists);
    await cache.replace(quoteResources.detail(quote.id), quote);
    return quote;
  });
}

const paramsOf = ({ quoteId, idempotencyKey }: QuoteRequestOf) => ({
  path: { quoteId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Asks for the same again at today's prices; the answer is the new quote, which the old one then names. */
export function useRenewQuote(): Write<QuoteRequestOf, Quote> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (request) => {
    const quote = await unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/renewals', { params: paramsOf(request) }),
      isQuote,
    );
    await cache.invalidate(quoteResources.lists);
    await cache.invalidate(quoteResources.detail(request.quoteId));
    await cache.replace(quoteResources.detail(quote.id), quote);
    return quote;
  });
}

/** Asks the provider something. */
export function useAskAboutQuote(): Write<QuoteRequestOf & { text: string }, Quote> {
  return useQuoteWrite((api, { text, ...request }) =>
    unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/questions', { params: paramsOf(request), body: { text } }),
      isQuote,
    ),
  );
}

/** Answers a question of the provider's. */
export function useAnswerQuoteQuestion(): Write<QuoteRequestOf & { questionId: string; text: string }, Quote> {
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
export function useSendToSpecialist(): Write<QuoteRequestOf & { text: string }, Quote> {
  return useQuoteWrite((api, { text, ...request }) =>
    unwrap(
      api.quotes.POST('/connection-searches/{quoteId}/manual-handling', { params: paramsOf(request), body: { text } }),
      isQuote,
    ),
  );
}

/** Takes a quote back that nothing was ordered by, as it was read: its version must still be the newest. */
export function useWithdrawQuote(): Write<Pick<Quote, 'id' | 'version'>, void> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ id, version }) => {
    await unwrap(
      api.quotes.DELETE('/connection-searches/{quoteId}', {
        params: { path: { quoteId: id }, header: { 'If-Match': `"${version}"` } },
      }),
    );
    await cache.invalidate(quoteResources.lists);
  });
}
