import {
  addDays,
  dayOf,
  isoWeekOf,
  type Order,
  type OrderCheck,
  type OrderJob,
  type PlacedOrder,
  type Quote,
} from '@skerry/contracts';
import { aService, aSite } from '../../../demo/services/builders.ts';
import { seedInventory } from '../../../demo/services/seed-services.ts';
import { testBothWays } from '../../../testing/both-ways.ts';
import { the, type Caller } from '../../../testing/test-server.ts';
import { aPlacement, limitOrders, orderJobs, placedOrders } from '../testing/orders.ts';
import { addPriceBook, company, expire, handling, post, pricedQuote, quotes, siteAt } from '../testing/quotes.ts';

const today = dayOf(new Date());
const contact = { name: 'Erik Hammarström', email: 'erik@havstrand.example', phone: '+46 70 174 06 31' };

const both = testBothWays({ SKERRY_API_QUOTE_AND_ORDER_V5_UPSTREAM: '/api/quote-and-order/v5' }, addPriceBook);

async function jobOf(caller: Caller, answer: Awaited<ReturnType<typeof post>>): Promise<OrderJob> {
  return (await caller.get(`${orderJobs}/${answer.json<{ jobId: string }>().jobId}`)).json<OrderJob>();
}

describe.each(both.ways)('ordering by a quote, %s,', (_which, server) => {
  it('is done once per key, and the orders are in the one list', async () => {
    const { purchaser, customerId } = await company(both.database, server());
    await both.database.withOperator((query) =>
      query.insertInto('billing_accounts').values({ customer_id: customerId, id: 'BA-1', name: 'North' }).execute(),
    );
    const quote = await pricedQuote(purchaser, { reference: 'SDL-DIA' });
    const installations = [{ siteId: '1', floor: '4', room: '4.12', accessHours: 'Weekdays 8 to 16', contact }];
    const body = aPlacement(quote, {
      installations,
      purchaseOrderNumber: 'PO-1',
      invoiceText: 'Cost centre 6120',
      billingAccountId: 'BA-1',
      wantedWeek: isoWeekOf(addDays(today, 120)),
    });
    const key = crypto.randomUUID();
    const [first, again] = [
      await post(purchaser, placedOrders, body, key),
      await post(purchaser, placedOrders, body, key),
    ];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([202, 202, first.json()]);
    const job = await jobOf(purchaser, first);
    expect(first.headers['location']).toBe(`${orderJobs}/${job.id}`);
    expect(job).toMatchObject({ quoteId: quote.id, status: 'DONE', orders: [{ siteId: '1' }], failed: [] });
    const { items } = (await purchaser.get(placedOrders)).json<{ items: PlacedOrder[] }>();
    expect(items).toHaveLength(1);
    expect(the(items[0])).toMatchObject({
      id: the(job.orders[0]).id,
      orderNumber: the(job.orders[0]).orderNumber,
      reference: 'SDL-DIA',
      orderType: 'NEW_ORDER',
      status: 'ORDERED',
      productId: 'dia-static',
      capacityBps: 200_000_000,
      agreementPeriodInMonths: 36,
      site: { address: { streetName: 'Norra Kajen', floor: '4', room: '4.12' } },
    });
    const order = (await purchaser.get(`/api/orders/v1/orders/${the(job.orders[0]).id}`)).json<Order>();
    expect([order.site.accessHours, order.invoicing]).toEqual([
      'Weekdays 8 to 16',
      {
        purchaseOrderNumber: 'PO-1',
        invoiceText: 'Cost centre 6120',
        billingAccount: { id: 'BA-1', name: 'North' },
      },
    ]);
    const signed = (await purchaser.get(`${quotes}/${quote.id}`)).json<Quote>();
    expect([signed.status, the(the(signed.sites[0]).prices[0]).orderId]).toEqual(['SIGNED', the(job.orders[0]).id]);
  });

  it('names the building of a site in its order', async () => {
    const { purchaser } = await company(both.database, server());
    const building = 'Norra Kajen 2 B';
    const quote = await pricedQuote(purchaser, {
      sites: [siteAt(0, { building }), siteAt(0, { name: 'Depot', building })],
    });
    expect(quote.sites.map((site) => site.building)).toEqual([building, building]);
    await jobOf(purchaser, await post(purchaser, placedOrders, aPlacement(quote)));
    const { items } = (await purchaser.get(placedOrders)).json<{ items: PlacedOrder[] }>();
    expect(items.map(({ site }) => site.customerName).toSorted()).toEqual([
      'Depot, Norra Kajen 2 B',
      'Norra Kajen 2 B',
    ]);
  });

  it('orders what is firm and leaves the rest in the quote', async () => {
    const { purchaser } = await company(both.database, server());
    const quote = await pricedQuote(purchaser, { sites: [siteAt(0), siteAt(1000), siteAt(0)] });
    const answer = await post(purchaser, placedOrders, aPlacement(quote));
    const job = await jobOf(purchaser, answer);
    expect([job.orders.map(({ siteId }) => siteId), job.failed]).toEqual([
      ['1', '3'],
      [{ siteId: '2', code: 'NOT_FIRM' }],
    ]);
    expect((await purchaser.get(`${quotes}/${quote.id}`)).json<Quote>().status).toBe('BEST_SO_FAR');
    const rest = await post(purchaser, placedOrders, aPlacement(quote));
    expect(rest.json()).toMatchObject({ status: 409, code: 'ALREADY_ORDERED' });
  });

  it('is checked beforehand, with the week of each site and who has to approve it', async () => {
    const { purchaser, requester, customerId } = await company(both.database, server());
    await limitOrders(both.database, customerId, 200_000);
    const quote = await pricedQuote(requester);
    const check = async (caller: Caller) =>
      (await post(caller, '/api/quote-and-order/v5/order-checks', aPlacement(quote))).json<OrderCheck>();
    expect(await check(requester)).toEqual({
      currency: 'SEK',
      monthlyMinor: 242_621,
      oneTimeMinor: 950_000,
      totalMinor: 242_621 * 36 + 950_000,
      decisionsNeeded: 2,
      orderLimitMinor: 200_000,
      deciders: ['Olga Thulin', 'Paula Thulin'],
      billingAccounts: [],
      keptApart: [],
      failed: [],
      weeks: [
        { siteId: '1', deliveryWeek: expect.stringMatching(/^\d{4}-W\d\d$/), freezePeriodIds: expect.any(Array) },
      ],
    });
    expect((await check(purchaser)).decisionsNeeded).toBe(1);
    expect((await post(purchaser, placedOrders, aPlacement(quote))).json()).toMatchObject({
      status: 403,
      code: 'APPROVAL_NEEDED',
    });
  });

  it('needs approval in a currency without a limit, where the customer has one in another', async () => {
    const { purchaser, customerId } = await company(both.database, server());
    await both.database.withOperator((query) =>
      query
        .updateTable('framework_agreements')
        .set({ currency: 'DKK' })
        .where('customer_id', '=', customerId)
        .execute(),
    );
    const quote = await pricedQuote(purchaser);
    expect([quote.currency, quote.orderLimitMinor]).toEqual(['DKK', null]);
    await limitOrders(both.database, customerId, 200_000);
    expect((await purchaser.get(`${quotes}/${quote.id}`)).json<Quote>().orderLimitMinor).toBe(0);
    const checked = await post(purchaser, '/api/quote-and-order/v5/order-checks', aPlacement(quote));
    expect(checked.json<OrderCheck>()).toMatchObject({ decisionsNeeded: 1, orderLimitMinor: 0 });
    expect((await post(purchaser, placedOrders, aPlacement(quote))).json()).toMatchObject({
      status: 403,
      code: 'APPROVAL_NEEDED',
    });
  });

  it('is refused where something has changed since', async () => {
    const given = await company(both.database, server());
    const { purchaser, provider, otherPurchaser } = given;
    const quote = await pricedQuote(purchaser, { sites: [siteAt(1000)] });
    const refused = async (caller: Caller, by: Quote) => {
      const { status, code } = (await post(caller, placedOrders, aPlacement(by))).json<{
        status: number;
        code: string;
      }>();
      return [status, code];
    };
    expect(await refused(purchaser, quote)).toEqual([409, 'NOT_POSSIBLE']);
    await post(purchaser, `${quotes}/${quote.id}/manual-handling`, { text: 'A firm price' });
    const special = {
      siteId: '1',
      variantId: 'v1',
      monthlyMinor: 250_000,
      oneTimeMinor: 0,
      level: 'firm',
      leadTimeWeeks: 8,
    };
    await post(provider, `${handling}/${quote.id}/answers`, { status: 'COMPLETED', prices: [special] });
    // Accepted was the estimate.
    const changed = await post(purchaser, placedOrders, aPlacement(quote));
    expect(changed.json()).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      errors: [{ field: 'lines.0', code: 'changed' }],
    });
    const firm = (await purchaser.get(`${quotes}/${quote.id}`)).json<Quote>();
    const atOnce = await Promise.all([
      post(purchaser, placedOrders, aPlacement(firm)),
      post(otherPurchaser, placedOrders, aPlacement(firm)),
    ]);
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    const late = await pricedQuote(purchaser);
    await expire(both.database, given, late.id, addDays(today, -1));
    expect(await refused(purchaser, late)).toEqual([409, 'QUOTE_EXPIRED']);
    const lost = await pricedQuote(purchaser);
    await both.database.withOperator((query) =>
      query
        .updateTable('framework_agreements')
        .set({ valid_to: addDays(today, -1) })
        .where('customer_id', '=', given.customerId)
        .execute(),
    );
    expect(await refused(purchaser, lost)).toEqual([403, 'AGREEMENT_LOST']);
  });

  it('is refused with all that is wrong', async () => {
    const { purchaser } = await company(both.database, server());
    const quote = await pricedQuote(purchaser);
    const line = the(aPlacement(quote).lines[0]);
    const body = aPlacement(quote, {
      lines: [line, line, { ...line, siteId: '9' }, { ...line, variantId: 'v9' }],
      installations: [
        { siteId: '1', floor: '4→', contact: { ...contact, phone: '1' } },
        { siteId: '1', contact },
      ],
      wantedWeek: '2020-W01',
      acceptsTerms: false,
    });
    const account = await post(purchaser, placedOrders, aPlacement(quote, { billingAccountId: 'BA-9' }));
    expect(account.json()).toMatchObject({ errors: [{ field: 'billingAccountId', code: 'unknown' }] });
    const { errors } = (await post(purchaser, placedOrders, body)).json<{
      errors: { field: string; code: string }[];
    }>();
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'lines.1.siteId duplicate',
      'lines.2.siteId unknown',
      'lines.3.variantId unknown',
      'lines.3.siteId duplicate',
      'installations.0.floor unsupportedCharacter',
      'installations.0.contact.phone invalidFormat',
      'installations.1.siteId duplicate',
      'wantedWeek past',
      'acceptsTerms required',
    ]);
  });

  it('by a quote of another customer is not possible', async () => {
    const [own, other] = [await company(both.database, server()), await company(both.database, server())];
    const quote = await pricedQuote(own.purchaser);
    expect((await post(other.purchaser, placedOrders, aPlacement(quote))).statusCode).toBe(404);
    expect((await post(other.purchaser, '/api/quote-and-order/v5/order-checks', aPlacement(quote))).statusCode).toBe(
      404,
    );
    const answer = await post(own.purchaser, placedOrders, aPlacement(quote));
    expect((await other.purchaser.get(`${orderJobs}/${answer.json<{ jobId: string }>().jobId}`)).statusCode).toBe(404);
    expect((await post(own.requester, placedOrders, aPlacement(quote))).statusCode).toBe(403);
  });
});

it('names the services that must not fail together where the order comes near them', async () => {
  const { purchaser, customerId } = await company(both.database, both.builtIn);
  const at = (siteId: string, serviceId: string, diversityGroup: string | null) =>
    aService({ customerId, siteId, serviceId, orderServiceId: `OS-${serviceId}`, diversityGroup });
  await both.database.withOperator((query) =>
    seedInventory(query, {
      sites: [aSite({ customerId, numericalId: 1 }), aSite({ customerId, numericalId: 2 })],
      services: [at('S-1', 'SE-1', 'HQ'), at('S-2', 'SE-2', 'HQ'), at('S-2', 'SE-3', 'ALONE'), at('S-2', 'SE-4', null)],
    }),
  );
  const checked = async (given: Parameters<typeof pricedQuote>[1]) => {
    const quote = await pricedQuote(purchaser, given);
    return (await post(purchaser, '/api/quote-and-order/v5/order-checks', aPlacement(quote))).json<OrderCheck>();
  };
  const near = { name: 'HQ', serviceIds: ['SE-1', 'SE-2'] };
  expect((await checked({})).keptApart).toEqual([]);
  expect((await checked({ sites: [siteAt(0), siteAt(0, { siteId: 'S-1' })] })).keptApart).toEqual([
    { ...near, replacedServiceId: null, siteIds: ['2'] },
  ]);
  expect((await checked({ correlationId: 'OS-SE-2' })).keptApart).toEqual([
    { ...near, replacedServiceId: 'SE-2', siteIds: [] },
  ]);
});

it('goes on from a service of the customer’s only, where the provider looks at that', async () => {
  const { purchaser, customerId } = await company(both.database, both.builtIn);
  const quote = await pricedQuote(purchaser, { correlationId: 'OS-1' });
  const validate = async () =>
    (await post(purchaser, '/api/quote-and-order/v6/validate/correlationOwnership', { correlationId: 'OS-1' })).json<{
      status: string;
    }>().status;
  expect(await validate()).toBe('Ok');
  await both.database.withOperator((query) =>
    query
      .insertInto('customer_feature_flags')
      .values({ customer_id: customerId, flag: 'performCorrelationValidation', is_on: true })
      .execute(),
  );
  expect(await validate()).toBe('Error');
  expect((await post(purchaser, placedOrders, aPlacement(quote))).json()).toMatchObject({
    status: 409,
    code: 'CORRELATION_INVALID',
  });
});
