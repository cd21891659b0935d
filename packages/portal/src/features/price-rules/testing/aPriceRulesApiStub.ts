import type { AgreementDraft, AgreementInAdministration, PriceRuleDraft, PriceRules } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { quoteAndOrderUrl, server } from '../../../testing/server.ts';

export const administrator = { user: { isInternal: true, roles: ['cp-admins'] } };

const megabit = 1_000_000;

export function aRule(part: Partial<PriceRuleDraft> = {}): PriceRuleDraft {
  return {
    id: 'PR-0419',
    name: 'Term discount',
    currency: null,
    when: { terms: [36] },
    effect: { kind: 'discount', basisPoints: 990, of: 'monthly' },
    validFrom: '2024-01-01',
    validTo: null,
    ...part,
  };
}

/** One of each kind. */
export const someRules: readonly PriceRuleDraft[] = [
  aRule({
    id: 'PR-0412',
    name: 'List price',
    currency: 'SEK',
    when: { products: ['dia-static'] },
    effect: { kind: 'list', prices: [{ capacityBps: 200 * megabit, monthlyMinor: 306_400, oneTimeMinor: 950_000 }] },
    validFrom: null,
  }),
  aRule({
    id: 'PR-0412-R',
    name: 'Redundant path',
    when: { products: ['dia-static'], accessTypes: ['fibreRedundant'] },
    effect: { kind: 'share', ofRule: 'PR-0412', basisPoints: 3000 },
  }),
  aRule({
    id: 'PR-0386',
    name: 'Distance to fibre',
    currency: 'SEK',
    when: { fromMetres: 201 },
    effect: { kind: 'perMetre', freeMetres: 200, oneTimeMinor: 7800 },
  }),
  aRule({ id: 'PR-0440', name: 'Framework agreement', when: {}, effect: { kind: 'agreementDiscount' } }),
  aRule(),
  aRule({
    id: 'PR-0450',
    name: 'No one-time charge',
    currency: 'SEK',
    when: { products: ['int'], toMetres: 200, countries: ['SE'] },
    effect: { kind: 'setOneTime', oneTimeMinor: 0 },
    validTo: '2024-06-30',
  }),
  aRule({
    id: 'PR-0401',
    name: 'Fast track',
    currency: 'SEK',
    when: { fastTrack: true },
    effect: { kind: 'add', monthlyMinor: 0, oneTimeMinor: 950_000 },
  }),
  aRule({ id: 'PR-0002', name: 'Margin floor', when: {}, effect: { kind: 'floor', basisPoints: 2500 } }),
];

export function anAgreementInAdministration(part: Partial<AgreementInAdministration> = {}): AgreementInAdministration {
  return {
    id: 'FA-2024-117',
    name: 'Company connections 2024',
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    productPackages: [],
    quoteAndOrderInternalUsersOnly: false,
    discountBasisPoints: 1200,
    currency: 'SEK',
    validFrom: '2024-01-01',
    validTo: '2099-12-31',
    version: 3,
    ...part,
  };
}

export function somePriceRules(part: Partial<PriceRules> = {}): PriceRules {
  const product = { countries: ['SE', 'NO', 'DK'], terms: [12, 36, 60], accessTypes: ['fibre'] };
  return {
    version: 7,
    madeBy: 'Jonas Hjelm',
    approvedBy: 'Maria Holt',
    madeAt: '2024-10-01T09:00:00.000Z',
    reason: 'Campaign for terminals',
    products: [
      { id: 'dia-static', name: 'DIA Static', orderedAs: 'dia-static', ...product },
      { id: 'int', name: 'INT', orderedAs: 'int', ...product },
    ],
    rules: [...someRules],
    proposal: null,
    ...part,
  };
}

export interface RuleBook {
  rules: PriceRules;
  agreements: AgreementInAdministration[];
  readonly calls: { path: string; body: unknown; ifMatch: string | null; idempotencyKey: string | null }[];
}

/** The server's side of rules and agreements as the contract has it, kept in memory. */
export function aPriceRulesApiStub(given: Partial<PriceRules> = {}): RuleBook {
  const book: RuleBook = { rules: somePriceRules(given), agreements: [anAgreementInAdministration()], calls: [] };
  const note = async (request: Request) => {
    const body = (await request.json()) as object;
    book.calls.push({
      path: new URL(request.url).pathname.replace(/^.*\/v6/, ''),
      body,
      ifMatch: request.headers.get('If-Match'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    });
    return body;
  };
  server.use(
    http.get(quoteAndOrderUrl('/price-rules'), () => HttpResponse.json(book.rules)),
    http.post(quoteAndOrderUrl('/price-rules/previews'), async ({ request }) => {
      const { rules } = (await note(request)) as { rules: PriceRuleDraft[] };
      const discount = rules.find(({ id }) => id === 'PR-0419')?.effect;
      const basisPoints = discount?.kind === 'discount' ? discount.basisPoints : 0;
      const priced = (monthlyMinor: number) => ({
        monthlyMinor,
        oneTimeMinor: 450_000,
        code: null,
        lines: [
          {
            ruleId: 'PR-0412',
            name: 'List price',
            kind: 'list',
            basisPoints: null,
            monthlyChangeMinor: 306_400,
            oneTimeChangeMinor: 450_000,
            monthlyMinor: 306_400,
            oneTimeMinor: 450_000,
          },
          {
            ruleId: 'PR-0419',
            name: 'Term discount',
            kind: 'discount',
            basisPoints,
            monthlyChangeMinor: monthlyMinor - 306_400,
            oneTimeChangeMinor: 0,
            monthlyMinor,
            oneTimeMinor: 450_000,
          },
        ],
      });
      return HttpResponse.json({
        prices: [
          {
            capacityBps: 200 * megabit,
            termMonths: 36,
            accessType: 'fibre',
            now: priced(276_100),
            after: priced(basisPoints === 990 ? 276_100 : 260_000),
          },
        ],
        openQuotes: 9,
      });
    }),
    http.post(quoteAndOrderUrl('/price-rules/proposals'), async ({ request }) => {
      const { rules, reason } = (await note(request)) as { rules: PriceRuleDraft[]; reason: string };
      const madeAt = '2024-11-21T09:00:00.000Z';
      const proposal = {
        id: 'proposal-1',
        basedOn: 7,
        rules,
        reason,
        madeBy: 'Astrid Lindqvist',
        madeAt,
        isMine: true,
      };
      book.rules = { ...book.rules, proposal };
      return HttpResponse.json(book.rules, { status: 201 });
    }),
    http.post(quoteAndOrderUrl('/price-rules/proposals/:proposalId/decisions'), async ({ request }) => {
      const { isApproved } = (await note(request)) as { isApproved: boolean };
      const { proposal, rules, version } = book.rules;
      book.rules = {
        ...book.rules,
        ...(isApproved && { rules: proposal?.rules ?? rules, version: version + 1 }),
        proposal: null,
      };
      return HttpResponse.json(book.rules, { status: 201 });
    }),
    http.get(quoteAndOrderUrl('/agreements-in-administration'), () => HttpResponse.json({ items: book.agreements })),
    http.post(quoteAndOrderUrl('/agreements-in-administration/:agreementId/previews'), async ({ request }) => {
      await note(request);
      return HttpResponse.json({
        prices: [{ productId: 'dia-static', currency: 'SEK', nowMinor: 242_600, afterMinor: 237_100 }],
        openQuotes: 9,
      });
    }),
    http.put(quoteAndOrderUrl('/agreements-in-administration/:agreementId'), async ({ request, params }) => {
      const { name, discountBasisPoints, validFrom, validTo } = (await note(request)) as AgreementDraft;
      const before = book.agreements.find(({ id }) => id === params['agreementId']);
      if (!before) return HttpResponse.json(aProblem(404), { status: 404 });
      const after = { ...before, name, discountBasisPoints, validFrom, validTo, version: before.version + 1 };
      book.agreements = book.agreements.map((each) => (each.id === after.id ? after : each));
      return HttpResponse.json(after);
    }),
  );
  return book;
}
