import { addDays, dayOf, type AgreementInAdministration, type PriceRules } from '@skerry/contracts';
import { aCustomer, anAgreement, aStaffMember } from '../../demo/users/builders.ts';
import { seed } from '../../demo/users/seed.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { addPriceBook } from '../quotes/testing/quotes.ts';

const prefix = '/api/quote-and-order/v6';
const rulesPath = `${prefix}/price-rules`;
const agreements = `${prefix}/agreements-in-administration`;
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';
const today = dayOf(new Date());

const both = testBothWays({ SKERRY_API_QUOTE_AND_ORDER_UPSTREAM: prefix }, addPriceBook);
let next = 8900;

/** Two of the provider's administrators at a customer with an agreement. */
async function administrators(app: TestServer): Promise<{ jonas: Caller; maria: Caller; customerId: string }> {
  const customerId = String((next += 1));
  const { staff } = await both.database.withOperator((query) =>
    seed(query, {
      customers: [aCustomer({ customerId, frameworkAgreements: [anAgreement({ id: 'FA-1', name: 'Connections' })] })],
      staff: ['jonas', 'maria'].map((name) =>
        aStaffMember({
          email: `${name}@c${customerId}.example`,
          firstName: name,
          defaultCustomerId: customerId,
          realmRoles: ['cp-admins'],
        }),
      ),
      passwordHash: null,
    }),
  );
  const [jonas, maria] = [...staff.values()].map((accountId) => app.as({ accountId, customerId }));
  return { jonas: the(jonas), maria: the(maria), customerId };
}

function post(caller: Caller, url: string, body: object, headers: Record<string, string> = {}) {
  return caller.send('POST', url, body, { 'idempotency-key': crypto.randomUUID(), ...headers });
}

async function rulesOf(caller: Caller): Promise<{ read: PriceRules; etag: string }> {
  const answer = await caller.get(rulesPath);
  return { read: answer.json<PriceRules>(), etag: String(answer.headers['etag']) };
}

describe.each(both.ways)('price rules, %s,', (_which, server) => {
  it('are read, tried, proposed by one and approved by another, and then a version', async () => {
    const { jonas, maria } = await administrators(server());
    const { read, etag } = await rulesOf(jonas);
    expect([read.products.length, read.proposal, etag]).toEqual([9, null, `"${read.version}"`]);
    const campaign: PriceRules['rules'][number] = {
      id: 'PR-0457',
      name: 'Terminal campaign',
      currency: 'SEK',
      when: { products: ['dia-static'], capacitiesBps: [200_000_000], terms: [36] },
      effect: { kind: 'add', monthlyMinor: -20_000, oneTimeMinor: 0 },
      validFrom: null,
      validTo: addDays(today, 30),
    };
    const before = read.rules.filter(({ id }) => id !== campaign.id);
    const rules = [...before.slice(0, -1), campaign, ...before.slice(-1)];
    const preview = await post(jonas, `${rulesPath}/previews`, {
      rules: [...before, campaign],
      productId: 'dia-static',
      country: 'SE',
      metres: 0,
    });
    const { prices } = preview.json<{
      prices: {
        capacityBps: number;
        termMonths: number;
        accessType: string;
        now: { monthlyMinor: number };
        after: { monthlyMinor: number };
      }[];
    }>();
    const changed = prices.filter(({ now, after }) => now.monthlyMinor !== after.monthlyMinor);
    const kept = read.version > 1;
    expect(changed.map(({ capacityBps, termMonths }) => [capacityBps, termMonths])).toEqual(
      kept
        ? []
        : [
            [200_000_000, 36],
            [200_000_000, 36],
          ],
    );

    expect((await post(jonas, `${rulesPath}/proposals`, { rules, reason: 'January' })).statusCode).toBe(428);
    expect(
      (await post(jonas, `${rulesPath}/proposals`, { rules, reason: 'January' }, { 'if-match': '"0"' })).statusCode,
    ).toBe(412);
    expect((await post(jonas, `${rulesPath}/proposals`, { rules, reason: ' ' }, { 'if-match': etag })).statusCode).toBe(
      422,
    );
    const proposed = await post(jonas, `${rulesPath}/proposals`, { rules, reason: 'January' }, { 'if-match': etag });
    expect(proposed.statusCode).toBe(201);
    const proposal = the(proposed.json<PriceRules>().proposal ?? undefined);
    expect(proposal).toMatchObject({ basedOn: read.version, reason: 'January', isMine: true, rules });
    expect(
      (await post(maria, `${rulesPath}/proposals`, { rules, reason: 'Mine' }, { 'if-match': etag })).json(),
    ).toMatchObject({ code: 'PROPOSAL_WAITING' });
    const decide = (caller: Caller, isApproved: boolean) =>
      post(caller, `${rulesPath}/proposals/${proposal.id}/decisions`, { isApproved });
    expect((await decide(jonas, true)).json()).toMatchObject({ status: 403, code: 'OWN_REQUEST' });
    const approved = (await decide(maria, true)).json<PriceRules>();
    expect(approved).toMatchObject({
      version: read.version + 1,
      approvedBy: 'maria Strand',
      reason: 'January',
      proposal: null,
      rules,
    });
    expect((await decide(maria, true)).json()).toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect((await post(maria, `${rulesPath}/proposals/${absent}/decisions`, { isApproved: true })).statusCode).toBe(
      404,
    );
  });

  it('that refer to themselves, or are out of range, are refused with their place', async () => {
    const { jonas } = await administrators(server());
    const { read, etag } = await rulesOf(jonas);
    const wrong = (effect: object, given: object = {}) => ({
      id: 'PR-X',
      name: 'Wrong',
      currency: 'SEK',
      when: {},
      effect,
      validFrom: null,
      validTo: null,
      ...given,
    });
    const place = read.rules.length;
    for (const [rule, fault] of [
      [wrong({ kind: 'share', ofRule: 'PR-X', basisPoints: 100 }), 'effect.ofRule selfReference'],
      [wrong({ kind: 'discount', basisPoints: 12_000, of: 'both' }), 'effect.basisPoints outOfRange'],
      [wrong({ kind: 'setOneTime', oneTimeMinor: -1 }), 'effect.oneTimeMinor outOfRange'],
      [wrong({ kind: 'agreementDiscount' }, { when: { terms: [0] } }), 'when.terms outOfRange'],
      [wrong({ kind: 'agreementDiscount' }, { when: { agreements: ['FA-\0'] } }), 'when unsupportedCharacter'],
    ] as const)
      for (const [path, body] of [
        ['proposals', { reason: 'January' }],
        ['previews', { productId: 'dia-static', country: 'SE', metres: 0 }],
      ] as const) {
        const answer = await post(
          jonas,
          `${rulesPath}/${path}`,
          { ...body, rules: [...read.rules, rule] },
          { 'if-match': etag },
        );
        const [field, code] = fault.split(' ');
        expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: `rules.${place}.${field}`, code }] });
      }
    const unknown = wrong({ kind: 'free' });
    expect(
      (await post(jonas, `${rulesPath}/proposals`, { rules: [unknown], reason: 'R' }, { 'if-match': etag })).statusCode,
    ).toBe(400);
  });

  it('are refused with more capacities of one product than anybody could sell', async () => {
    const { jonas } = await administrators(server());
    const { read, etag } = await rulesOf(jonas);
    const list = (place: number): PriceRules['rules'][number] => ({
      id: `PR-9${place}`,
      name: 'Many',
      currency: 'SEK',
      when: { products: ['dia-static'] },
      effect: {
        kind: 'list',
        prices: Array.from({ length: 50 }, (_, count) => ({
          capacityBps: place * 50 + count + 1,
          monthlyMinor: 1,
          oneTimeMinor: 1,
        })),
      },
      validFrom: null,
      validTo: null,
    });
    const tried = { productId: 'dia-static', country: 'SE', metres: 0 };
    const rules = [...read.rules, list(0), list(1)];
    const refused = { status: 422, errors: [{ field: 'rules', code: 'tooMany' }] };
    expect((await post(jonas, `${rulesPath}/previews`, { ...tried, rules })).json()).toMatchObject(refused);
    const proposed = await post(
      jonas,
      `${rulesPath}/proposals`,
      { rules, reason: 'All of them' },
      { 'if-match': etag },
    );
    expect(proposed.json()).toMatchObject(refused);
    const fewer = { ...tried, rules: [...read.rules, list(0)] };
    expect((await post(jonas, `${rulesPath}/previews`, fewer)).statusCode).toBe(200);
  });

  it('that are proposed anew take the place of one’s own, and can be rejected by anybody', async () => {
    const { jonas, maria } = await administrators(server());
    const { read, etag } = await rulesOf(jonas);
    const propose = async (reason: string) =>
      the(
        (
          await post(jonas, `${rulesPath}/proposals`, { rules: read.rules, reason }, { 'if-match': etag })
        ).json<PriceRules>().proposal ?? undefined,
      );
    const first = await propose('First');
    const second = await propose('Second');
    expect(second.reason).toBe('Second');
    expect(
      (await post(maria, `${rulesPath}/proposals/${first.id}/decisions`, { isApproved: true })).json(),
    ).toMatchObject({ code: 'ALREADY_DECIDED' });
    const rejected = await post(maria, `${rulesPath}/proposals/${second.id}/decisions`, { isApproved: false });
    expect(rejected.json<PriceRules>()).toMatchObject({ version: read.version, proposal: null });
  });

  it('of agreements are previewed and changed in the version that was read', async () => {
    const { jonas, customerId } = await administrators(server());
    const { items } = (await jonas.get(agreements)).json<{ items: AgreementInAdministration[] }>();
    expect(items).toEqual([
      {
        id: 'FA-1',
        name: 'Connections',
        products: [{ id: 'dia-static', name: 'DIA Static' }],
        productPackages: [],
        quoteAndOrderInternalUsersOnly: false,
        discountBasisPoints: 0,
        currency: null,
        validFrom: null,
        validTo: null,
        version: 1,
      },
    ]);
    const draft = {
      name: 'Connections 2025',
      productIds: ['dia-static', 'int'],
      productPackageIds: [],
      quoteAndOrderInternalUsersOnly: false,
      discountBasisPoints: 1000,
      currency: 'SEK',
      validFrom: null,
      validTo: addDays(today, 365),
    };
    const preview = (await jonas.send('POST', `${agreements}/FA-1/previews`, draft)).json<{
      prices: { productId: string; nowMinor: number | null; afterMinor: number }[];
      openQuotes: number;
    }>();
    expect(preview.openQuotes).toBe(0);
    expect(preview.prices.map(({ productId, nowMinor }) => [productId, nowMinor === null])).toEqual([
      ['dia-static', false],
      ['int', true],
    ]);
    expect(the(preview.prices[0]).afterMinor).toBeLessThan(the(preview.prices[0]).nowMinor ?? 0);
    const put = (body: object, tag?: string) =>
      jonas.send('PUT', `${agreements}/FA-1`, body, tag === undefined ? {} : { 'if-match': tag });
    expect((await put(draft)).statusCode).toBe(428);
    for (const [given, fault] of [
      [{ discountBasisPoints: 12_000 }, 'discountBasisPoints outOfRange'],
      [{ discountBasisPoints: -1 }, 'discountBasisPoints outOfRange'],
      [{ productIds: ['none'] }, 'productIds unknown'],
      [{ validFrom: '2025-02-01', validTo: '2025-01-01' }, 'validTo past'],
      [{ name: '' }, 'name required'],
    ] as const) {
      const { errors } = (await put({ ...draft, ...given }, '"1"')).json<{
        errors: { field: string; code: string }[];
      }>();
      expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
    }
    const saved = await put(draft, '"1"');
    expect([saved.statusCode, saved.headers['etag']]).toEqual([200, '"2"']);
    expect(saved.json()).toMatchObject({
      name: 'Connections 2025',
      products: [{ id: 'dia-static' }, { id: 'int', name: 'INT' }],
      discountBasisPoints: 1000,
    });
    expect((await put(draft, '"1"')).statusCode).toBe(412);
    const rows = await both.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['action', 'object_id'])
        .where('object_type', '=', 'frameworkAgreement')
        .execute(),
    );
    expect(rows).toEqual([{ action: 'updateAgreement', object_id: 'FA-1' }]);
  });
});

it('offers a customer no agreement that has ended', async () => {
  const { jonas } = await administrators(both.builtIn);
  const put = async (validTo: string) => {
    const { items } = (await jonas.get(agreements)).json<{ items: AgreementInAdministration[] }>();
    const { version } = the(items[0]);
    const draft = {
      name: 'A',
      productIds: ['dia-static'],
      productPackageIds: [],
      quoteAndOrderInternalUsersOnly: false,
      discountBasisPoints: 0,
      currency: null,
      validFrom: null,
      validTo,
    };
    expect((await jonas.send('PUT', `${agreements}/FA-1`, draft, { 'if-match': `"${version}"` })).statusCode).toBe(200);
    return (await jonas.get(`${prefix}/framework-agreements`)).json<{ items: object[] }>().items.length;
  };
  expect([await put(today), await put(addDays(today, -1))]).toEqual([1, 0]);
});
