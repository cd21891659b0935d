import type { Approval, OrderCheck, OrderJob, OrderPlacement, Quote } from '@skerry/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { anOrdersApiStub } from '../../../testing/services-section/anOrdersApiStub.ts';
import { placedOrdersUrl, quotesUrl, server } from '../../../testing/server.ts';
import { anOrderableQuote } from './aQuote.ts';

export function aCheck(parts: Partial<OrderCheck> = {}): OrderCheck {
  return {
    currency: 'SEK',
    monthlyMinor: 243_000,
    oneTimeMinor: 450_000,
    totalMinor: 9_198_000,
    decisionsNeeded: 0,
    orderLimitMinor: null,
    deciders: [],
    billingAccounts: [{ id: 'BA-1', name: 'North' }],
    failed: [],
    weeks: [{ siteId: '1', deliveryWeek: '2024-W50', freezePeriodIds: [] }],
    ...parts,
  };
}

export function anApproval(parts: Partial<Approval> = {}): Approval {
  return {
    id: 'approval-1',
    quote: {
      id: 'quote-1',
      number: 'Q-88238',
      name: 'Norra Kajen 2, Sundsvall',
      reference: 'SDL-DIA',
      products: [{ id: 'dia-static', name: 'DIA Static' }],
    },
    status: 'PENDING',
    placement: {
      quoteId: 'quote-1',
      lines: [{ siteId: '1', variantId: 'v1', monthlyMinor: 243_000, oneTimeMinor: 450_000 }],
      purchaseOrderNumber: 'PO-20417',
      acceptsTerms: true,
    },
    currency: 'SEK',
    monthlyMinor: 243_000,
    oneTimeMinor: 450_000,
    termMonths: 36,
    orderLimitMinor: null,
    decisionsNeeded: 1,
    decisions: [],
    deciders: ['Astrid Lindqvist', 'Karin Öhman'],
    billingAccount: null,
    comment: 'Before Christmas.',
    requestedBy: 'Maja Friberg',
    requestedAt: '2024-11-20T14:12:00.000Z',
    isMine: false,
    canDecide: true,
    expiresOn: '2030-12-20',
    failureCode: null,
    orderIds: [],
    version: 1,
    ...parts,
  };
}

export interface CheckoutApiStub {
  /** What was ordered, with the key of each call. */
  readonly placed: { body: OrderPlacement; key: string | null }[];
  readonly checked: OrderPlacement[];
  readonly asked: { placement: OrderPlacement; comment?: string }[];
  readonly decided: { isApproved: boolean; comment?: string }[];
  readonly withdrawn: string[];
  /** The quote as it is from now on. */
  setQuote: (quote: Quote) => void;
}

interface Options {
  quote?: Quote;
  check?: OrderCheck;
  job?: Partial<OrderJob>;
  approvals?: Approval[];
  /** What a decision leads to. */
  decidedTo?: Partial<Approval>;
}

/** The server's side of ordering by a quote. */
export function aCheckoutApiStub(options: Options = {}): CheckoutApiStub {
  let quote = options.quote ?? anOrderableQuote();
  let approvals = options.approvals ?? [anApproval()];
  const stub: CheckoutApiStub = {
    placed: [],
    checked: [],
    asked: [],
    decided: [],
    withdrawn: [],
    setQuote: (next) => void (quote = next),
  };
  const answer = (found: JsonBodyType | undefined, status = 200) =>
    found === undefined ? HttpResponse.json(aProblem(404), { status: 404 }) : HttpResponse.json(found, { status });
  const change = (id: string, parts: Partial<Approval>) => {
    approvals = approvals.map((each) => (each.id === id ? { ...each, ...parts, version: each.version + 1 } : each));
    return approvals.find((each) => each.id === id);
  };
  anOrdersApiStub();
  server.use(
    http.get(quotesUrl('/connection-searches'), () =>
      HttpResponse.json({
        items: [],
        totalItems: 0,
        totalPages: 0,
        currentPage: 0,
        counts: { total: 1, waiting: 0, approvals: 1 },
      }),
    ),
    http.get<{ id: string }>(quotesUrl('/connection-searches/:id'), ({ params }) =>
      answer(params.id === quote.id ? quote : undefined),
    ),
    http.post(quotesUrl('/connection-searches/:id/renewals'), () => {
      const renewed = { ...anOrderableQuote(), id: 'quote-2', renewalOf: quote.id };
      return answer(renewed, 202);
    }),
    http.post(quotesUrl('/connection-searches/:id/manual-handling'), () => answer(quote, 201)),
    http.post(placedOrdersUrl('/order-checks'), async ({ request }) => {
      stub.checked.push((await request.json()) as OrderPlacement);
      return HttpResponse.json(options.check ?? aCheck());
    }),
    http.post(placedOrdersUrl('/orders'), async ({ request }) => {
      const body = (await request.json()) as OrderPlacement;
      stub.placed.push({ body, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
    http.get(placedOrdersUrl('/orders'), () =>
      HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
    ),
    http.get(placedOrdersUrl('/order-jobs/job-1'), () =>
      HttpResponse.json({
        id: 'job-1',
        quoteId: quote.id,
        status: 'DONE',
        orders: [{ id: 'order-1', orderNumber: '1300001', siteId: '1' }],
        failed: [],
        ...options.job,
      }),
    ),
    http.get(quotesUrl('/approvals'), () =>
      HttpResponse.json({ items: approvals, totalItems: approvals.length, totalPages: 1, currentPage: 0 }),
    ),
    http.get<{ id: string }>(quotesUrl('/approvals/:id'), ({ params }) =>
      answer(approvals.find(({ id }) => id === params.id)),
    ),
    http.post(quotesUrl('/approvals'), async ({ request }) => {
      stub.asked.push((await request.json()) as CheckoutApiStub['asked'][number]);
      return answer(anApproval({ isMine: true, canDecide: false }), 201);
    }),
    http.post<{ id: string }>(quotesUrl('/approvals/:id/decisions'), async ({ params, request }) => {
      const body = (await request.json()) as CheckoutApiStub['decided'][number];
      stub.decided.push(body);
      const usual: Partial<Approval> = body.isApproved
        ? { status: 'APPROVED', canDecide: false, orderIds: ['order-1'] }
        : {
            status: 'REJECTED',
            canDecide: false,
            decisions: [
              {
                by: 'Astrid Lindqvist',
                isApproved: false,
                comment: body.comment ?? '',
                at: '2024-11-21T09:00:00.000Z',
              },
            ],
          };
      return answer(change(params.id, options.decidedTo ?? usual), 201);
    }),
    http.post<{ id: string }>(quotesUrl('/approvals/:id/withdrawals'), ({ params }) => {
      stub.withdrawn.push(params.id);
      return answer(change(params.id, { status: 'WITHDRAWN' }), 201);
    }),
  );
  return stub;
}
