import type {
  NetworkMap,
  OpticalEnd,
  OpticalRequestPage,
  Overview,
  RoleGroupDetails,
  SearchResults,
  Service,
  ServiceFacets,
  ServicePage,
  ServiceTag,
  SitePage,
} from '@skerry/contracts';
import { aService, aSite } from '../demo/services/builders.ts';
import { seedInventory } from '../demo/services/seed-services.ts';
import { aStaffMember } from '../demo/users/builders.ts';
import { seed } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../testing/test-server.ts';
import { startProxied } from '../testing/both-ways.ts';
import { giveReason } from '../testing/acting.ts';
import { actingClaim } from '../testing/test-identity.ts';
import { addOrder } from './orders/testing/orders.ts';

const customerId = '7301';
const groups = '/api/user-admin/v1/role-groups';
const services = '/api/services/v1/services';
const orders = '/api/orders/v1/orders';
const tickets = '/api/tickets/v2/tickets';
const changes = '/api/service-changes/v1/requests';
const optical = '/api/quote-and-order/v6/optical-requests';

let test: TestDatabase;
let app: TestServer;
/** Everything by an own role. */
let wide: Caller;
/** Operation responsible and purchaser, through a group that is narrowed to the north. */
let narrow: Caller;
/** Operation staff by an own role, the rest through the same group. */
let mixed: Caller;
/** One finer right, through a group that is narrowed to what is tagged. */
let labelled: Caller;
/** Operation staff by an own role; purchaser through a group that is narrowed to what is tagged. */
let buyer: Caller;
/** Purchaser by an own role; operation responsible through the group of the north. */
let owner: Caller;
/** The provider's staff as `narrow`. */
let actingAsNarrow: Caller;
let administrator: Caller;
let northGroup: string;
let orderIds: Record<'north' | 'south' | 'newNorth' | 'newSouth', string>;
let changeIds: Record<'north' | 'south' | 'both', string>;

/** Umeå in the north has N-1 and N-2, Malmö in the south S-1 and S-2; L goes from Malmö to Umeå. */
beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [
    { roles: ['OperationResponsible', 'Purchaser', 'BillingResponsible'] },
    { firstName: 'Nora', roles: [] },
    { firstName: 'Mika', roles: ['OperationStaff'] },
    { firstName: 'Lova', roles: [] },
    { roles: ['UserAdministrator'] },
    { firstName: 'Bodil', roles: ['OperationStaff'] },
    { firstName: 'Petra', roles: ['Purchaser'] },
  ]);
  const callers = users.map((user) => app.as(user));
  wide = the(callers[0]);
  narrow = the(callers[1]);
  mixed = the(callers[2]);
  labelled = the(callers[3]);
  administrator = the(callers[4]);
  buyer = the(callers[5]);
  owner = the(callers[6]);
  const staff = await test.database.withOperator((query) =>
    seed(query, {
      staff: [aStaffMember({ email: `staff@c${customerId}.example`, defaultCustomerId: customerId })],
      passwordHash: null,
    }),
  );
  const accountId = the([...staff.staff.values()][0]);
  await giveReason(test.database, { accountId, customerId, userId: the(users[1]).id });
  actingAsNarrow = app.as(
    { accountId, customerId },
    { customer: { id: customerId, actingAs: actingClaim(the(users[1]).id) } },
  );
  const at = (serviceId: string, siteId: string, given = {}) =>
    aService({
      customerId,
      serviceId,
      siteId,
      orderServiceId: `O-${serviceId}`,
      monthlyFee: 100,
      currency: 'SEK',
      ...given,
    });
  await test.database.withOperator(async (query) => {
    await query.updateTable('customers').set({ migrated_cases: true }).where('customer_id', '=', customerId).execute();
    await query.deleteFrom('freeze_periods').execute();
    await query
      .insertInto('customer_feature_flags')
      .values({ customer_id: customerId, flag: 'serviceTerminations', is_on: true })
      .execute();
    await seedInventory(query, {
      sites: [
        aSite({ customerId, id: 'N', numericalId: 1, name: 'Umeå terminal', city: 'Umeå', latitude: 63.8 }),
        aSite({ customerId, id: 'S', numericalId: 2, name: 'Malmö lager', city: 'Malmö', latitude: 55.6 }),
        aSite({ customerId, id: 'E', numericalId: 3, name: 'Kalmar lager', city: 'Kalmar', latitude: 56.7 }),
      ],
      tags: [{ customerId, name: 'warehouse', color: 'blue', description: '' }],
      services: [
        at('N-1', 'N'),
        at('N-2', 'N', { health: 'DOWN', tags: ['warehouse'] }),
        at('S-1', 'S', { health: 'DOWN', tags: ['warehouse'] }),
        at('S-2', 'S'),
        at('L', 'S', { zSiteId: 'N', name: 'IP Link', productId: 'ip-link' }),
      ],
    });
  });
  const order = (serviceId: string | null, siteId: string) =>
    addOrder(test.database, customerId, {
      service_id: serviceId,
      order_service_id: serviceId === null ? null : `O-${serviceId}`,
      site_id: siteId,
      status: 'CONFIRMED_DELIVERY',
    });
  orderIds = {
    north: await order('N-1', 'N'),
    south: await order('S-1', 'S'),
    newNorth: await order(null, 'N'),
    newSouth: await order(null, 'S'),
  };
  const ids = Object.fromEntries(users.map(({ id }, index) => [index, id]));
  northGroup = await makeGroup({
    name: 'North',
    roleIds: ['OperationResponsible', 'Purchaser'],
    memberIds: [the(ids[1]), the(ids[2]), the(ids[6])],
    scope: { kind: 'sites', ids: ['N'] },
  });
  const { items } = (await wide.get('/api/services/v1/tags')).json<{ items: ServiceTag[] }>();
  await makeGroup({
    name: 'Tagging',
    permissions: ['update-services'],
    memberIds: [the(ids[3])],
    scope: { kind: 'tags', ids: items.map(({ id }) => id) },
  });
  await makeGroup({
    name: 'Buying',
    roleIds: ['Purchaser'],
    memberIds: [the(ids[5])],
    scope: { kind: 'tags', ids: items.map(({ id }) => id) },
  });
  changeIds = {
    north: await change(wide, ['N-1']),
    south: await change(wide, ['S-1']),
    both: await change(wide, ['N-1', 'S-1']),
  };
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function makeGroup(given: Partial<RoleGroupDetails> & Pick<RoleGroupDetails, 'name' | 'scope'>): Promise<string> {
  const body = { description: '', roleIds: [], permissions: [], memberIds: [], ...given };
  const answer = await post(administrator, groups, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

async function change(caller: Caller, serviceIds: string[]): Promise<string> {
  const answer = await askForChange(caller, serviceIds);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

function askForChange(caller: Caller, serviceIds: string[]) {
  const start = Date.now() + 20 * 24 * 3_600_000;
  return post(caller, changes, {
    kind: 'firewall-rule',
    changeClass: 'normal',
    serviceIds,
    windowStart: new Date(start).toISOString(),
    windowEnd: new Date(start + 3_600_000).toISOString(),
    allowedOutageMinutes: 0,
    details: {
      action: 'add',
      source: '10.20.0.0/16',
      destination: '192.0.2.10',
      protocol: 'tcp',
      destinationPort: '443',
      effect: 'allow',
    },
  });
}

function askForOptical(caller: Caller, zEnd: OpticalEnd, aEnd: OpticalEnd = { kind: 'dataCentre', id: 'DC-OSL1' }) {
  return post(caller, optical, {
    productId: 'wavelength',
    signal: '100g',
    clientInterface: 'OTU4',
    aEnd,
    zEnd,
    protection: 'line',
    termMonths: 36,
    wantedOn: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10),
    contact: { name: 'Elin Wallgren', email: 'elin.wallgren@havstrand.example', phone: '+46 70 174 06 24' },
  });
}

const post = (caller: Caller, url: string, body: object) =>
  caller.send('POST', url, body, { 'idempotency-key': crypto.randomUUID() });
const put = (caller: Caller, url: string, body: object, version = 1) =>
  caller.send('PUT', url, body, { 'if-match': `"${version}"` });
const read = async <Body>(caller: Caller, url: string) => {
  const answer = await caller.get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<Body>();
};
const idsIn = async (caller: Caller, query = '') => {
  const page = await read<ServicePage>(caller, `${services}?sortBy=serviceId&${query}`);
  return [page.items.map(({ serviceId }) => serviceId).join(' '), page.totalItems];
};
/** The answer to an id of the caller's company that is out of their scope, and to one that nobody has, without what tells requests apart. */
const answers = async (
  call: (id: string) => Promise<{ statusCode: number; body: string }>,
  out: string,
  none: string,
) =>
  (await Promise.all([call(out), call(none)])).map(({ statusCode, body }) => [
    statusCode,
    body.replace(/"traceId":"\w+"/, ''),
  ]);
const nobody = 'a0000000-0000-4000-8000-000000000001';

describe('who has rights only through a narrowed group', () => {
  it('lists their part of the services, with numbers of that part', async () => {
    expect(await idsIn(narrow)).toEqual(['L N-1 N-2', 3]);
    expect(await idsIn(wide)).toEqual(['L N-1 N-2 S-1 S-2', 5]);
    expect(await idsIn(narrow, 'cities=Malm%C3%B6')).toEqual(['L', 1]);
    expect(await idsIn(narrow, 'text=S-1')).toEqual(['', 0]);
    expect(await idsIn(narrow, 'page=1&pageSize=2')).toEqual(['N-2', 3]);
    expect(await idsIn(narrow, 'page=400&pageSize=2')).toEqual(['', 3]);
  });

  it('is offered filters with the numbers of their part', async () => {
    const facets = await read<ServiceFacets>(narrow, '/api/services/v1/services/facets');
    expect(facets).toMatchObject({ services: 3, activeServices: 3, sites: 2 });
    expect(facets.cities.map(({ value, services: number }) => [value, number])).toEqual([
      ['Malmö', 1],
      ['Umeå', 2],
    ]);
    const all = await read<ServiceFacets>(wide, '/api/services/v1/services/facets');
    expect(all).toMatchObject({ services: 5, sites: 3 });
    const tagsOf = async (caller: Caller) =>
      (await read<{ items: ServiceTag[] }>(caller, '/api/services/v1/tags')).items.map(({ usedBy }) => usedBy);
    expect([await tagsOf(narrow), await tagsOf(wide)]).toEqual([[1], [2]]);
  });

  it('finds what is out of it no more than what nobody has', async () => {
    for (const path of [(id: string) => `${services}/${id}`, (id: string) => `${services}/${id}/history`]) {
      const [out, none] = await answers((id) => narrow.get(path(id)), 'S-1', 'S-9');
      expect([out, out?.[0]]).toEqual([none, 404]);
    }
    const writes: ((id: string) => Promise<{ statusCode: number; body: string }>)[] = [
      (id) => put(narrow, `${services}/${id}`, { tagIds: [] }),
      (id) => put(narrow, `${services}/${id}/invoice-text`, { invoiceText: 'x' }),
    ];
    for (const write of writes) {
      const [out, none] = await answers(write, 'S-1', 'S-9');
      expect([out, out?.[0]]).toEqual([none, 404]);
    }
    const sites = await answers((id) => narrow.get(`/api/sites/v2/sites/${id}`), 'E', 'X');
    expect(sites[0]).toEqual(sites[1]);
    const order = await answers((id) => narrow.get(`${orders}/${id}`), orderIds.south, nobody);
    expect([order[0], order[0]?.[0]]).toEqual([order[1], 404]);
    const request = await answers((id) => narrow.get(`${changes}/${id}`), changeIds.south, nobody);
    expect([request[0], request[0]?.[0]]).toEqual([request[1], 404]);
  });

  it('sees the sites of their services, on the list and on the map', async () => {
    const { items, totalItems } = await read<SitePage>(narrow, '/api/sites/v2/sites');
    expect([items.map(({ siteId, services: number }) => [siteId, number]), totalItems]).toEqual([
      [
        ['S', 1],
        ['N', 2],
      ],
      2,
    ]);
    const map = await read<NetworkMap>(narrow, '/api/network-map/v1/map');
    expect(map.sites.map(({ siteId, services: number }) => [siteId, number])).toEqual([
      ['N', 2],
      ['S', 1],
    ]);
    expect((await read<{ items: unknown[] }>(narrow, '/api/sites/v1/sites')).items).toHaveLength(2);
  });

  it('exports their part, by filter and by name', async () => {
    const csv = (await narrow.get(`${services}/export?format=csv`)).body;
    expect([csv.includes('N-1'), csv.includes('S-1')]).toEqual([true, false]);
    const named = await narrow.send('POST', `${services}/export`, { format: 'csv', ids: ['N-1', 'S-1'] });
    expect([named.body.includes('N-1'), named.body.includes('S-1')]).toEqual([true, false]);
    const known = await narrow.send('POST', `${services}/lookup`, { ids: ['N-1', 'S-1'] });
    expect(known.json<{ items: { serviceId: string }[] }>().items.map(({ serviceId }) => serviceId)).toEqual(['N-1']);
  });

  it('changes their part of what a filter finds, and no tag of the whole company', async () => {
    const op = { type: 'setInvoiceText', invoiceText: 'Kst 7' };
    const wrong = await narrow.send('POST', `${services}/bulk`, { filter: {}, all: true, expectedCount: 5, op });
    expect([wrong.statusCode, wrong.json<{ count: number }>().count]).toEqual([409, 3]);
    const done = await narrow.send('POST', `${services}/bulk`, { filter: {}, all: true, expectedCount: 3, op });
    expect(done.json<{ ok: string[] }>().ok.sort()).toEqual(['L', 'N-1', 'N-2']);
    const one = await narrow.send('POST', `${services}/bulk`, { ids: ['S-2'], op });
    expect(one.json()).toEqual({ ok: [], failed: [{ id: 'S-2', code: 'NOT_FOUND' }] });
    expect((await read<Service>(wide, `${services}/S-2`)).invoiceText).toBe('');
    const [tag] = (await read<{ items: ServiceTag[] }>(narrow, '/api/services/v1/tags')).items;
    const url = `/api/services/v1/tags/${tag?.id}`;
    expect((await put(narrow, url, { name: 'mine', color: 'red' })).statusCode).toBe(403);
    expect((await narrow.send('DELETE', url, undefined, { 'if-match': '"1"' })).statusCode).toBe(403);
  });

  it('sees the orders of their services and sites, with their numbers', async () => {
    const page = await read<{ items: { id: string }[]; totalItems: number }>(narrow, orders);
    expect([page.items.map(({ id }) => id).sort(), page.totalItems]).toEqual([
      [orderIds.north, orderIds.newNorth].sort(),
      2,
    ]);
    const { statuses } = await read<{ statuses: { value: string; count: number }[] }>(
      narrow,
      '/api/orders/v1/order-counts',
    );
    expect(statuses).toEqual([expect.objectContaining({ value: 'CONFIRMED_DELIVERY', count: 2 })]);
    const message = { text: 'When?' };
    expect((await post(narrow, `${orders}/${orderIds.south}/messages`, message)).statusCode).toBe(404);
    expect((await post(narrow, `${orders}/${orderIds.north}/messages`, message)).statusCode).toBe(201);
  });

  it('keeps the numbers of everybody right by what they do', async () => {
    const cancelled = await post(narrow, `${orders}/${orderIds.newNorth}/cancellations`, { reason: 'It moves.' });
    expect(cancelled.statusCode).toBe(201);
    const { statuses } = await read<{ statuses: { value: string; count: number }[] }>(
      wide,
      '/api/orders/v1/order-counts',
    );
    expect(Object.fromEntries(statuses.map(({ value, count }) => [value, count]))).toEqual({
      CANCELLED: 1,
      CONFIRMED_DELIVERY: 3,
    });
  });

  it('orders changes of their services alone', async () => {
    const answer = await post(narrow, orders, {
      orderType: 'TERMINATION_ORDER',
      orderServiceIds: ['O-N-2', 'O-S-2'],
      lastDay: new Date(Date.now() + 200 * 24 * 3_600_000).toISOString().slice(0, 10),
      text: 'The terminal closes.',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { orders: [{ orderServiceId: 'O-N-2' }], failed: [{ orderServiceId: 'O-S-2', code: 'NOT_FOUND' }] },
    ]);
  });

  it('sees the requests for changes of their services alone, and asks for such', async () => {
    const page = await read<{ items: { id: string }[]; totalItems: number }>(narrow, changes);
    expect([page.items.map(({ id }) => id), page.totalItems]).toEqual([[changeIds.north], 1]);
    expect((await askForChange(narrow, ['N-2'])).statusCode).toBe(201);
    expect((await askForChange(narrow, ['N-2', 'S-2'])).statusCode).toBe(422);
  });

  it('sees the tickets about their services alone and those of their own, and reports such', async () => {
    const make = (caller: Caller, serviceIds: string[]) =>
      post(caller, tickets, { type: 'QUESTION', serviceIds, subject: 'Light levels', description: 'How are they?' });
    const made = async (caller: Caller, serviceIds: string[]) =>
      (await make(caller, serviceIds)).json<{ id: string }>().id;
    const north = await made(wide, ['N-1']);
    const hidden = [await made(wide, ['S-1']), await made(wide, ['N-1', 'S-1']), await made(wide, [])];
    const own = [await made(narrow, []), await made(narrow, ['N-2'])];
    const page = await read<{ items: { id: string }[]; totalItems: number }>(narrow, tickets);
    expect(page.items.map(({ id }) => id).sort()).toEqual([north, ...own].sort());
    for (const id of hidden) {
      expect((await narrow.get(`${tickets}/${id}`)).statusCode).toBe(404);
      expect((await post(narrow, `${tickets}/${id}/messages`, { text: 'Hello' })).statusCode).toBe(404);
    }
    expect((await make(narrow, ['S-2'])).statusCode).toBe(422);
    expect((await post(narrow, `${tickets}/${north}/messages`, { text: 'Hello' })).statusCode).toBe(201);
  });

  it('asks for optical services to their sites, and not to one that is a far end only', async () => {
    const [far, none] = await answers((id) => askForOptical(narrow, { kind: 'site', id }), 'S', 'X');
    expect([far, far?.[0]]).toEqual([none, 422]);
    expect((await askForOptical(narrow, { kind: 'site', id: 'N' })).statusCode).toBe(201);
  });

  it('sees the requests for optical services with an end in their part, and their own', async () => {
    const asked = async (caller: Caller, ...ends: [OpticalEnd, OpticalEnd?]) => {
      const answer = await askForOptical(caller, ...ends);
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      return answer.json<{ id: string }>().id;
    };
    const centre = { kind: 'dataCentre', id: 'DC-STO1' } as const;
    const site = (id: string) => ({ kind: 'site', id }) as const;
    const seen = [await asked(narrow, centre), await asked(wide, site('N')), await asked(wide, site('N'), site('S'))];
    const unseen = [await asked(wide, centre), await asked(wide, site('S')), await asked(wide, site('S'), site('E'))];
    const listed = await read<OpticalRequestPage>(narrow, `${optical}?pageSize=100`);
    const ids = listed.items.map(({ id }) => id);
    expect([seen.filter((id) => ids.includes(id)), unseen.filter((id) => ids.includes(id))]).toEqual([seen, []]);
    expect([listed.totalItems, listed.counts.open]).toEqual([ids.length, ids.length]);
    for (const id of unseen) {
      const [out, none] = await answers((requestId) => narrow.get(`${optical}/${requestId}`), id, nobody);
      expect([out, out?.[0]]).toEqual([none, 404]);
    }
    expect((await narrow.get(`${optical}/${the(seen[0])}`)).statusCode).toBe(200);
    // Nor does the database's role, whatever is asked of it: somebody else of the group has not made what its member has.
    const rows = await test.database
      .readsOf({ customerId, scope: [northGroup], userId: nobody })
      .query.selectFrom('optical_requests')
      .select('id')
      .execute();
    const found = rows.map(({ id }) => id);
    expect([...seen, ...unseen].filter((id) => found.includes(id))).toEqual(seen.slice(1));
    expect((await read<OpticalRequestPage>(wide, `${optical}?pageSize=100`)).items.length).toBe(ids.length + 3);
    // Staff who act as them see no more, and no less.
    const acting = await read<OpticalRequestPage>(actingAsNarrow, `${optical}?pageSize=100`);
    expect(acting.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('finds their part by searching', async () => {
    const found = await read<SearchResults>(narrow, '/api/portal-user/v1/b2b-customer/search?q=-1');
    expect(found.services?.items.map(({ id }) => id)).toEqual(['N-1']);
    const sites = await read<SearchResults>(narrow, '/api/portal-user/v1/b2b-customer/search?q=Kalmar');
    expect(sites).toMatchObject({ sites: { items: [] }, orders: { items: [] }, errors: {} });
  });

  it('has the numbers of their part on the start page', async () => {
    const overview = await read<Overview>(narrow, '/api/portal-user/v1/b2b-customer/overview');
    expect(overview).toMatchObject({
      services: { inService: 3 },
      status: { ok: 2, down: 1, affected: [{ serviceId: 'N-2' }] },
      deliveries: { totalItems: 2 },
      errors: {},
    });
  });
});

describe('own roles', () => {
  it('are not narrowed by a group', async () => {
    expect(await idsIn(mixed)).toEqual(['L N-1 N-2 S-1 S-2', 5]);
    expect((await mixed.get(`${services}/S-1`)).statusCode).toBe(200);
    expect((await read<{ totalItems: number }>(mixed, orders)).totalItems).toBe(5);
    expect(
      (await read<SearchResults>(mixed, '/api/portal-user/v1/b2b-customer/search?q=-1')).services?.items,
    ).toHaveLength(2);
    expect(await read<Overview>(mixed, '/api/portal-user/v1/b2b-customer/overview')).toMatchObject({
      services: { inService: 5 },
    });
  });

  it('tell nobody by searching how services do that they are not told of by listing', async () => {
    const search = '/api/portal-user/v1/b2b-customer/search';
    const { items } = await read<ServicePage>(owner, `${services}?text=S-1`);
    expect(items.map(({ serviceId, health }) => [serviceId, health])).toContainEqual(['S-1', undefined]);
    const found = await read<SearchResults>(owner, `${search}?q=S-1`);
    expect(found.services?.items).toMatchObject([{ id: 'S-1' }]);
    const place = await read<SearchResults>(owner, `${search}?q=Malm`);
    expect(place.sites?.items).toMatchObject([{ id: 'S' }]);
    for (const item of [...(found.services?.items ?? []), ...(place.sites?.items ?? [])])
      expect(item).not.toHaveProperty('health');
  });

  it('do not carry what a group gives beyond its scope', async () => {
    expect((await put(mixed, `${services}/S-2/invoice-text`, { invoiceText: 'x' })).statusCode).toBe(404);
    const { version } = await read<Service>(mixed, `${services}/N-1`);
    expect((await put(mixed, `${services}/N-1/invoice-text`, { invoiceText: 'x' }, version)).statusCode).toBe(200);
    const op = { type: 'setInvoiceText', invoiceText: 'Kst 8' };
    const done = await mixed.send('POST', `${services}/bulk`, { ids: ['N-1', 'S-1'], op });
    expect(done.json<{ ok: string[] }>().ok).toEqual(['N-1']);
    expect((await read<Service>(mixed, `${services}/S-1`)).monthlyFee).toBeUndefined();
  });
});

it('lets a finer right do what it is for, within the scope, and nothing else', async () => {
  expect(await idsIn(labelled)).toEqual(['N-2 S-1', 2]);
  const { version } = await read<Service>(labelled, `${services}/S-1`);
  expect((await post(labelled, '/api/services/v1/tags', { name: 'mine', color: 'red' })).statusCode).toBe(201);
  const tagIds = (await read<{ items: ServiceTag[] }>(labelled, '/api/services/v1/tags')).items.map(({ id }) => id);
  expect((await put(labelled, `${services}/S-1`, { tagIds }, version)).statusCode).toBe(200);
  expect((await put(labelled, `${services}/S-2`, { tagIds })).statusCode).toBe(404);
  expect((await labelled.get(orders)).statusCode).toBe(403);
  expect((await put(labelled, `${services}/S-1/invoice-text`, { invoiceText: 'x' })).statusCode).toBe(403);
});

it('takes from no service the tag through which somebody reaches it, alone or among many', async () => {
  const tags = (await read<{ items: ServiceTag[] }>(wide, '/api/services/v1/tags')).items;
  const idOf = (name: string) => the(tags.find((tag) => tag.name === name)).id;
  const [reached, other] = [idOf('warehouse'), idOf('mine')];
  const versionOf = async (id: string) => (await read<Service>(wide, `${services}/${id}`)).version;
  const before = await versionOf('S-1');
  for (const tagIds of [[], [other]]) {
    const refused = await put(labelled, `${services}/S-1`, { tagIds }, before);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'SCOPE_TOO_NARROW']);
  }
  const bulk = (tagId: string) =>
    labelled.send('POST', `${services}/bulk`, { ids: ['N-2', 'S-1'], op: { type: 'removeTags', tagIds: [tagId] } });
  const refused = await bulk(reached);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'SCOPE_TOO_NARROW']);
  expect([await idsIn(labelled), await versionOf('S-1')]).toEqual([['N-2 S-1', 2], before]);
  expect((await bulk(other)).statusCode).toBe(200);
  expect(await versionOf('S-1')).toBe(before + 1);
});

it('gives no service the tag that a right of theirs is narrowed to, one by one or many', async () => {
  const tags = (await read<{ items: ServiceTag[] }>(wide, '/api/services/v1/tags')).items;
  const idOf = (name: string) => the(tags.find((tag) => tag.name === name)).id;
  const [reached, other] = [idOf('warehouse'), idOf('mine')];
  const versionOf = async (id: string) => (await read<Service>(wide, `${services}/${id}`)).version;
  const before = await versionOf('S-2');
  const bulk = (caller: Caller, tagId: string) =>
    caller.send('POST', `${services}/bulk`, { ids: ['N-2', 'S-2'], op: { type: 'addTags', tagIds: [tagId] } });
  for (const refused of [
    await put(buyer, `${services}/S-2`, { tagIds: [reached] }, before),
    await bulk(buyer, reached),
  ])
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'SCOPE_TOO_NARROW']);
  expect(await versionOf('S-2')).toBe(before);
  // Another tag is theirs to give, and those who are not narrowed by it give this one.
  expect((await bulk(buyer, other)).statusCode).toBe(200);
  expect((await bulk(wide, reached)).statusCode).toBe(200);
  expect((await bulk(buyer, reached)).statusCode).toBe(200);
});

it('is not asked of another system, which knows of no scopes', async () => {
  const proxied = await startProxied(test.database, app, { SKERRY_API_SERVICES_UPSTREAM: '/api/services/v1' });
  const users = await test.database.withOperator((query) =>
    query
      .selectFrom('customer_users')
      .select(['id', 'account_id', 'email', 'first_name'])
      .where('customer_id', '=', customerId)
      .execute(),
  );
  const as = (name: string) => {
    const user = the(users.find(({ first_name }) => first_name === name));
    return proxied.as({ ...user, accountId: user.account_id, customerId });
  };
  const refused = await as('Nora').get(services);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'SCOPE_NOT_SUPPORTED']);
  expect((await as('Mika').get(services)).statusCode).toBe(200);
  await proxied.close();
});

it('ends with the group, at the next call', async () => {
  const answer = await administrator.send('DELETE', `${groups}/${northGroup}`, undefined, { 'if-match': '"1"' });
  expect(answer.statusCode).toBe(204);
  expect((await narrow.get(services)).statusCode).toBe(403);
  expect(await idsIn(mixed)).toEqual(['L N-1 N-2 S-1 S-2', 5]);
});
