import fc from 'fast-check';
import { isWhole } from '../../../../scripts/test/matrix.mjs';
import { faultsOf } from './check-price-book.ts';
import { maxAmount, type PriceRule, type RuleEffect } from './price-book.ts';
import { priceOf, type PriceRequest } from './price.ts';

const products = ['dia-static', 'int', 'ip-link'].map((id) => ({
  id,
  name: id,
  orderedAs: id,
  countries: ['SE', 'NO', 'DK'] as const,
  terms: [12, 24, 36, 60],
  accessTypes: ['fibre', 'radio'],
  characteristics: [
    {
      id: 'level',
      type: 'choice',
      required: false,
      translations: [],
      choices: ['usual', 'better'].map((value) => ({ value, translations: [] })),
    },
    { id: 'metres', type: 'number', required: false, translations: [] },
  ],
}));
const addons = ['ddos', 'router'].map((id) => ({ id, translations: [], products: products.map((each) => each.id) }));
const capacities = [100_000_000, 200_000_000, 1_000_000_000];

const aRequest = (given: Partial<PriceRequest> = {}): PriceRequest => ({
  productId: 'dia-static',
  country: 'SE',
  capacityBps: 200_000_000,
  term: 36,
  accessType: 'fibre',
  metres: 0,
  agreementId: 'FA-1',
  agreementDiscount: 0,
  currency: 'SEK',
  fastTrack: false,
  options: { addonIds: [], characteristics: {} },
  day: '2025-01-15',
  ...given,
});

let made = 0;
const aRule = (effect: RuleEffect, given: Partial<PriceRule> = {}): PriceRule => {
  made += 1;
  return {
    id: `PR-${made}`,
    name: `Rule ${made}`,
    currency: 'SEK',
    when: {},
    effect,
    validFrom: null,
    validTo: null,
    ...given,
  };
};
const list = (monthlyMinor: number, oneTimeMinor = 0, given: Partial<PriceRule> = {}) =>
  aRule({ kind: 'list', prices: [{ capacityBps: 200_000_000, monthlyMinor, oneTimeMinor }] }, given);

const bought = (...addonIds: string[]) => ({ options: { addonIds, characteristics: {} } });
const said = (characteristics: Record<string, string>) => ({ options: { addonIds: [], characteristics } });

function priced(rules: readonly PriceRule[], given: Partial<PriceRequest> = {}) {
  const found = priceOf(rules, aRequest(given));
  if (!found.ok) throw new Error(found.code);
  return found;
}

describe('a price', () => {
  it('is explained line by line, as on the screen of the rules', () => {
    const listed = list(306_400, 450_000);
    const rules = [
      listed,
      aRule({ kind: 'agreementDiscount' }, { currency: null }),
      aRule({ kind: 'discount', basisPoints: 990, of: 'monthly' }, { currency: null, when: { terms: [36] } }),
      aRule({ kind: 'add', monthlyMinor: -20_000, oneTimeMinor: 0 }),
      aRule({ kind: 'setOneTime', oneTimeMinor: 0 }),
      aRule({ kind: 'floor', basisPoints: 2500 }, { currency: null }),
    ];
    const { monthlyMinor, oneTimeMinor, lines } = priced(rules, { agreementDiscount: 1200 });
    expect([monthlyMinor, oneTimeMinor]).toEqual([222_938, 0]);
    expect(
      lines.map(({ kind, basisPoints, monthlyChangeMinor, monthlyMinor: after }) => [
        kind,
        basisPoints,
        monthlyChangeMinor,
        after,
      ]),
    ).toEqual([
      ['list', null, 306_400, 306_400],
      ['agreementDiscount', 1200, -36_768, 269_632],
      ['discount', 990, -26_694, 242_938],
      ['add', null, -20_000, 222_938],
      ['setOneTime', null, 0, 222_938],
    ]);
  });

  it('has what is built counted by the metre beyond the free ones', () => {
    const rules = [list(100_000), aRule({ kind: 'perMetre', freeMetres: 200, oneTimeMinor: 7800 })];
    expect(priced(rules, { metres: 200 }).oneTimeMinor).toBe(0);
    expect(priced(rules, { metres: 410 }).oneTimeMinor).toBe(210 * 7800);
  });

  it('has a share of an earlier rule added, and nothing where that did not apply', () => {
    const listed = list(100_001);
    const redundancy = aRule(
      { kind: 'share', ofRule: listed.id, basisPoints: 3500 },
      { when: { accessTypes: ['fibreRedundant'] } },
    );
    expect(priced([listed, redundancy], { accessType: 'fibreRedundant' }).monthlyMinor).toBe(135_001);
    expect(priced([listed, redundancy]).monthlyMinor).toBe(100_001);
  });

  it('is never below the floor', () => {
    const rules = [
      list(100_000),
      aRule({ kind: 'discount', basisPoints: 9000, of: 'both' }),
      aRule({ kind: 'floor', basisPoints: 2500 }),
    ];
    expect(priced(rules).monthlyMinor).toBe(25_000);
  });

  it('is of the first list that has the capacity, in the currency that is asked for', () => {
    const rules = [list(1, 0, { currency: 'NOK' }), list(2, 0, { when: { countries: ['NO'] } }), list(3), list(4)];
    expect(priced(rules).monthlyMinor).toBe(3);
    expect(priced(rules, { country: 'NO', currency: 'NOK' }).monthlyMinor).toBe(1);
    expect(priceOf(rules, aRequest({ currency: 'DKK' }))).toEqual({ ok: false, code: 'noListPrice', ruleId: null });
    expect(priceOf(rules, aRequest({ capacityBps: 1 }))).toMatchObject({ ok: false, code: 'noListPrice' });
  });

  it.each<[string, Partial<PriceRule>, Partial<PriceRequest>, boolean]>([
    ['before its first day', { validFrom: '2025-01-16' }, {}, false],
    ['on its first day', { validFrom: '2025-01-15' }, {}, true],
    ['on its last day', { validTo: '2025-01-15' }, {}, true],
    ['after its last day', { validTo: '2025-01-14' }, {}, false],
    ['of another product', { when: { products: ['int'] } }, {}, false],
    ['of another agreement', { when: { agreements: ['FA-2'] } }, {}, false],
    ['of another term', { when: { terms: [60] } }, {}, false],
    ['from farther away', { when: { fromMetres: 201 } }, { metres: 200 }, false],
    ['up to there', { when: { toMetres: 200 } }, { metres: 200 }, true],
    ['about an add-on that is not bought', { when: { addons: ['ddos'] } }, {}, false],
    ['about an add-on that is bought', { when: { addons: ['ddos', 'router'] } }, bought('router'), true],
    ['about another answer', { when: { characteristics: { level: ['better'] } } }, said({ level: 'usual' }), false],
    ['about what nobody answered', { when: { characteristics: { level: ['better'] } } }, {}, false],
    [
      'about each of two answers, of which one is another',
      { when: { characteristics: { level: ['better'], metres: ['5'] } } },
      said({ level: 'better', metres: '6' }),
      false,
    ],
    ['about an answer', { when: { characteristics: { level: ['better'] } } }, said({ level: 'better' }), true],
    ['for the fast track', { when: { fastTrack: true } }, {}, false],
    ['for the fast track that is asked for', { when: { fastTrack: true } }, { fastTrack: true }, true],
  ])('leaves out or takes a rule %s', (_when, given, request, isTaken) => {
    const rules = [list(100), aRule({ kind: 'add', monthlyMinor: 11, oneTimeMinor: 0 }, given)];
    expect(priced(rules, request).monthlyMinor).toBe(isTaken ? 111 : 100);
  });

  it.each<[string, Record<string, string>, number]>([
    ['beyond the free ones', { metres: '13' }, 300],
    ['as many as are free', { metres: '10' }, 0],
    ['unanswered', {}, 0],
    ['of no number', { metres: '1e3' }, 0],
    ['below nothing', { metres: '-20' }, 0],
  ])('counts units %s', (_which, characteristics, added) => {
    const perUnit = aRule({
      kind: 'perUnit',
      characteristic: 'metres',
      freeUnits: 10,
      monthlyMinor: 100,
      oneTimeMinor: 0,
    });
    expect(priced([list(1000), perUnit], said(characteristics)).monthlyMinor).toBe(1000 + added);
  });

  it('says of a line which add-on it is about', () => {
    const rules = [
      list(100),
      aRule({ kind: 'add', monthlyMinor: 11, oneTimeMinor: 0 }, { when: { addons: ['ddos'] } }),
    ];
    expect(priced(rules, bought('ddos')).lines.map(({ addonId }) => addonId)).toEqual([undefined, 'ddos']);
  });

  it.each<[string, RuleEffect, Partial<PriceRequest>]>([
    [
      'amountTooLarge',
      { kind: 'perUnit', characteristic: 'metres', freeUnits: 0, monthlyMinor: maxAmount, oneTimeMinor: 0 },
      said({ metres: '999999999999999' }),
    ],
    ['negativeAmount', { kind: 'add', monthlyMinor: -101, oneTimeMinor: 0 }, {}],
    ['negativeAmount', { kind: 'add', monthlyMinor: 0, oneTimeMinor: -1 }, {}],
    ['amountTooLarge', { kind: 'add', monthlyMinor: maxAmount, oneTimeMinor: 0 }, {}],
    ['amountTooLarge', { kind: 'perMetre', freeMetres: 0, oneTimeMinor: maxAmount }, { metres: 20_000_000 }],
    ['discountOutOfRange', { kind: 'agreementDiscount' }, { agreementDiscount: 12_000 }],
    ['discountOutOfRange', { kind: 'agreementDiscount' }, { agreementDiscount: -1 }],
    ['discountOutOfRange', { kind: 'agreementDiscount' }, { agreementDiscount: 0.5 }],
  ])('is refused as %s by %j', (code, effect, request) => {
    expect(priceOf([list(100), aRule(effect)], aRequest(request))).toMatchObject({ ok: false, code });
  });
});

const perUnitOf = (characteristic: string, freeUnits: number, monthlyMinor: number) =>
  aRule({ kind: 'perUnit', characteristic, freeUnits, monthlyMinor, oneTimeMinor: 0 });

describe('a rule', () => {
  const faults = (...rules: PriceRule[]) =>
    faultsOf({ rules, products, addons }).map(({ field, code }) => `${field} ${code}`);
  const itself = aRule({ kind: 'share', ofRule: 'PR-self', basisPoints: 100 }, { id: 'PR-self' });

  it.each<[string, PriceRule]>([
    ['effect.ofRule selfReference', itself],
    ['effect.ofRule unknown', aRule({ kind: 'share', ofRule: 'PR-none', basisPoints: 100 })],
    ['effect.basisPoints outOfRange', aRule({ kind: 'discount', basisPoints: 12_000, of: 'monthly' })],
    ['effect.basisPoints outOfRange', aRule({ kind: 'discount', basisPoints: 0, of: 'monthly' })],
    ['effect.basisPoints outOfRange', aRule({ kind: 'floor', basisPoints: 10_001 })],
    ['effect.prices.0 outOfRange', list(-1)],
    ['effect.prices.0 outOfRange', list(maxAmount + 1)],
    ['effect.prices.0 outOfRange', list(0.5)],
    ['effect.prices.0 outOfRange', list(Number.NaN)],
    ['effect.prices required', aRule({ kind: 'list', prices: [] })],
    ['effect.monthlyMinor outOfRange', aRule({ kind: 'add', monthlyMinor: -maxAmount - 1, oneTimeMinor: 0 })],
    ['effect.oneTimeMinor outOfRange', aRule({ kind: 'setOneTime', oneTimeMinor: -1 })],
    ['when.terms outOfRange', aRule({ kind: 'agreementDiscount' }, { when: { terms: [0] } })],
    ['when.terms outOfRange', aRule({ kind: 'agreementDiscount' }, { when: { terms: [121] } })],
    ['when.terms required', aRule({ kind: 'agreementDiscount' }, { when: { terms: [] } })],
    ['when.products unknown', aRule({ kind: 'agreementDiscount' }, { when: { products: ['none'] } })],
    ['when.addons unknown', aRule({ kind: 'agreementDiscount' }, { when: { addons: ['none'] } })],
    ['when.addons required', aRule({ kind: 'agreementDiscount' }, { when: { addons: [] } })],
    [
      'when.characteristics.colour unknown',
      aRule({ kind: 'agreementDiscount' }, { when: { characteristics: { colour: ['red'] } } }),
    ],
    [
      'when.characteristics.level unknown',
      aRule({ kind: 'agreementDiscount' }, { when: { characteristics: { level: ['best'] } } }),
    ],
    [
      'when.characteristics.level required',
      aRule({ kind: 'agreementDiscount' }, { when: { characteristics: { level: [] } } }),
    ],
    ['effect.characteristic unknown', perUnitOf('level', 0, 1)],
    ['effect.characteristic unknown', perUnitOf('none', 0, 1)],
    ['effect.freeUnits outOfRange', perUnitOf('metres', -1, 1)],
    ['effect.monthlyMinor outOfRange', perUnitOf('metres', 0, -1)],
    ['effect.monthlyMinor outOfRange', perUnitOf('metres', 0, maxAmount + 1)],
    ['currency required', { ...perUnitOf('metres', 0, 1), currency: null }],
    ['when.fromMetres outOfRange', aRule({ kind: 'agreementDiscount' }, { when: { fromMetres: 2, toMetres: 1 } })],
    ['validTo past', aRule({ kind: 'agreementDiscount' }, { validFrom: '2025-01-02', validTo: '2025-01-01' })],
    ['validFrom invalidFormat', aRule({ kind: 'agreementDiscount' }, { validFrom: '2025-02-30' })],
    ['currency required', { ...list(1), currency: null }],
    ['name required', { ...list(1), name: ' ' }],
    ['name unsupportedCharacter', { ...list(1), name: 'Discount \u202E01' }],
    ['name unsupportedCharacter', { ...list(1), name: 'Dis\u200Bcount' }],
  ])('is refused: %s', (fault, rule) => {
    expect(faults(rule)).toEqual([fault]);
  });

  it('may not refer to a later one, nor two to each other', () => {
    const [a, b] = [
      aRule({ kind: 'share', ofRule: 'PR-b', basisPoints: 1 }, { id: 'PR-a' }),
      aRule({ kind: 'share', ofRule: 'PR-a', basisPoints: 1 }, { id: 'PR-b' }),
    ];
    expect(faults(a, b)).toEqual(['effect.ofRule notEarlier']);
    expect(faults(list(1), { ...list(2), id: 'PR-a' }, a)).toContain('id duplicate');
  });
});

/** The same sums in exact fractions, without a look at the code: [monthly, one-time], or nothing where no price may come out. */
function computedApart(rules: readonly PriceRule[], request: PriceRequest): [bigint, bigint] | undefined {
  const rounded = (numerator: bigint) => numerator / 10_000n + (numerator % 10_000n >= 5000n ? 1n : 0n);
  const [limit, added] = [BigInt(maxAmount), new Map<string, bigint>()];
  let [month, once]: [bigint, bigint] = [0n, 0n];
  let listed: bigint | undefined;
  for (const { id, currency, when, effect, validFrom, validTo } of rules) {
    const wanted: [readonly unknown[] | undefined, unknown][] = [
      [when.products, request.productId],
      [when.countries, request.country],
      [when.capacitiesBps, request.capacityBps],
      [when.terms, request.term],
      [when.accessTypes, request.accessType],
      [when.agreements, request.agreementId],
      [currency === null ? undefined : [currency], request.currency],
      [when.fastTrack === undefined ? undefined : [when.fastTrack], request.fastTrack],
    ];
    if (wanted.some(([allowed, value]) => allowed?.includes(value) === false)) continue;
    const { addonIds, characteristics } = request.options;
    if (when.addons && new Set([...when.addons, ...addonIds]).size === when.addons.length + addonIds.length) continue;
    if (
      Object.entries(when.characteristics ?? {}).some(([key, values]) => !values.includes(characteristics[key] ?? ''))
    )
      continue;
    if ((when.fromMetres ?? 0) > request.metres || (when.toMetres ?? 1e9) < request.metres) continue;
    if ((validFrom ?? '') > request.day || (validTo ?? '9') < request.day) continue;
    const before = month;
    if (effect.kind === 'list') {
      const row = effect.prices.find((price) => price.capacityBps === request.capacityBps);
      if (row === undefined || listed !== undefined) continue;
      listed = BigInt(row.monthlyMinor);
      [month, once] = [month + listed, once + BigInt(row.oneTimeMinor)];
    } else if (effect.kind === 'add') {
      [month, once] = [month + BigInt(effect.monthlyMinor), once + BigInt(effect.oneTimeMinor)];
    } else if (effect.kind === 'perMetre') {
      if (request.metres > effect.freeMetres)
        once += BigInt(request.metres - effect.freeMetres) * BigInt(effect.oneTimeMinor);
    } else if (effect.kind === 'perUnit') {
      const text = characteristics[effect.characteristic] ?? '';
      const units = BigInt(/[^0-9]/.test(text) ? 0 : Number(text)) - BigInt(effect.freeUnits);
      if (units > 0n)
        [month, once] = [month + units * BigInt(effect.monthlyMinor), once + units * BigInt(effect.oneTimeMinor)];
    } else if (effect.kind === 'discount') {
      const share = BigInt(effect.basisPoints);
      if (effect.of !== 'oneTime') month -= rounded(month * share);
      if (effect.of !== 'monthly') once -= rounded(once * share);
    } else if (effect.kind === 'agreementDiscount') {
      month -= rounded(month * BigInt(request.agreementDiscount));
    } else if (effect.kind === 'share') {
      const of = added.get(effect.ofRule) ?? 0n;
      if (of > 0n) month += rounded(of * BigInt(effect.basisPoints));
    } else if (effect.kind === 'setOneTime') {
      once = BigInt(effect.oneTimeMinor);
    } else {
      const least = rounded((listed ?? 0n) * BigInt(effect.basisPoints));
      if (month < least) month = least;
    }
    if (month < 0n || once < 0n || month > limit || once > limit) return undefined;
    added.set(id, month - before);
  }
  return listed === undefined ? undefined : [month, once];
}

const amount = fc.oneof(
  fc.nat({ max: 1_000_000 }),
  fc.maxSafeNat().map((value) => value % (maxAmount + 1)),
);
const share = fc.integer({ min: 1, max: 10_000 });
const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
const condition = fc.record({
  products: some(products.map(({ id }) => id)),
  countries: some(['SE', 'NO', 'DK'] as const),
  capacitiesBps: some(capacities),
  terms: some([12, 24, 36, 60]),
  accessTypes: some(['fibre', 'radio']),
  agreements: some(['FA-1', 'FA-2']),
  fastTrack: fc.option(fc.boolean(), { nil: undefined }),
  addons: some(addons.map(({ id }) => id)),
  characteristics: fc.option(
    fc.record({ level: fc.subarray(['usual', 'better'], { minLength: 1 }) }, { requiredKeys: [] }),
    { nil: undefined },
  ),
  fromMetres: fc.option(fc.nat({ max: 500 }), { nil: undefined }),
});
const effect: fc.Arbitrary<RuleEffect> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), monthlyMinor: amount, oneTimeMinor: amount }),
  fc.record({
    kind: fc.constant('add' as const),
    monthlyMinor: fc.integer({ min: -9999, max: 0 }),
    oneTimeMinor: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('perMetre' as const),
    freeMetres: fc.nat({ max: 1000 }),
    oneTimeMinor: fc.nat({ max: 10_000 }),
  }),
  fc.record({
    kind: fc.constant('perUnit' as const),
    characteristic: fc.constant('metres'),
    freeUnits: fc.nat({ max: 20 }),
    monthlyMinor: fc.nat({ max: 100_000 }),
    oneTimeMinor: amount,
  }),
  fc.record({
    kind: fc.constant('discount' as const),
    basisPoints: share,
    of: fc.constantFrom('monthly', 'oneTime', 'both'),
  }),
  fc.record({ kind: fc.constant('agreementDiscount' as const) }),
  fc.record({ kind: fc.constant('share' as const), ofRule: fc.constantFrom('R0', 'R1', 'R2'), basisPoints: share }),
  fc.record({ kind: fc.constant('setOneTime' as const), oneTimeMinor: amount }),
  fc.record({ kind: fc.constant('floor' as const), basisPoints: share }),
);
const rules: fc.Arbitrary<PriceRule[]> = fc
  .record({
    lists: fc.array(
      fc.uniqueArray(
        fc.record({ capacityBps: fc.constantFrom(...capacities), monthlyMinor: amount, oneTimeMinor: amount }),
        { minLength: 1, selector: (price) => price.capacityBps },
      ),
      { minLength: 3, maxLength: 3 },
    ),
    others: fc.array(fc.record({ when: condition, effect }), { maxLength: 12 }),
  })
  .map(({ lists, others }) =>
    [...lists.map((prices) => ({ when: {}, effect: { kind: 'list' as const, prices } })), ...others].map(
      (rule, place): PriceRule => ({
        ...rule,
        id: `R${place}`,
        name: 'Rule',
        currency: 'SEK',
        validFrom: null,
        validTo: null,
      }),
    ),
  );
const request: fc.Arbitrary<PriceRequest> = fc
  .record({
    productId: fc.constantFrom(...products.map(({ id }) => id)),
    country: fc.constantFrom('SE', 'NO', 'DK'),
    capacityBps: fc.constantFrom(...capacities),
    term: fc.constantFrom(12, 24, 36, 60),
    accessType: fc.constantFrom('fibre', 'radio'),
    metres: fc.nat({ max: 5000 }),
    agreementId: fc.constantFrom('FA-1', 'FA-2'),
    agreementDiscount: fc.oneof(fc.constant(0), share),
    fastTrack: fc.boolean(),
    options: fc.record({
      addonIds: fc.subarray(addons.map(({ id }) => id)),
      characteristics: fc.record(
        {
          level: fc.constantFrom('usual', 'better'),
          metres: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 1_000_000 })).map(String),
        },
        { requiredKeys: [] },
      ),
    }),
  })
  .map((given) => aRequest(given));

it('is what an independent computation says, to the last öre, and its lines add up to it', () => {
  const perBook = 50;
  const quotes = isWhole ? 1_000_000 : 50_000;
  const seen = { priced: 0, refused: 0 };
  fc.assert(
    fc.property(rules, fc.array(request, { minLength: perBook, maxLength: perBook }), (book, requests) => {
      expect(faultsOf({ rules: book, products, addons })).toEqual([]);
      for (const asked of requests) {
        const [found, apart] = [priceOf(book, asked), computedApart(book, asked)];
        seen[found.ok ? 'priced' : 'refused'] += 1;
        if (found.ok !== (apart !== undefined)) throw new Error(JSON.stringify([found, apart?.map(String)]));
        if (!found.ok || apart === undefined) continue;
        const sums: [bigint, bigint] = [0n, 0n];
        for (const line of found.lines) {
          sums[0] += BigInt(line.monthlyChangeMinor);
          sums[1] += BigInt(line.oneTimeChangeMinor);
        }
        for (const [monthly, oneTime] of [apart, sums])
          if (monthly !== BigInt(found.monthlyMinor) || oneTime !== BigInt(found.oneTimeMinor))
            throw new Error(`${found.monthlyMinor} and ${found.oneTimeMinor} against ${monthly} and ${oneTime}`);
      }
    }),
    { numRuns: quotes / perBook },
  );
  expect(Math.min(seen.priced, seen.refused)).toBeGreaterThan(quotes / 100);
});
