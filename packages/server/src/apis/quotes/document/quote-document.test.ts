import type { Quote, QuotePrice, QuoteSite, QuoteVariant } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { PdfBlock, PdfTable } from '../../../files/pdf/pdf-content.ts';
import { quoteDocument } from './quote-document.ts';

const variants = [12, 36].map((termMonths): QuoteVariant => ({
  id: `v${termMonths}`,
  productId: 'dia-static',
  capacityBps: 200_000_000,
  termMonths,
  accessType: 'fibre',
  fastTrack: false,
}));

function aPrice(variantId: string, monthlyMinor: number | null, given: Partial<QuotePrice> = {}): QuotePrice {
  return {
    variantId,
    level: monthlyMinor === null ? null : 'firm',
    confidence: 'green',
    code: monthlyMinor === null ? 'outOfReach' : null,
    monthlyMinor,
    oneTimeMinor: monthlyMinor === null ? null : 950_000,
    leadTimeWeeks: 6,
    deliveryWeek: monthlyMinor === null ? null : '2027-W01',
    orderId: null,
    lines: [],
    ...given,
  };
}

function aSite(name: string, prices: QuotePrice[]): QuoteSite {
  return {
    id: name,
    siteId: null,
    name,
    building: null,
    streetName: 'Norra Kajen',
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    coordinates: { longitude: 17.3, latitude: 62.4 },
    reference: null,
    dataCenterSiteId: null,
    contact: null,
    metres: 0,
    confidence: 'green',
    prices,
  };
}

function aQuote(given: Partial<Quote> = {}): Quote {
  const sites = given.sites ?? [aSite('Terminalen', [aPrice('v12', 269_280), aPrice('v36', 242_621)])];
  const prices = sites.flatMap((site) => site.prices).filter(({ monthlyMinor }) => monthlyMinor !== null);
  const firm = prices.filter(({ level }) => level === 'firm').length;
  return {
    id: 'quote-1',
    number: 'Q-88231',
    name: '',
    reference: 'SDL-DIA',
    status: 'AUTO_COMPLETED',
    level: firm === prices.length ? 'firm' : 'estimate',
    agreement: { id: 'FA-1', name: 'Företagsanslutningar 2024' },
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    capacitiesBps: [200_000_000],
    terms: [12, 36],
    siteCount: sites.length,
    prices: { total: 2 * sites.length, priced: prices.length, firm },
    currency: 'SEK',
    monthlyMinor: 242_621,
    oneTimeMinor: 950_000,
    validUntil: '2026-12-22',
    validity: 'VALID',
    waitsFor: null,
    approvalStatus: null,
    isMine: true,
    createdBy: 'Astrid Lindqvist',
    createdAt: '2026-11-21T13:30:00.000Z',
    updatedBy: 'Astrid Lindqvist',
    updatedAt: '2026-11-21T13:30:00.000Z',
    version: 1,
    priceRulesVersion: 1,
    correlationId: null,
    siteListId: null,
    note: '',
    renewalOf: null,
    renewedBy: null,
    actions: [],
    orderLimitMinor: null,
    variants,
    sites,
    questions: [],
    events: [],
    ...given,
  };
}

function blocksOf(quote: Quote, language: Language = 'en'): readonly PdfBlock[] {
  return quoteDocument(quote, {
    language,
    appName: 'Skerry',
    customerName: 'Havstrand Logistik AB',
    today: '2026-11-23',
  }).blocks;
}

const tablesOf = (quote: Quote, language?: Language) =>
  blocksOf(quote, language).filter((block): block is PdfTable => block.kind === 'table');
const textsOf = (quote: Quote, language?: Language) =>
  blocksOf(quote, language).flatMap((block) => (block.kind === 'text' ? block.text : []));

describe('a quote on paper', () => {
  it('says whose it is, what was asked for, by whom, and until when it holds', () => {
    const facts = blocksOf(aQuote()).find((block) => block.kind === 'facts');
    expect(facts?.facts).toEqual([
      ['Customer', 'Havstrand Logistik AB'],
      ['Product', 'DIA Static'],
      ['Site', 'Terminalen, Norra Kajen 2, 852 31 Sundsvall'],
      ['Your reference', 'SDL-DIA'],
      ['Agreement', 'Företagsanslutningar 2024'],
      ['Requested', '21 Nov 2026, by Astrid Lindqvist'],
      ['Valid until', '22 Dec 2026'],
      ['Status as of', '23 Nov 2026'],
    ]);
  });

  it('lists every price of one site, and why there is none', () => {
    const prices = [aPrice('v12', 269_280), aPrice('v36', null)];
    expect(tablesOf(aQuote({ sites: [aSite('Terminalen', prices)] })).map(({ rows }) => rows)).toEqual([
      [
        ['200\u00a0Mbit/s', '12 months', '2,692.80', '9,500.00', 'Week 1, 2027', 'Firm'],
        ['200\u00a0Mbit/s', '36 months', '', '', '', 'Out of reach of our network'],
      ],
    ]);
  });

  it('adds up the prices of several sites, as firm as the least firm of them, and lists them', () => {
    const sites = [
      aSite('Luleå', [aPrice('v12', 100_000), aPrice('v36', 90_000)]),
      aSite('Umeå', [aPrice('v12', 200_000, { level: 'estimate', deliveryWeek: '2027-W09' }), aPrice('v36', null)]),
    ];
    const [sum, single] = tablesOf(aQuote({ sites })).map(({ rows }) => rows);
    expect(sum).toEqual([
      ['2 of 2', '200\u00a0Mbit/s', '12 months', '3,000.00', '19,000.00', 'Week 9, 2027', 'Estimate'],
      ['1 of 2', '200\u00a0Mbit/s', '36 months', '900.00', '9,500.00', 'Week 1, 2027', 'Firm'],
    ]);
    expect(single?.map(([site, , term]) => `${site} ${term}`)).toEqual([
      'Luleå 12 months',
      'Luleå 36 months',
      'Umeå 12 months',
      'Umeå 36 months',
    ]);
  });

  it('lists the lowest price of each site where there are hundreds', () => {
    const sites = Array.from({ length: 200 }, (_, index) =>
      aSite(`Site ${index}`, [aPrice('v12', 100_000), aPrice('v36', 90_000)]),
    );
    const [, single] = tablesOf(aQuote({ sites })).map(({ rows }) => rows);
    expect(single).toHaveLength(200);
    expect(single?.every(([, , , monthly]) => monthly === '900.00')).toBe(true);
  });

  it.each([
    ['firm prices', {}, 'The prices are firm. You can order at these prices until 22 Dec 2026.'],
    [
      'estimates',
      { prices: { total: 2, priced: 2, firm: 0 }, level: 'estimate' },
      'These are budget prices and not binding.',
    ],
    [
      'some firm prices',
      { prices: { total: 2, priced: 2, firm: 1 }, level: 'estimate' },
      'Prices marked as firm can be ordered until 22 Dec 2026. Estimates are not binding.',
    ],
    [
      'prices that have expired',
      { status: 'RENEW_ACCESSONLINE' },
      'The prices were valid until 22 Dec 2026 and can no longer be ordered.',
    ],
    ['an order', { status: 'SIGNED' }, 'This quote has been ordered.'],
  ])('says how binding it is: %s', (_which, given, text) => {
    expect(textsOf(aQuote(given as Partial<Quote>))).toContain(text);
  });

  it('repeats what was asked about it, and the answers, in their order', () => {
    const at = '2026-11-22T09:00:00.000Z';
    const questions = [
      { id: 'q2', isFromProvider: false, text: 'Is IPv6 included?', askedBy: 'Astrid', askedAt: at, answer: null },
      {
        id: 'q1',
        isFromProvider: true,
        text: 'Is there a duct?',
        askedBy: 'Sofie',
        askedAt: at,
        answer: { text: 'Yes.', by: 'Astrid', at },
      },
    ];
    expect(textsOf(aQuote({ questions })).slice(-3)).toEqual([
      'Sofie asked on 22 Nov 2026: Is there a duct?',
      'Astrid answered on 22 Nov 2026: Yes.',
      'Astrid asked on 22 Nov 2026: Is IPv6 included?',
    ]);
  });

  it.each([
    ['sv', 'Offert Q-88231', '2\u00a0692,80'],
    ['no', 'Tilbud Q-88231', '2\u00a0692,80'],
    ['da', 'Tilbud Q-88231', '2.692,80'],
  ] as const)('is written in %s', (language, title, price) => {
    expect(blocksOf(aQuote(), language)[0]).toMatchObject({ text: title });
    expect(tablesOf(aQuote(), language)[0]?.rows[0]).toContain(price);
  });
});
