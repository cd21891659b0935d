import { addDays, dayOf, isoWeekOf, type Order, type ServiceOffers } from '@skerry/contracts';
import type { DemoService } from '../../demo/services/builders.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { allFlags, order, orders, serviceCompany } from './testing/service-orders.ts';
import { addPriceBook } from '../quotes/testing/quotes.ts';

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const company = (
  ...[services, options]: [
    readonly Partial<DemoService>[],
    { flags?: Record<string, boolean>; registry?: 'se' | 'no' }?,
  ]
) => serviceCompany(test, app, services, options);

const upgrade = { orderType: 'UPGRADE_ORDER', orderServiceIds: ['O1'], capacityBps: 1_000_000_000 };
const farDay = () => addDays(dayOf(new Date()), 200);
const termination = (ids: string[] = ['O1']) => ({
  orderType: 'TERMINATION_ORDER',
  orderServiceIds: ids,
  lastDay: farDay(),
  text: 'The office closes.',
});

describe('ordering a change of a service', () => {
  it('makes an order at its site, once per key', async () => {
    const { purchaser, as } = await company([{}]);
    const key = crypto.randomUUID();
    const [first, again] = [await order(purchaser, upgrade, key), await order(purchaser, upgrade, key)];
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    const { orders: made } = first.json<{ orders: { id: string; orderServiceId: string }[] }>();
    expect(made).toHaveLength(1);
    const address = `${orders}/${the(made[0]).id}`;
    expect(first.headers['location']).toBe(address);
    expect((await as('OperationResponsible').get(address)).json<Order>()).toMatchObject({
      orderType: 'UPGRADE_ORDER',
      status: 'CREATED',
      serviceOrder: { orderServiceId: 'O1', capacityBps: 1_000_000_000, previousCapacityBps: 100_000_000 },
      site: { id: 'S-1', customerName: 'Göteborg kontor' },
      priceInformation: { monthlyFee: { amount: 2000, currency: 'SEK' }, previousMonthlyFee: { amount: 1000 } },
      waitingFor: 'PROVIDER',
      events: [{ status: 'CREATED' }],
    });
  });

  it('keeps the wanted day and the agreement, whose fee it has, with what is paid once', async () => {
    const { purchaser, as } = await company([{}]);
    const wantedAt = farDay();
    const answer = await order(purchaser, { ...upgrade, wantedAt, agreementPeriodInMonths: 36 });
    const { orders: made } = answer.json<{ orders: { id: string }[] }>();
    expect((await as('OperationResponsible').get(`${orders}/${the(made[0]).id}`)).json<Order>()).toMatchObject({
      wantedAt,
      estimatedDeliveryWeek: isoWeekOf(wantedAt),
      agreementPeriodInMonths: 36,
      priceInformation: { monthlyFee: { amount: 1880 }, oneTimeCharge: { amount: 2400 } },
    });
  });

  it('is refused with a wanted day that is none', async () => {
    const { purchaser } = await company([{}]);
    expect((await order(purchaser, { ...upgrade, wantedAt: '2027-02-30' })).statusCode).toBe(400);
  });

  it('is in the history of the service, with later changes of the order', async () => {
    const { purchaser } = await company([{}, {}]);
    const made = await order(purchaser, upgrade);
    await order(purchaser, { ...upgrade, orderServiceIds: ['O2'] });
    const placed = the(made.json<{ orders: { id: string; orderNumber: string }[] }>().orders[0]);
    const asked = await purchaser.send(
      'POST',
      `${orders}/${placed.id}/date-requests`,
      { wantedWeek: isoWeekOf(farDay()) },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(asked.statusCode).toBe(201);
    const of = { order: { id: placed.id, orderNumber: placed.orderNumber }, byStaff: false, before: '' };
    expect((await purchaser.get('/api/services/v1/services/S1/history')).json()).toMatchObject({
      items: [
        { ...of, change: 'ORDER_DATE_REQUESTED', after: isoWeekOf(farDay()) },
        { ...of, change: 'ORDER_PLACED', after: '' },
      ],
      totalPages: 1,
    });
  });

  it.each([
    ['an addition', { orderType: 'ADDITIONAL_ORDER', addonIds: ['ddos-protection'] }, 1450],
    ['another product', { orderType: 'CONVERSION_ORDER', replacementProductId: 'sd-wan-edge' }, 1000],
  ])('may be of %s', async (_what, body, fee) => {
    const { purchaser, as } = await company([{}]);
    const answer = await order(purchaser, { orderServiceIds: ['O1'], ...body });
    const { orders: made } = answer.json<{ orders: { id: string }[] }>();
    const { priceInformation } = (await as('OperationResponsible').get(`${orders}/${the(made[0]).id}`)).json<Order>();
    expect(priceInformation?.monthlyFee.amount).toBe(fee);
  });

  it.each([
    ['an upgrade', upgrade, 'serviceUpgrades'],
    ['a termination', termination(), 'serviceTerminations'],
    [
      'a replacement',
      { orderType: 'CONVERSION_ORDER', orderServiceIds: ['O1'], replacementProductId: 'int' },
      'replacementOrder',
    ],
    [
      'several replacements',
      { orderType: 'CONVERSION_ORDER', orderServiceIds: ['O1', 'O2'], replacementProductId: 'int' },
      'replaceMultipleOrders',
    ],
  ])('of %s is unavailable without the flag', async (_what, body, flag) => {
    const { purchaser } = await company([{}, {}], { flags: { ...allFlags, [flag]: false } });
    const answer = await order(purchaser, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'FEATURE_OFF']);
  });

  it.each([
    ['the capacity that it has', { ...upgrade, capacityBps: 100_000_000 }, 'capacityBps', 'unchanged'],
    ['a capacity that is not offered', { ...upgrade, capacityBps: 123_456_789 }, 'capacityBps', 'unknown'],
    ['less capacity', { ...upgrade, capacityBps: 10_000_000 }, 'capacityBps', 'unknown'],
    ['no capacity', { ...upgrade, capacityBps: undefined }, 'capacityBps', 'required'],
    [
      'an unknown addition',
      { orderType: 'ADDITIONAL_ORDER', orderServiceIds: ['O1'], addonIds: ['gold'] },
      'addonIds',
      'unknown',
    ],
    [
      'the product that it is',
      { orderType: 'CONVERSION_ORDER', orderServiceIds: ['O1'], replacementProductId: 'sdx-access' },
      'replacementProductId',
      'unchanged',
    ],
    [
      'a line to nowhere',
      { orderType: 'CONVERSION_ORDER', orderServiceIds: ['O1'], replacementProductId: 'ip-link' },
      'replacementProductId',
      'unknown',
    ],
    ['a last day within the time of notice', { ...termination(), lastDay: dayOf(new Date()) }, 'lastDay', 'tooEarly'],
    ['a last day of another century', { ...termination(), lastDay: '2999-12-31' }, 'lastDay', 'tooLate'],
    ['a day that has been', { ...upgrade, wantedAt: addDays(dayOf(new Date()), -1) }, 'wantedAt', 'past'],
    ['a day in three years', { ...upgrade, wantedAt: addDays(dayOf(new Date()), 1095) }, 'wantedAt', 'tooLate'],
    ['a wanted day beside the last', { ...termination(), wantedAt: farDay() }, 'wantedAt', 'notTaken'],
    [
      'an agreement that is not offered',
      { ...upgrade, agreementPeriodInMonths: 13 },
      'agreementPeriodInMonths',
      'unknown',
    ],
    [
      'an agreement for additions',
      {
        orderType: 'ADDITIONAL_ORDER',
        orderServiceIds: ['O1'],
        addonIds: ['ddos-protection'],
        agreementPeriodInMonths: 12,
      },
      'agreementPeriodInMonths',
      'notTaken',
    ],
    ['no reason to end', { ...termination(), text: ' ' }, 'text', 'required'],
    ['characters above code 255', { ...upgrade, reference: 'Łódź' }, 'reference', 'unsupportedCharacter'],
    [
      'more than 500 services',
      { ...upgrade, orderServiceIds: Array.from({ length: 501 }, (_, index) => `X${index}`) },
      'orderServiceIds',
      'tooMany',
    ],
  ])('with %s is refused', async (_what, body, field, code) => {
    const { purchaser } = await company([{}]);
    const answer = await order(purchaser, body);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field, code }] });
  });

  it.each([
    ['that is not in service any more', { status: 'Terminated' }, 'NOT_IN_SERVICE'],
    ['of another product', { name: 'IP Link', productId: 'ip-link' }, 'PRODUCT_NOT_ELIGIBLE'],
    ['without a capacity', { capacityBps: null }, 'NO_CAPACITY'],
  ])('of a service %s is refused with the reason', async (_what, service, reason) => {
    const { purchaser } = await company([service]);
    const answer = await order(purchaser, upgrade);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'NOT_ELIGIBLE',
      errors: [{ field: 'orderServiceIds', code: reason }],
    });
  });

  it('is refused while an order of the same kind is open', async () => {
    const { purchaser } = await company([{}]);
    await order(purchaser, upgrade);
    const answer = await order(purchaser, { ...upgrade, capacityBps: 500_000_000 });
    expect(answer.json()).toMatchObject({ status: 409, errors: [{ code: 'ORDER_ONGOING' }] });
  });

  it('is refused while the service is being ended, which may be ordered while another order is open', async () => {
    const { purchaser } = await company([{}, {}]);
    expect((await order(purchaser, termination())).statusCode).toBe(201);
    expect((await order(purchaser, upgrade)).json()).toMatchObject({
      status: 409,
      errors: [{ code: 'TERMINATION_ONGOING' }],
    });
    expect((await order(purchaser, termination())).json()).toMatchObject({ errors: [{ code: 'ORDER_ONGOING' }] });
    expect((await order(purchaser, { ...upgrade, orderServiceIds: ['O2'] })).statusCode).toBe(201);
    expect((await order(purchaser, termination(['O2']))).statusCode).toBe(201);
  });

  it('has a result for each of several services', async () => {
    const { purchaser } = await company([{}, { status: 'Terminated' }, {}]);
    const answer = await order(purchaser, termination(['O3', 'O2', 'O9', 'O1']));
    const body = answer.json<{ orders: { orderServiceId: string }[]; failed: object[] }>();
    expect([answer.statusCode, body.orders.map(({ orderServiceId }) => orderServiceId)]).toEqual([201, ['O3', 'O1']]);
    expect(body.failed).toEqual([
      { orderServiceId: 'O2', code: 'NOT_IN_SERVICE' },
      { orderServiceId: 'O9', code: 'NOT_FOUND' },
    ]);
  });

  it('finds no service of another customer, and needs more than a role that reads', async () => {
    await company([{ orderServiceId: 'FOREIGN' }]);
    const { purchaser, as } = await company([{}]);
    const foreign = await order(purchaser, { ...upgrade, orderServiceIds: ['FOREIGN'] });
    const none = await order(purchaser, { ...upgrade, orderServiceIds: ['NONE'] });
    expect([foreign.statusCode, { ...foreign.json<object>(), traceId: '' }]).toEqual([
      404,
      { ...none.json<object>(), traceId: '' },
    ]);
    expect((await order(as('OperationStaff'), upgrade)).statusCode).toBe(403);
  });

  it('of SmartFiber is only for Norway', async () => {
    const body = { orderType: 'ADDITIONAL_ORDER', orderServiceIds: ['O1'], addonIds: ['smart-fiber'] };
    const [norway, sweden] = [await company([{}], { registry: 'no' }), await company([{}])];
    expect((await order(norway.purchaser, body)).statusCode).toBe(201);
    expect((await order(sweden.purchaser, body)).json()).toMatchObject({
      status: 409,
      errors: [{ code: 'COUNTRY_NOT_ELIGIBLE' }],
    });
  });
});

describe('offers', () => {
  const offers = async (caller: Caller) =>
    (await caller.get('/api/orders/v1/services/S1/offers')).json<ServiceOffers>();

  it('list what a service can become, and the price', async () => {
    const { as } = await company([{ contractEndsOn: addDays(dayOf(new Date()), 400) }]);
    const body = await offers(as('OperationResponsible'));
    expect(body).toMatchObject({
      serviceId: 'S1',
      monthlyFee: { amount: 1000, currency: 'SEK' },
      reasons: { smartFiber: 'COUNTRY_NOT_ELIGIBLE' },
    });
    expect(body.upgrades.map(({ capacityBps }) => capacityBps / 1_000_000)).toEqual([
      250, 500, 1000, 2000, 5000, 10_000,
    ]);
    expect(body.upgrades[2]).toMatchObject({
      oneTimeCharge: { amount: 2400 },
      agreementPeriods: [
        { months: 12, monthlyFee: { amount: 2000 } },
        { months: 24, monthlyFee: { amount: 1940 } },
        { months: 36, monthlyFee: { amount: 1880 } },
        { months: 60, monthlyFee: { amount: 1800 } },
      ],
    });
    expect(body.addons.length).toBeGreaterThan(0);
    expect(body.replacements.map(({ productId }) => productId)).not.toContain('sdx-access');
    const earliest = body.termination?.earliestLastDay ?? '';
    expect([earliest > addDays(dayOf(new Date()), 88), addDays(earliest, 1).endsWith('-01')]).toEqual([true, true]);
    expect(body.termination?.remainingFee?.amount).toBeGreaterThan(5000);
  });

  it.each([
    ['one site are not lines', {}, false],
    ['two sites may be', { zSiteId: 'S-1' }, true],
  ])('of other products for a service at %s', async (_what, ends, isOffered) => {
    const { purchaser } = await company([ends]);
    const { replacements } = (await purchaser.get('/api/orders/v1/services/S1/offers')).json<ServiceOffers>();
    const ids = replacements.map(({ productId }) => productId);
    expect([ids.includes('ip-link'), ids.includes('wave-10g'), ids.includes('int')]).toEqual([
      isOffered,
      isOffered,
      true,
    ]);
  });

  it('keep what is left to pay of the contract from a role that sees no fees', async () => {
    const { as } = await company([{ contractEndsOn: '2040-12-31' }]);
    const { monthlyFee, termination } = await offers(as('Purchaser'));
    expect(termination).toMatchObject({ contractEndsOn: '2040-12-31' });
    expect([monthlyFee, termination?.remainingFee]).toEqual([undefined, undefined]);
  });

  it('say what is left to pay after a later last day, and of an earlier one that it is too early', async () => {
    const { as } = await company([{ contractEndsOn: '2040-12-31' }]);
    const caller = as('OperationResponsible');
    const after = async (lastDay: string) =>
      (await caller.get(`/api/orders/v1/services/S1/offers?lastDay=${lastDay}`)).json<ServiceOffers>().termination;
    expect(await after('2040-10-31')).toMatchObject({ lastDay: '2040-10-31', remainingFee: { amount: 2000 } });
    expect(await after('2041-01-31')).toMatchObject({ lastDay: '2041-01-31', remainingFee: null });
    const { earliestLastDay, remainingFee } = (await offers(caller)).termination ?? {};
    expect(await after('2020-01-31')).toMatchObject({ lastDay: earliestLastDay, remainingFee });
  });

  it('say why there are none', async () => {
    const { purchaser } = await company([{ status: 'Installation Ongoing' }], { flags: {} });
    const body = await offers(purchaser);
    expect(body).not.toHaveProperty('monthlyFee');
    expect(body).toMatchObject({
      upgrades: [],
      addons: [],
      replacements: [],
      termination: null,
      reasons: {
        upgrade: 'FEATURE_OFF',
        addon: 'NOT_IN_SERVICE',
        replace: 'FEATURE_OFF',
        terminate: 'FEATURE_OFF',
        smartFiber: 'COUNTRY_NOT_ELIGIBLE',
      },
    });
  });

  it('are only for the customer’s own services', async () => {
    const { purchaser } = await company([{}]);
    expect((await purchaser.get('/api/orders/v1/services/S2/offers')).statusCode).toBe(404);
    // Not S1: what the database can't hold is no other service's id.
    expect((await purchaser.get('/api/orders/v1/services/S1%00/offers')).statusCode).toBe(404);
  });
});

describeOnPostgres('orders for one service at the same moment', () => {
  const answersOf = async (calls: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted();
  const openOrders = async (caller: Caller) =>
    (await caller.get(`${orders}?pageSize=100`)).json<{ items: Order[] }>().items.map(({ orderType }) => orderType);

  it('of a kind are one order, whichever tab, key or person they come from', async () => {
    const { purchaser, as } = await company([{}]);
    const callers = [purchaser, as('OperationResponsible')];
    const answers = await answersOf(Array.from({ length: 12 }, (_, time) => order(the(callers[time % 2]), upgrade)));
    expect(answers).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect(await openOrders(purchaser)).toEqual(['UPGRADE_ORDER']);
  });

  it('with one key are one order, and all but it are told to wait or what came of it', async () => {
    const { purchaser } = await company([{}]);
    const key = crypto.randomUUID();
    const answers = await answersOf(Array.from({ length: 12 }, () => order(purchaser, upgrade, key)));
    expect(answers.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await openOrders(purchaser)).toEqual(['UPGRADE_ORDER']);
  });

  it('that end and change it never leave a change that came after the end', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { purchaser } = await company([{}, {}]);
      const several = { ...upgrade, orderServiceIds: ['O2', 'O1'] };
      const [end, change] = await Promise.all([order(purchaser, termination(['O1', 'O2'])), order(purchaser, several)]);
      expect(end.statusCode).toBe(201);
      const ends = end.json<{ orders: { orderNumber: string }[] }>().orders;
      if (change.statusCode !== 201) expect(change.json()).toMatchObject({ status: 409, code: 'NOT_ELIGIBLE' });
      else
        for (const { orderNumber } of change.json<{ orders: { orderNumber: string }[] }>().orders)
          expect(Number(orderNumber)).toBeLessThan(Math.min(...ends.map((each) => Number(each.orderNumber))));
    }
  });
});
