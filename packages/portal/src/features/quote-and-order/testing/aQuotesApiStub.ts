import type { PlacedOrder, Quote } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { placedOrdersUrl, quotesUrl, server } from '../../../testing/server.ts';
import { aPlacedOrder, aQuote } from './aQuote.ts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
  idempotencyKey: string | null;
}

export interface QuoteBook {
  quotes: Quote[];
  orders: PlacedOrder[];
  readonly calls: readonly Call[];
  /** Calls that change something. */
  readonly writes: readonly Call[];
  /** Queries of the list, without those for the counts of tabs. */
  readonly listQueries: readonly Record<string, string>[];
}

/** The server's side of quotes as the contract has it, kept in memory. */
export function aQuotesApiStub(quotes: Quote[] = [aQuote()], orders: PlacedOrder[] = [aPlacedOrder()]): QuoteBook {
  const calls: Call[] = [];
  const book: QuoteBook = {
    quotes,
    orders,
    calls,
    get writes() {
      return calls.filter(({ method }) => method !== 'GET');
    },
    get listQueries() {
      return calls
        .filter(({ path, query }) => path === '/connection-searches' && query['pageSize'] !== '1')
        .map(({ query }) => query);
    },
  };
  const note = async (request: Request) => {
    const url = new URL(request.url);
    const text = await request.clone().text();
    calls.push({
      method: request.method,
      path: url.pathname.replace(/^.*\/v[0-9]/, ''),
      query: Object.fromEntries(url.searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      ifMatch: request.headers.get('If-Match'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    });
  };
  const pageOf = <Item>(items: readonly Item[]) => ({
    items,
    totalItems: items.length,
    totalPages: Math.min(items.length, 1),
    currentPage: 0,
  });
  const answer = (id: unknown, status = 200) => {
    const quote = book.quotes.find((each) => each.id === id);
    return quote ? HttpResponse.json(quote, { status }) : HttpResponse.json(aProblem(404), { status: 404 });
  };
  const change = (id: unknown, part: (quote: Quote) => Partial<Quote>) => {
    book.quotes = book.quotes.map((quote) =>
      quote.id === id ? { ...quote, ...part(quote), version: quote.version + 1 } : quote,
    );
  };
  server.use(
    http.get(quotesUrl('/connection-searches'), async ({ request }) => {
      await note(request);
      const counts = {
        total: book.quotes.length,
        waiting: book.quotes.filter(({ waitsFor }) => waitsFor !== null).length,
        approvals: 2,
      };
      return HttpResponse.json({ ...pageOf(book.quotes), counts });
    }),
    http.get(quotesUrl('/connection-searches/documents'), async ({ request }) => {
      await note(request);
      return new HttpResponse('PK', {
        headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="quotes.zip"' },
      });
    }),
    http.post(quotesUrl('/connection-searches/:quoteId/duplicates'), async ({ request, params }) => {
      await note(request);
      return HttpResponse.json({ siteListId: `list of ${String(params['quoteId'])}` }, { status: 201 });
    }),
    http.get(quotesUrl('/connection-searches/:quoteId'), async ({ request, params }) => {
      await note(request);
      return answer(params['quoteId']);
    }),
    http.delete(quotesUrl('/connection-searches/:quoteId'), async ({ request, params }) => {
      await note(request);
      book.quotes = book.quotes.filter(({ id }) => id !== params['quoteId']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(quotesUrl('/connection-searches/:quoteId/renewals'), async ({ request, params }) => {
      await note(request);
      const renewed = aQuote({ id: 'quote-2', number: 'Q-88300', renewalOf: String(params['quoteId']), questions: [] });
      book.quotes = [renewed, ...book.quotes];
      return answer('quote-2', 202);
    }),
    http.post(quotesUrl('/connection-searches/:quoteId/questions'), async ({ request, params }) => {
      await note(request);
      return answer(params['quoteId'], 201);
    }),
    http.post(quotesUrl('/connection-searches/:quoteId/manual-handling'), async ({ request, params }) => {
      await note(request);
      change(params['quoteId'], () => ({ status: 'PRESALE_REQUESTED', actions: ['ask', 'withdraw'] }));
      return answer(params['quoteId'], 201);
    }),
    http.post(quotesUrl('/connection-searches/:quoteId/questions/:questionId/answers'), async ({ request, params }) => {
      await note(request);
      const { text } = (await request.json()) as { text: string };
      change(params['quoteId'], ({ questions, actions }) => ({
        waitsFor: null,
        actions: actions.filter((action) => action !== 'answer'),
        questions: questions.map((question) => ({
          ...question,
          answer: { text, by: 'Astrid Lindqvist', at: '2024-11-21T08:00:00.000Z' },
        })),
      }));
      return answer(params['quoteId'], 201);
    }),
    http.get(placedOrdersUrl('/orders'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(pageOf(book.orders));
    }),
    http.get(placedOrdersUrl('/orders/:orderId'), async ({ request, params }) => {
      await note(request);
      const order = book.orders.find(({ id }) => id === params['orderId']);
      return order ? HttpResponse.json(order) : HttpResponse.json(aProblem(404), { status: 404 });
    }),
  );
  return book;
}
