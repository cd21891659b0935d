import type { FrameworkAgreement, PlacedOrder, Quote, QuotePrice, QuoteSite, QuoteVariant } from '@skerry/contracts';

const megabit = 1_000_000;

export const anAgreement: FrameworkAgreement = {
  id: 'FA-1',
  name: 'Company connections',
  products: [{ id: 'dia-static', name: 'DIA Static' }],
  productPackages: [],
  quoteAndOrderInternalUsersOnly: false,
};

export function aVariant(id: string, megabits: number, termMonths: number, accessType = 'fibre'): QuoteVariant {
  return { id, productId: 'dia-static', capacityBps: megabits * megabit, termMonths, accessType, fastTrack: false };
}

/** A firm price in kronor, a month and once. */
export function aPrice(variantId: string, monthly: number, once = 0, part: Partial<QuotePrice> = {}): QuotePrice {
  return {
    variantId,
    level: 'firm',
    confidence: 'green',
    code: null,
    monthlyMinor: monthly * 100,
    oneTimeMinor: once * 100,
    leadTimeWeeks: 3,
    deliveryWeek: '2025-W03',
    orderId: null,
    lines: [
      {
        ruleId: 'PR-0412',
        name: 'List price',
        kind: 'list',
        basisPoints: null,
        monthlyChangeMinor: (monthly + 100) * 100,
        oneTimeChangeMinor: once * 100,
        monthlyMinor: (monthly + 100) * 100,
        oneTimeMinor: once * 100,
      },
      {
        ruleId: 'PR-0500',
        name: 'Discount of the agreement',
        kind: 'agreementDiscount',
        basisPoints: -1000,
        monthlyChangeMinor: -10_000,
        oneTimeChangeMinor: 0,
        monthlyMinor: monthly * 100,
        oneTimeMinor: once * 100,
      },
    ],
    ...part,
  };
}

export function noPrice(variantId: string, code = 'outOfReach'): QuotePrice {
  return {
    ...aPrice(variantId, 0),
    level: null,
    confidence: 'red',
    code,
    monthlyMinor: null,
    oneTimeMinor: null,
    leadTimeWeeks: null,
    deliveryWeek: null,
    lines: [],
  };
}

export function aQuoteSite(part: Partial<QuoteSite> = {}): QuoteSite {
  return {
    id: '1',
    siteId: null,
    name: 'Norra Kajen 2',
    streetName: 'Norra Kajen',
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    coordinates: { longitude: 17.3255, latitude: 62.3974 },
    reference: null,
    dataCenterSiteId: null,
    contact: null,
    metres: 40,
    confidence: 'green',
    prices: [],
    ...part,
  };
}

/** Two capacities with two terms each: three firm prices and an estimate, and a question of the provider's. */
export function aQuote(part: Partial<Quote> = {}): Quote {
  return {
    id: 'quote-1',
    number: 'Q-88238',
    name: 'Norra Kajen 2, Sundsvall',
    reference: 'SDL-DIA',
    status: 'BEST_SO_FAR',
    level: 'firm',
    agreement: { id: 'FA-1', name: 'Company connections' },
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    capacitiesBps: [200 * megabit, 1000 * megabit],
    terms: [12, 36],
    siteCount: 1,
    prices: { total: 4, priced: 4, firm: 3 },
    currency: 'SEK',
    monthlyMinor: 243_000,
    oneTimeMinor: 450_000,
    validUntil: '2099-12-20',
    validity: 'VALID',
    waitsFor: 'answer',
    approvalStatus: null,
    isMine: true,
    createdBy: 'Astrid Lindqvist',
    createdAt: '2024-11-19T13:30:00.000Z',
    updatedBy: 'Sofie Brandt',
    updatedAt: '2024-11-21T07:40:00.000Z',
    version: 4,
    priceRulesVersion: 7,
    correlationId: null,
    siteListId: null,
    note: '',
    renewalOf: null,
    renewedBy: null,
    actions: ['ask', 'answer', 'withdraw', 'manualHandling', 'order', 'requestApproval'],
    orderLimitMinor: null,
    variants: [aVariant('v1', 200, 12), aVariant('v2', 200, 36), aVariant('v3', 1000, 12), aVariant('v4', 1000, 36)],
    sites: [
      aQuoteSite({
        prices: [
          aPrice('v1', 2760, 9500),
          aPrice('v2', 2430, 4500),
          aPrice('v3', 4160, 9500),
          aPrice('v4', 12_150, 32_000, { level: 'estimate', deliveryWeek: '2025-W12' }),
        ],
      }),
    ],
    questions: [
      {
        id: 'question-1',
        isFromProvider: true,
        text: 'Is there a free duct?',
        askedBy: 'Sofie Brandt',
        askedAt: '2024-11-20T09:00:00.000Z',
        answer: null,
      },
    ],
    events: [
      { status: 'BEST_SO_FAR', at: '2024-11-21T07:40:00.000Z', by: 'Sofie Brandt', text: '' },
      { status: 'REGISTERED', at: '2024-11-19T13:30:00.000Z', by: 'Astrid Lindqvist', text: '' },
    ],
    ...part,
  };
}

/** A firm price that an order can be placed by. */
export function anOrderablePrice(variantId: string, part: Partial<QuotePrice> = {}): QuotePrice {
  return aPrice(variantId, 2430, 4500, { deliveryWeek: '2024-W50', lines: [], ...part });
}

export function aSiteOfQuote(id: string, streetName: string, prices: QuotePrice[]): QuoteSite {
  return aQuoteSite({ id, name: `${streetName} 2`, streetName, prices });
}

/** One that can be ordered as it stands: two firm prices at one site, and nothing that waits. */
export function anOrderableQuote(part: Partial<Quote> = {}): Quote {
  return aQuote({
    status: 'COMPLETED',
    terms: [36],
    prices: { total: 2, priced: 2, firm: 2 },
    waitsFor: null,
    updatedBy: 'Astrid Lindqvist',
    updatedAt: '2024-11-19T13:30:00.000Z',
    actions: ['ask', 'withdraw', 'order', 'manualHandling'],
    variants: [aVariant('v1', 200, 36), aVariant('v2', 1000, 36)],
    sites: [
      aSiteOfQuote('1', 'Norra Kajen', [anOrderablePrice('v1'), anOrderablePrice('v2', { monthlyMinor: 389_000 })]),
    ],
    questions: [],
    events: [],
    ...part,
  });
}

export function aPlacedOrder(part: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    id: 'order-1',
    orderNumber: '1182731',
    reference: 'HQ-CPH-2024',
    status: 'INSTALLATION_ONGOING',
    deliveryStatus: 'CONFIRMED_DELIVERY',
    orderType: 'UPGRADE_ORDER',
    orderedAt: '2024-10-14T08:20:00.000Z',
    confirmedDeliveryAt: '2024-12-12',
    productId: 'sd-wan-edge',
    translations: [{ language: 'en', displayName: 'SD-WAN' }],
    capacityBps: 1_000_000_000,
    agreementPeriodInMonths: 36,
    site: {
      customerName: 'København HQ',
      address: {
        streetName: 'Havnegade',
        houseNumber: '29',
        zipCode: '1058',
        city: 'København',
        country: 'DK',
        floor: '3',
        room: 'MDF 3.02',
      },
    },
    ...part,
  };
}
