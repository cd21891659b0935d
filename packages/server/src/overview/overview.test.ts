import { jest } from '@jest/globals';
import { addDays, dayOf, type Overview, type Role } from '@skerry/contracts';
import { sql } from 'kysely';
import { addCompany, addOrder } from '../apis/orders/testing/orders.ts';
import { aService, aSite } from '../demo/services/builders.ts';
import { seedInventory } from '../demo/services/seed-services.ts';
import type { SeededUser } from '../demo/users/seed.ts';
import { ProblemError } from '../http/problem.ts';
import type { Principal } from '../identity/principal.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../testing/test-server.ts';
import { overviewParts, type OverviewParts } from './parts.ts';
import { readOverview } from './read-overview.ts';

const url = '/api/portal-user/v1/b2b-customer/overview';

let test: TestDatabase;
let app: TestServer;
let proxied: TestServer;
let ours: Record<Role, SeededUser>;
let others: Record<Role, SeededUser>;
let asked: string;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  proxied = await startTestServer(
    test.database,
    { identity: app.identity },
    { SKERRY_API_ORDERS_UPSTREAM: 'http://127.0.0.1:9/orders/v1' },
  );
  ours = await addCompany(test.database, '9101');
  others = await addCompany(test.database, '9102');
  asked = await addOrder(test.database, '9101', { order_number: '1182731', status: 'CONFIRMED_DELIVERY' });
  await addOrder(test.database, '9101', {
    order_number: '1182732',
    status: 'PHYSICAL_DELIVERY',
    confirmed_delivery_on: '2024-11-22',
  });
  await addOrder(test.database, '9101', { order_number: '1182733', status: 'DELIVERY_COMPLETED' });
  await test.database.withOperator(async (query) => {
    await query.updateTable('customers').set({ migrated_cases: true }).where('customer_id', '=', '9101').execute();
    await query
      .insertInto('order_messages')
      .values({
        customer_id: '9101',
        order_id: asked,
        is_from_provider: true,
        author_name: 'Kjetil Strand',
        text: 'Who opens the basement for us?',
        is_question: true,
      })
      .execute();
    await query.updateTable('orders').set({ has_open_question: true }).where('id', '=', asked).execute();
    const customerId = '9101';
    const siteId = 'S-9101';
    const soon = addDays(dayOf(new Date()), 30);
    await seedInventory(query, {
      sites: [aSite({ customerId, id: siteId, numericalId: 1, name: 'Umeå terminal', city: 'Umeå' })],
      services: [
        aService({ customerId, siteId, serviceId: 'A', monthlyFee: 4250.5, currency: 'SEK', contractEndsOn: soon }),
        aService({ customerId, siteId, serviceId: 'B', health: 'DEGRADED', monthlyFee: 750, currency: 'SEK' }),
        aService({ customerId, siteId, serviceId: 'C', health: 'DOWN', monthlyFee: 300, currency: 'NOK' }),
        aService({ customerId, siteId, serviceId: 'D', status: 'Installation ongoing', health: 'UNKNOWN' }),
        aService({ customerId, siteId, serviceId: 'E', status: 'Termination notice' }),
        aService({ customerId, siteId, serviceId: 'F', status: 'Terminated', health: 'DOWN' }),
        aService({ customerId, siteId, serviceId: 'G', status: 'NOT_AVAILABLE', health: 'UNKNOWN' }),
      ],
    });
  });
  await test.database.withTenant({ customerId: '9101', scope: null }, ({ query }) =>
    query
      .insertInto('role_requests')
      .values({
        customer_id: '9101',
        user_id: ours.QuoteRequester.id,
        role_ids: ['Purchaser'],
        apps: [],
        decided_by_account_id: null,
        text: null,
      })
      .execute(),
  );
});
afterAll(async () => {
  await proxied.close();
  await app.close();
  await test.close();
});

async function overviewOf(user: SeededUser, { query = '', at = app } = {}): Promise<Overview> {
  const answer = await at.as(user).get(`${url}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Overview>();
}

const partsOf = (overview: Overview) => Object.keys(overview).sort();

describe('the overview', () => {
  it('counts services by status and health, and names those that do badly, the worst first', async () => {
    const { services, status } = await overviewOf(ours.OperationResponsible);
    expect(services).toEqual({ inService: 3, beingInstalled: 1, underNotice: 1, unavailable: 1 });
    expect(status).toMatchObject({ ok: 2, degraded: 1, down: 1, unknown: 2 });
    expect(status?.affected.map(({ serviceId, health }) => [serviceId, health])).toEqual([
      ['C', 'DOWN'],
      ['B', 'DEGRADED'],
    ]);
  });

  it('sums monthly fees for each currency of what is delivered, and counts contracts that end soon, for those who see prices', async () => {
    const { fees } = await overviewOf(ours.BillingResponsible);
    expect(fees).toEqual({
      perMonth: [
        { country: 'SE', currency: 'SEK', amount: 5000.5, services: 2 },
        { country: 'SE', currency: 'NOK', amount: 300, services: 1 },
      ],
      contractsEnding: 1,
      endingNext: [
        {
          serviceId: 'A',
          serviceName: expect.any(String) as string,
          siteName: 'Umeå terminal',
          city: 'Umeå',
          contractEndsOn: addDays(dayOf(new Date()), 30),
          monthlyFee: 4250.5,
          currency: 'SEK',
        },
      ],
    });
    expect(await overviewOf(ours.OperationStaff)).not.toHaveProperty('fees');
    expect((await overviewOf(others.BillingResponsible)).fees).toEqual({
      perMonth: [],
      contractsEnding: 0,
      endingNext: [],
    });
  });

  it('counts users, those who may not log in, and those who may without a phone number', async () => {
    const { users } = await overviewOf(ours.UserAdministrator);
    const all = (await app.as(ours.UserAdministrator).get('/api/user-admin/v1/customer/users?pageSize=100')).json<{
      items: { active: boolean; cellphone: string | null }[];
    }>().items;
    expect(users).toMatchObject({
      totalGroups: 0,
      groups: [],
      total: all.length,
      inactive: all.filter(({ active }) => !active).length,
      withoutPhone: all.filter(({ active, cellphone }) => active && !cellphone).length,
    });
    expect(users?.total).toBeGreaterThan(0);
    // The company has one user for each role that it can give.
    expect(users?.roles.find(({ id }) => id === 'UserAdministrator')?.users).toBe(1);
    expect(users?.withoutRole).toBe(0);
  });

  it('names those who have not accepted their invitation, whichever ends first', async () => {
    const [admin, late, early, gone, came] = (await addCustomer(test.database, '760', [
      { email: 'admin@c760.example', roles: ['UserAdministrator'] },
      { email: 'late@c760.example', firstName: 'Lage' },
      { email: 'early@c760.example', firstName: 'Ebba' },
      { email: 'gone@c760.example', active: false },
      { email: 'came@c760.example' },
    ])) as [SeededUser, SeededUser, SeededUser, SeededUser, SeededUser];
    const invite = (id: string, until: string, lastLogin: string | null = null) =>
      test.database.withOperator((query) =>
        sql`update customer_users set invited_until = ${until}::timestamptz, last_login_at = ${lastLogin}::timestamptz where id = ${id}`.execute(
          query,
        ),
      );
    await invite(late.id, '2099-01-02T10:00:00Z');
    await invite(early.id, '2024-01-02T10:00:00Z');
    await invite(gone.id, '2024-01-01T10:00:00Z');
    await invite(came.id, '2024-01-01T10:00:00Z', '2023-12-30T10:00:00Z');
    const { users } = await overviewOf(admin);
    expect(users?.openInvitations).toMatchObject({
      totalItems: 2,
      items: [
        { id: early.id, fullName: expect.stringMatching(/^Ebba /) as string, validUntil: '2024-01-02T10:00:00.000Z' },
        { id: late.id, validUntil: '2099-01-02T10:00:00.000Z' },
      ],
    });
  });

  it('has the deliveries under way, the nearest confirmed day first', async () => {
    const { deliveries } = await overviewOf(ours.DeliveryResponsible);
    expect(deliveries?.totalItems).toBe(2);
    expect(deliveries?.items.map(({ orderNumber }) => orderNumber)).toEqual(['1182732', '1182731']);
  });

  it('says what waits for the caller, and nothing that only others may do', async () => {
    const { waitingOrders } = await overviewOf(ours.DeliveryResponsible);
    expect(waitingOrders).toMatchObject({
      totalItems: 1,
      items: [{ id: asked, actions: ['answer'], question: 'Who opens the basement for us?', respondBy: null }],
    });
    expect((await overviewOf(ours.BillingResponsible)).waitingOrders).toEqual({ totalItems: 0, items: [] });
  });

  it.each<[Role, readonly string[]]>([
    ['UserAdministrator', ['errors', 'freezePeriods', 'users', 'waitingRoleRequests']],
    ['DeliveryResponsible', ['deliveries', 'errors', 'freezePeriods', 'waitingOrders']],
    [
      'BillingResponsible',
      ['deliveries', 'disturbances', 'errors', 'fees', 'freezePeriods', 'services', 'status', 'waitingOrders'],
    ],
    [
      'OperationStaff',
      [
        'deliveries',
        'disturbances',
        'errors',
        'freezePeriods',
        'services',
        'status',
        'waitingChangeRequests',
        'waitingOrders',
        'waitingWorks',
      ],
    ],
    ['QuoteRequester', ['errors', 'freezePeriods', 'waitingQuotes']],
  ])('leaves out, without an error, what %s may not read', async (role, parts) => {
    const overview = await overviewOf(ours[role]);
    expect(partsOf(overview)).toEqual(parts);
    expect(overview.errors).toEqual({});
  });

  it('leaves out change requests where the customer has none', async () => {
    expect(await overviewOf(others.OperationResponsible)).not.toHaveProperty('waitingChangeRequests');
  });

  it('leaves out quotes where the customer sees orders alone', async () => {
    const customerId = '9103';
    const [requester] = await addCustomer(test.database, customerId, [{ roles: ['QuoteRequester'] }]);
    await test.database.withOperator((query) =>
      query
        .insertInto('customer_feature_flags')
        .values({ customer_id: customerId, flag: 'quoteAndOrderOnlyOrders', is_on: true })
        .execute(),
    );
    expect(await overviewOf(the(requester))).not.toHaveProperty('waitingQuotes');
  });

  it('has nothing of another customer’s', async () => {
    const overview = await overviewOf(others.OperationResponsible);
    expect(overview).toMatchObject({
      services: { inService: 0, beingInstalled: 0, underNotice: 0, unavailable: 0 },
      status: { ok: 0, down: 0, affected: [] },
      waitingOrders: { totalItems: 0, items: [] },
      deliveries: { totalItems: 0, items: [] },
    });
    expect((await overviewOf(others.UserAdministrator)).waitingRoleRequests).toEqual({ totalItems: 0, items: [] });
    expect((await overviewOf(ours.UserAdministrator)).waitingRoleRequests?.totalItems).toBe(1);
  });

  it('has only the parts that are asked for', async () => {
    expect(partsOf(await overviewOf(ours.OperationResponsible, { query: '?parts=services,deliveries,other' }))).toEqual(
      ['deliveries', 'errors', 'services'],
    );
  });

  it('answers 501 for each part of an API that is another system’s, and the rest as ever', async () => {
    const overview = await overviewOf(ours.OperationResponsible, { at: proxied });
    expect(overview.errors).toEqual({ freezePeriods: 501, waitingOrders: 501, deliveries: 501 });
    expect(overview).toMatchObject({ deliveries: null, waitingOrders: null, services: { inService: 3 } });
  });

  it('is for those who are signed in', async () => {
    expect((await app.server.inject({ url, headers: { host: 'localhost:4100' } })).statusCode).toBe(401);
  });
});

describe('a part of the overview', () => {
  const principal = {
    customerId: '9101',
    scope: null,
    customerIsActive: true,
    category: 'customer',
    roles: new Set(['OperationResponsible']),
    grants: new Map([['OperationResponsible', null]]),
  };

  it.each([
    ['refuses', () => Promise.reject(new ProblemError(503)), 503],
    ['breaks', () => Promise.reject(new Error('connection lost')), 500],
    ['takes too long', () => new Promise<never>(() => {}), 504],
  ])('that %s is null, and the others are there', async (_how, read, status) => {
    const error = jest.fn();
    const parts: OverviewParts = { ...overviewParts, deliveries: { ...overviewParts.deliveries, read } };
    const overview = await readOverview(
      { database: test.database, parts, isProxied: () => false, log: { error }, patience: status === 504 ? 1 : 4_000 },
      principal as unknown as Principal,
      status === 504 ? ['deliveries'] : undefined,
    );
    expect(overview).toMatchObject({ deliveries: null, errors: { deliveries: status } });
    expect(error).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
    if (status !== 504) expect(overview.services).toMatchObject({ inService: 3 });
  });
});
