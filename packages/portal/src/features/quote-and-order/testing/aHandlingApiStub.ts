import type { Quote, QuoteInHandling, SpecialistAnswer } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem, aSelectableCustomer } from '../../../testing/builders.ts';
import { portalUserUrl, quotesUrl, server } from '../../../testing/server.ts';
import { aQuote, noPrice } from './aQuote.ts';

export const staff = { user: { isInternal: true, roles: [] } };

/** Firm prices for 12 months, none yet for 36, and a question of the customer's. */
export function aWaitingQuote(part: Partial<Quote> = {}): Quote {
  const quote = aQuote();
  return aQuote({
    waitsFor: null,
    actions: [],
    prices: { total: 4, priced: 3, firm: 2 },
    sites: quote.sites.map((site) => ({
      ...site,
      prices: site.prices.map((price) => (price.variantId === 'v4' ? noPrice('v4', 'byHand') : price)),
    })),
    questions: [
      {
        id: 'question-1',
        isFromProvider: false,
        text: 'Can the duct be shared?',
        askedBy: 'Gustav Thulin',
        askedAt: '2024-11-20T08:00:00.000Z',
        answer: null,
      },
    ],
    ...part,
  });
}

export function aQueueItem(part: Partial<QuoteInHandling> = {}): QuoteInHandling {
  return {
    customer: { id: '4471820', name: 'Havstrand Logistik AB', registry: 'se' },
    quote: aWaitingQuote(),
    place: '852 31 Sundsvall',
    reason: 'question',
    text: 'Can the duct be shared?',
    by: 'Gustav Thulin',
    waitingSince: '2024-11-20T08:00:00.000Z',
    ...part,
  };
}

export function anotherCustomersItem(): QuoteInHandling {
  return aQueueItem({
    customer: { id: '5520310', name: 'Fjordheim Sjømat AS', registry: 'no' },
    quote: aWaitingQuote({ id: 'quote-9', number: 'Q-90001', name: 'Kaien 4, Bergen', reference: '' }),
    reason: 'requested',
    text: 'Another way in',
    waitingSince: '2024-11-21T08:00:00.000Z',
  });
}

export interface HandlingBook {
  items: QuoteInHandling[];
  quote: Quote;
  readonly queries: Record<string, string>[];
  readonly answers: { body: SpecialistAnswer; idempotencyKey: string | null }[];
}

/** The server's side of the queue as the contract has it, kept in memory. */
export function aHandlingApiStub(
  items = [aQueueItem(), anotherCustomersItem()],
  quote = aWaitingQuote(),
): HandlingBook {
  const book: HandlingBook = { items, quote, queries: [], answers: [] };
  server.use(
    http.get(portalUserUrl('/selectable-customers'), () =>
      HttpResponse.json([
        aSelectableCustomer({ id: '4471820', name: 'Havstrand Logistik AB' }),
        aSelectableCustomer({ id: '5520310', name: 'Fjordheim Sjømat AS', microserviceRegistry: 'no' }),
      ]),
    ),
    http.get(quotesUrl('/quotes-in-handling'), ({ request }) => {
      book.queries.push(Object.fromEntries(new URL(request.url).searchParams));
      const { length } = book.items;
      return HttpResponse.json({
        items: book.items,
        totalItems: length,
        totalPages: Math.min(length, 1),
        currentPage: 0,
      });
    }),
    http.get(quotesUrl('/quotes-in-handling/:quoteId'), ({ params }) =>
      params['quoteId'] === book.quote.id
        ? HttpResponse.json(book.quote)
        : HttpResponse.json(aProblem(404), { status: 404 }),
    ),
    http.post(quotesUrl('/quotes-in-handling/:quoteId/answers'), async ({ request }) => {
      const body = (await request.json()) as SpecialistAnswer;
      book.answers.push({ body, idempotencyKey: request.headers.get('Idempotency-Key') });
      const answer = { text: body.text ?? '', by: 'Sofie Brandt', at: '2024-11-22T08:00:00.000Z' };
      book.quote = {
        ...book.quote,
        status: body.status,
        version: book.quote.version + 1,
        questions: book.quote.questions.map((question) =>
          question.id === body.questionId ? { ...question, answer } : question,
        ),
      };
      return HttpResponse.json(book.quote, { status: 201 });
    }),
  );
  return book;
}
