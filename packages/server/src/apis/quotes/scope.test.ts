import type { Approval, OrderCheck, OrderJob, Quote, QuotePage, RoleGroupDetails } from '@skerry/contracts';
import { aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { aPlacement, approvals, ask, decide, orderJobs, placedOrders } from './testing/orders.ts';
import { addPriceBook, aQuoteRequest, post, pricedQuote, quotes, siteAt } from './testing/quotes.ts';

const customerId = '8690';

let test: TestDatabase;
let app: TestServer;
/** Everything by an own role. */
let wide: Caller;
/** Purchaser through a group that is narrowed to the site N. */
let narrow: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [
    { roles: ['Purchaser'], firstName: 'Wilma' },
    { roles: [], firstName: 'Nora' },
    { roles: ['UserAdministrator'] },
  ]);
  const [first, second, administrator] = users.map((user) => app.as(user));
  wide = the(first);
  narrow = the(second);
  const { longitude = 0, latitude = 0 } = siteAt(0).coordinates ?? {};
  await test.database.withOperator(async (query) => {
    await query
      .insertInto('framework_agreements')
      .values({
        customer_id: customerId,
        id: 'FA-1',
        name: 'Connections',
        products: JSON.stringify([{ id: 'dia-static', name: 'DIA Static' }]),
        product_packages: '[]',
        promises: '[]',
      })
      .execute();
    await seedInventory(query, {
      sites: ['N', 'S'].map((id, place) =>
        aSite({ customerId, id, numericalId: place + 1, name: id, longitude, latitude }),
      ),
    });
  });
  const group: Partial<RoleGroupDetails> = {
    name: 'North',
    roleIds: ['Purchaser'],
    memberIds: [the(users[1]).id],
    scope: { kind: 'sites', ids: ['N'] },
  };
  const made = await post(the(administrator), '/api/user-admin/v1/role-groups', {
    description: '',
    permissions: [],
    ...group,
  });
  expect(made.statusCode).toBe(201);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const at = (...ids: string[]) => ids.map((siteId) => siteAt(0, { siteId }));

describe('somebody whom a group narrows to a site', () => {
  it('sees quotes whose sites are all in it, and their own, in the list, its counts and one by one', async () => {
    const north = await pricedQuote(wide, { sites: at('N') });
    const south = await pricedQuote(wide, { sites: at('S') });
    const both = await pricedQuote(wide, { sites: at('N', 'S') });
    const anew = await pricedQuote(wide, { sites: [siteAt(0)] });
    const own = await pricedQuote(narrow, { sites: [siteAt(0)] });
    const { items, totalItems, counts } = (await narrow.get(quotes)).json<QuotePage>();
    expect([items.map(({ id }) => id), totalItems, counts.total]).toEqual([[own.id, north.id], 2, 2]);
    for (const { id } of [south, both, anew]) {
      expect((await narrow.get(`${quotes}/${id}`)).statusCode).toBe(404);
      expect((await post(narrow, `${quotes}/${id}/questions`, { text: 'What?' })).statusCode).toBe(404);
    }
    expect((await narrow.get(`${quotes}?referenceSearchString=${south.number}`)).json<QuotePage>().totalItems).toBe(0);
    expect((await wide.get(quotes)).json<QuotePage>().counts.total).toBe(5);
  });

  it('asks prices for sites in it and for new ones, not for others of the company', async () => {
    const answer = await post(narrow, quotes, aQuoteRequest({ sites: at('S') }));
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'sites.0.siteId', code: 'unknown' }] });
    expect((await post(narrow, quotes, aQuoteRequest({ sites: at('N') }))).statusCode).toBe(202);
  });

  it('orders for sites in it, and leaves new ones to others', async () => {
    const quote = await pricedQuote(narrow, { sites: [...at('N'), siteAt(0)] });
    const answer = await post(narrow, placedOrders, aPlacement(quote));
    const job = (await narrow.get(`${orderJobs}/${answer.json<{ jobId: string }>().jobId}`)).json<OrderJob>();
    expect([job.orders.length, job.failed]).toEqual([1, [{ siteId: '2', code: 'OUT_OF_SCOPE' }]]);
    const rest = (await wide.get(`${quotes}/${quote.id}`)).json<Quote>();
    const [, line] = aPlacement(rest).lines;
    expect((await post(wide, placedOrders, aPlacement(rest, { lines: [the(line)] }))).statusCode).toBe(202);
    expect((await wide.get(`${quotes}/${quote.id}`)).json<Quote>().status).toBe('SIGNED');
  });

  it('decides approvals of quotes that they see, and no others', async () => {
    const north = (await ask(wide, await pricedQuote(wide, { sites: at('N') }))).json<Approval>();
    const south = (await ask(wide, await pricedQuote(wide, { sites: at('S') }))).json<Approval>();
    const listed = (await narrow.get(approvals)).json<{ items: Approval[] }>();
    expect(listed.items.map(({ id }) => id)).toEqual([north.id]);
    expect((await decide(narrow, south.id, true)).statusCode).toBe(404);
    expect((await decide(narrow, north.id, true)).json<Approval>().status).toBe('APPROVED');
  });

  it('is told of approvals of quotes that they see, and named as who decides them, and of no others', async () => {
    const told = async (...sites: string[]) => {
      const quote = await pricedQuote(wide, { sites: at(...sites) });
      const [approval, checked] = [
        (await ask(wide, quote)).json<Approval>(),
        (await post(wide, '/api/quote-and-order/v5/order-checks', aPlacement(quote))).json<OrderCheck>(),
      ];
      const mails = await test.database.withOperator((query) =>
        query
          .selectFrom('outbox_mails')
          .select('recipient')
          .where('customer_id', '=', customerId)
          .where('body', 'like', `%${approval.id}%`)
          .execute(),
      );
      return [approval.deciders?.length, checked.deciders, mails.length];
    };
    expect(await told('N')).toEqual([1, [], 1]);
    expect(await told('S')).toEqual([0, [], 0]);
    expect(await told('N', 'S')).toEqual([0, [], 0]);
  });

  it('asks others to order for sites in it alone, even where those might order for all', async () => {
    const quote = await pricedQuote(narrow, { sites: [...at('N'), siteAt(0)] });
    const asked = (await ask(narrow, quote)).json<Approval>();
    const of = the(the(quote.sites[0]).prices[0]).monthlyMinor;
    expect([asked.monthlyMinor, asked.placement.lines.map(({ siteId }) => siteId)]).toEqual([of, ['1']]);
    expect((await decide(wide, asked.id, true)).json<Approval>()).toMatchObject({
      status: 'APPROVED',
      orderIds: [expect.any(String)],
    });
    expect(
      (await wide.get(`${quotes}/${quote.id}`)).json<Quote>().sites.map(({ prices }) => the(prices[0]).orderId),
    ).toEqual([expect.any(String), null]);
  });
});
