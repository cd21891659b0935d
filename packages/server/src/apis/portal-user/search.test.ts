import type { FoundPart, Role, SearchResults } from '@skerry/contracts';
import { aService, aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import type { Database } from '../../database/connect.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { addOrder } from '../orders/testing/orders.ts';

const url = '/api/portal-user/v1/b2b-customer/search';
const roles: Role[] = ['OperationResponsible', 'UserAdministrator', 'DeliveryResponsible', 'QuoteRequester'];

let test: TestDatabase;
let app: TestServer;
let halfBroken: TestServer;
let nextCustomer = 7000;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  halfBroken = await startTestServer(withoutOrders(test.database), { identity: app.identity });
});
afterAll(async () => {
  await halfBroken.close();
  await app.close();
  await test.close();
});

/** The same database, where nobody can read orders. */
function withoutOrders(database: Database): Database {
  return {
    ...database,
    readsOf(tenant) {
      const { query, ...queries } = database.readsOf(tenant);
      const broken = query.withPlugin({
        transformQuery({ node }) {
          if (JSON.stringify(node).includes('search_orders')) throw new Error('orders are out of reach');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      return { ...queries, query: broken };
    },
  };
}

interface Company {
  customerId: string;
  as: Record<string, Caller>;
  asOnHalfBroken: Caller;
}

/** A customer with seven services and a site in Lindholmspiren, an order there, and four users. */
async function company({ migrated = true } = {}): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const users = await addCustomer(
    test.database,
    customerId,
    roles.map((role, index) => ({
      roles: [role],
      firstName: 'Astrid',
      lastName: index === 0 ? 'Lindqvist' : 'Vik',
      email: `${role.toLowerCase()}@c${customerId}.example`,
    })),
  );
  await test.database.withOperator(async (query) => {
    await query
      .updateTable('customers')
      .set({ migrated_cases: migrated })
      .where('customer_id', '=', customerId)
      .execute();
    const site = aSite({ customerId, numericalId: 1, name: 'Lindholmspiren 5', city: 'Göteborg' });
    await seedInventory(query, {
      sites: [site],
      services: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) =>
        aService({ customerId, serviceId: `SE-20441${each}`, siteId: site.id, name: `DIA ${each}` }),
      ),
      tags: [],
    });
  });
  await addOrder(test.database, customerId, { order_number: '1182731', site_name: 'Lindholmspiren 5' });
  return {
    customerId,
    as: Object.fromEntries(roles.map((role, index) => [role, app.as(the(users[index]))])),
    asOnHalfBroken: halfBroken.as(the(users[0])),
  };
}

async function find(caller: Caller | undefined, text: string): Promise<SearchResults> {
  const answer = await the(caller).get(`${url}?${new URLSearchParams({ q: text }).toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<SearchResults>();
}
const names = (part: FoundPart | null | undefined) => part?.items.map(({ name }) => name);

describe('the search', () => {
  it('finds services, sites and orders by a part of a name, eight of each at most', async () => {
    const { as } = await company();
    const { services, sites, orders, errors } = await find(as['OperationResponsible'], 'LINDHOLM');
    expect(names(services)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((each) => `DIA ${each}`));
    expect(services).toMatchObject({ hasMore: true, total: 9 });
    expect(sites).toEqual({
      items: [expect.objectContaining({ name: 'Lindholmspiren 5' })],
      hasMore: false,
      total: 1,
    });
    expect(orders?.items).toEqual([expect.objectContaining({ code: '1182731' })]);
    expect(errors).toEqual({});
  });

  it('says how each thing stands: a service and its health, an order, the services of a site and what is wrong there', async () => {
    const { as, customerId } = await company();
    const working = await find(as['OperationResponsible'], 'lindholm');
    expect(working.services?.items[0]).toMatchObject({ status: 'In service', health: 'OK' });
    expect(working.orders?.items[0]).toMatchObject({ status: expect.stringMatching(/^[A-Z_]+$/) });
    expect(working.sites?.items).toEqual([expect.objectContaining({ serviceCount: 9 })]);
    expect(working.sites?.items[0]).not.toHaveProperty('health');
    expect(working.sites?.items[0]).not.toHaveProperty('noticeCount');
    const change = (serviceId: string, values: { health?: 'DEGRADED' | 'DOWN'; status?: string }) =>
      test.database.withOperator((query) =>
        query
          .updateTable('services')
          .set(values)
          .where('customer_id', '=', customerId)
          .where('service_id', '=', serviceId)
          .execute(),
      );
    await change('SE-204413', { health: 'DEGRADED' });
    await change('SE-204414', { status: 'Termination notice' });
    await change('SE-204415', { status: 'Installation Ongoing', health: 'DOWN' });
    const { sites } = await find(as['OperationResponsible'], 'lindholm');
    expect(sites?.items[0]).toMatchObject({ serviceCount: 9, health: 'DEGRADED', noticeCount: 1 });
  });

  it('counts what a text finds up to a hundred', async () => {
    const { as, customerId } = await company();
    await test.database.withOperator((query) =>
      seedInventory(query, {
        sites: Array.from({ length: 103 }, (_, index) =>
          aSite({ customerId, numericalId: index + 2, name: `Brygga ${index}`, city: 'Bergen' }),
        ),
        services: [],
        tags: [],
      }),
    );
    expect((await find(as['OperationResponsible'], 'brygga')).sites).toMatchObject({ hasMore: true, total: 100 });
  });

  it.each(['SE-204 413', 'se-204413', '204413'])('finds a service by its id, written as %s', async (text) => {
    const { as } = await company();
    expect(names((await find(as['OperationResponsible'], text)).services)).toEqual(['DIA 3']);
  });

  it('refuses a text with NUL, which nothing can contain', async () => {
    const [user] = await addCustomer(test.database, String((nextCustomer += 1)), [{ roles }]);
    const answer = await app.as(the(user)).get(`${url}?q=a%00`);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'q', code: 'invalidFormat' }] });
  });

  it('finds users by name and e-mail address', async () => {
    const { as } = await company();
    expect(names((await find(as['UserAdministrator'], 'lindqv')).users)).toEqual(['Astrid Lindqvist']);
    expect((await find(as['UserAdministrator'], 'quoterequester@')).users?.items).toHaveLength(1);
  });

  it.each([
    [
      'OperationResponsible',
      ['changeRequests', 'contacts', 'disturbances', 'orders', 'plannedWorks', 'services', 'sites'],
    ],
    ['UserAdministrator', ['contacts', 'users']],
    ['DeliveryResponsible', ['orders']],
    ['QuoteRequester', []],
  ])('has for the role %s only what it may list', async (role, kinds) => {
    const { as } = await company();
    const { errors, ...found } = await find(as[role], 'lind');
    expect(Object.keys(found).sort()).toEqual(kinds);
    expect(errors).toEqual({});
  });

  it('has no change requests where the customer has none', async () => {
    const { as } = await company({ migrated: false });
    expect(await find(as['OperationResponsible'], 'lind')).not.toHaveProperty('changeRequests');
  });

  it('never finds what is another customer’s', async () => {
    const { as } = await company();
    const { customerId } = await company();
    await addOrder(test.database, customerId, { order_number: '7777777' });
    const { orders } = await find(as['OperationResponsible'], '7777777');
    expect(orders).toEqual({ items: [], hasMore: false, total: 0 });
    expect((await find(as['UserAdministrator'], `c${customerId}.example`)).users?.items).toEqual([]);
  });

  it('goes around a kind that fails, and says so', async () => {
    const { asOnHalfBroken } = await company();
    const { orders, sites, errors } = await find(asOnHalfBroken, 'lindholm');
    expect([orders, errors]).toEqual([null, { orders: 503 }]);
    expect(names(sites)).toEqual(['Lindholmspiren 5']);
  });

  it.each(['', 'a', 'a%00', '%00%00', 'x'.repeat(101)])('refuses the text %j', async (text) => {
    const { as } = await company();
    expect((await the(as['UserAdministrator']).get(`${url}?q=${text}`)).statusCode).toBe(400);
  });

  it.each(['%_', "o'; drop", '   '])('takes %j for text', async (text) => {
    const { as } = await company();
    expect((await find(as['OperationResponsible'], text)).errors).toEqual({});
  });
});
