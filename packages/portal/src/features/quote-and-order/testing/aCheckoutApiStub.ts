import {
  apis,
  type Approval,
  type FrameworkAgreement,
  type OrderCheck,
  type OrderJob,
  type OrderPlacement,
  type Quote,
} from '@skerry/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { anOrdersApiStub } from '../../../testing/services-section/anOrdersApiStub.ts';
import { origin, server } from '../../../testing/server.ts';

export const v4 = (path: string) => `${origin}${apis['quote-and-order-v4'].prefix}${path}`;
export const v5 = (path: string) => `${origin}${apis['quote-and-order-v5'].prefix}${path}`;

/** Lets the pages of quotes be opened. */
export const openAgreement = {
  id: 'FA-1',
  name: 'Connections',
  quoteAndOrderInternalUsersOnly: false,
  products: [{ id: 'dia-static', name: 'DIA Static' }],
  productPackages: [],
} as unknown as FrameworkAgreement;

type Site = Quote['sites'][number];
type Price = Site['prices'][number];

export function aPrice(variantId: string, parts: Partial<Price> = {}): Price {
  return {
    variantId,
    level: 'firm',
    confidence: 'green',
    code: null,
    monthlyMinor: 243_000,
    oneTimeMinor: 450_000,
    leadTimeWeeks: 3,
    deliveryWeek: '2024-W50',
    orderId: null,
    lines: [],
    ...parts,
  };
}

export function aSiteOfQuote(id: string, streetName: string, prices: Price[]): Site {
  return {
    id,
    siteId: null,
    name: `${streetName} 2`,
    streetName,
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    coordinates: { longitude: 17.3, latitude: 62.4 },
    reference: null,
    dataCenterSiteId: null,
    contact: null,
    metres: 40,
    confidence: 'green',
    prices,
  };
}

/** With two firm prices at one site. */
export function aQuote(parts: Partial<Quote> = {}): Quote {
  const variant = { productId: 'dia-static', termMonths: 36, accessType: 'fibre', fastTrack: false };
  return {
    id: 'quote-1',
    number: 'Q-88238',
    name: 'Norra Kajen 2, Sundsvall',
    reference: 'SDL-DIA',
    status: 'COMPLETED',
    level: 'firm',
    agreement: { id: 'FA-1', name: 'Connections' },
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    capacitiesBps: [200_000_000, 1_000_000_000],
    terms: [36],
    siteCount: 1,
    prices: { total: 2, priced: 2, firm: 2 },
    currency: 'SEK',
    monthlyMinor: 243_000,
    oneTimeMinor: 450_000,
    validUntil: '2030-12-20',
    validity: 'VALID',
    waitsFor: null,
    approvalStatus: null,
    isMine: true,
    createdBy: 'Astrid Lindqvist',
    createdAt: '2024-11-19T13:30:00.000Z',
    updatedBy: 'Astrid Lindqvist',
    updatedAt: '2024-11-19T13:30:00.000Z',
    version: 4,
    priceRulesVersion: 7,
    correlationId: null,
    siteListId: null,
    note: '',
    renewalOf: null,
    renewedBy: null,
    actions: ['ask', 'withdraw', 'order', 'manualHandling'],
    orderLimitMinor: null,
    variants: [
      { ...variant, id: 'v1', capacityBps: 200_000_000 },
      { ...variant, id: 'v2', capacityBps: 1_000_000_000 },
    ],
    sites: [aSiteOfQuote('1', 'Norra Kajen', [aPrice('v1'), aPrice('v2', { monthlyMinor: 389_000 })])],
    questions: [],
    events: [],
    ...parts,
  };
}

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
  let quote = options.quote ?? aQuote();
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
    http.get(v4('/connection-searches'), () =>
      HttpResponse.json({
        items: [],
        totalItems: 0,
        totalPages: 0,
        currentPage: 0,
        counts: { total: 1, waiting: 0, approvals: 1 },
      }),
    ),
    http.get<{ id: string }>(v4('/connection-searches/:id'), ({ params }) =>
      answer(params.id === quote.id ? quote : undefined),
    ),
    http.post(v4('/connection-searches/:id/renewals'), () => {
      const renewed = { ...aQuote(), id: 'quote-2', renewalOf: quote.id };
      return answer(renewed, 202);
    }),
    http.post(v4('/connection-searches/:id/manual-handling'), () => answer(quote, 201)),
    http.post(v5('/order-checks'), async ({ request }) => {
      stub.checked.push((await request.json()) as OrderPlacement);
      return HttpResponse.json(options.check ?? aCheck());
    }),
    http.post(v5('/orders'), async ({ request }) => {
      const body = (await request.json()) as OrderPlacement;
      stub.placed.push({ body, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
    http.get(v5('/orders'), () => HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 })),
    http.get(v5('/order-jobs/job-1'), () =>
      HttpResponse.json({
        id: 'job-1',
        quoteId: quote.id,
        status: 'DONE',
        orders: [{ id: 'order-1', orderNumber: '1300001', siteId: '1' }],
        failed: [],
        ...options.job,
      }),
    ),
    http.get(v4('/approvals'), () =>
      HttpResponse.json({ items: approvals, totalItems: approvals.length, totalPages: 1, currentPage: 0 }),
    ),
    http.get<{ id: string }>(v4('/approvals/:id'), ({ params }) =>
      answer(approvals.find(({ id }) => id === params.id)),
    ),
    http.post(v4('/approvals'), async ({ request }) => {
      stub.asked.push((await request.json()) as CheckoutApiStub['asked'][number]);
      return answer(anApproval({ isMine: true, canDecide: false }), 201);
    }),
    http.post<{ id: string }>(v4('/approvals/:id/decisions'), async ({ params, request }) => {
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
    http.post<{ id: string }>(v4('/approvals/:id/withdrawals'), ({ params }) => {
      stub.withdrawn.push(params.id);
      return answer(change(params.id, { status: 'WITHDRAWN' }), 201);
    }),
  );
  return stub;
}
