import type { AddressInfo } from 'node:net';
import { addDays, dayOf, isoWeekOf, type Order, type OrderPage, type Problem, type Role } from '@skerry/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type Caller, type TestServer } from '../../testing/test-server.ts';
import { addCompany, addOrder, type OrderValues } from './testing/orders.ts';

const orders = '/api/orders/v1/orders';
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

let test: TestDatabase;
let builtIn: TestServer;
let behind: TestServer;
let proxied: TestServer;
let upstream: FastifyInstance;
let nextCustomer = 2000;

beforeAll(async () => {
  test = await openTestDatabase();
  builtIn = await startTestServer(test.database);
  // A system of the provider's own that serves the contract: it passes calls on to the built-in API of another server.
  upstream = Fastify();
  upstream.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  upstream.all('/*', async ({ method, url, headers, body }, reply) => {
    const answer = await behind.server.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: { ...headers, host: 'localhost:4100' },
      ...(typeof body === 'string' && { payload: body }),
    });
    const { etag, 'content-type': type, 'content-disposition': disposition } = answer.headers;
    return reply
      .code(answer.statusCode)
      .headers({ etag, 'content-type': type, 'content-disposition': disposition })
      .send(answer.rawPayload);
  });
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}`;
  proxied = await startTestServer(
    test.database,
    {},
    {
      SKERRY_API_ORDERS_UPSTREAM: `${address}/orders/v1`,
      SKERRY_API_DELIVERY_STATUS_UPSTREAM: `${address}/delivery-status/v1`,
      SKERRY_API_QUOTE_AND_ORDER_V5_UPSTREAM: `${address}/quote-and-order/v5`,
    },
  );
  behind = await startTestServer(test.database, { identity: proxied.identity });
});
afterAll(async () => {
  await Promise.all([builtIn.close(), proxied.close(), behind.close(), upstream.close()]);
  await test.close();
});

interface Company {
  customerId: string;
  as: (role: Role) => Caller;
  users: Record<Role, SeededUser>;
  add: (given?: OrderValues) => Promise<string>;
}

async function company(app: TestServer = builtIn): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const users = await addCompany(test.database, customerId);
  return {
    customerId,
    users,
    as: (role) => app.as(users[role]),
    add: (given) => addOrder(test.database, customerId, given),
  };
}

function post(caller: Caller, id: string, what: string, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', `${orders}/${id}/${what}`, body, { 'idempotency-key': key });
}

async function read(caller: Caller, id: string): Promise<Order> {
  return (await caller.get(`${orders}/${id}`)).json<Order>();
}

async function addQuestion(customerId: string, orderId: string): Promise<string> {
  return test.database.withOperator(async (query) => {
    const { id } = await query
      .insertInto('order_messages')
      .values({
        customer_id: customerId,
        order_id: orderId,
        is_from_provider: true,
        author_name: 'Kjetil Strand',
        text: 'Who opens the basement for us?',
        is_question: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query.updateTable('orders').set({ has_open_question: true }).where('id', '=', orderId).execute();
    return id;
  });
}

async function addCharge(customerId: string, orderId: string, respondBy: Date): Promise<string> {
  return test.database.withOperator(async (query) => {
    const { id } = await query
      .insertInto('order_charges')
      .values({
        customer_id: customerId,
        order_id: orderId,
        description: 'Clearing the duct',
        amount: 4800,
        currency: 'DKK',
        is_blocking: true,
        respond_by: respondBy,
        responded_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query.updateTable('orders').set({ open_charge_until: respondBy }).where('id', '=', orderId).execute();
    return id;
  });
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const today = () => dayOf(new Date());

describe.each([
  ['built in', () => builtIn],
  ['of a provider’s own system', () => proxied],
])('the orders API, %s,', (_which, server) => {
  it('lists orders newest first, those without a date last, ten on a page', async () => {
    const { as, add } = await company(server());
    await add({ reference: 'none', ordered_at: null });
    for (const index of [3, 1, 2, 10, 7, 5, 9, 4, 8, 6])
      await add({ reference: String(index), ordered_at: new Date(Date.UTC(2024, 0, index)) });
    const first = (await as('OperationStaff').get(orders)).json<OrderPage>();
    expect(first.items.map(({ reference }) => reference)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    expect(first).toMatchObject({ totalItems: 11, totalPages: 2, currentPage: 0 });
    const second = (await as('OperationStaff').get(`${orders}?page=1`)).json<OrderPage>();
    expect(second.items.map(({ reference, orderedAt }) => [reference, orderedAt])).toEqual([['none', null]]);
    expect((await as('OperationStaff').get(`${orders}?page=7`)).json()).toEqual({
      items: [],
      totalItems: 11,
      totalPages: 2,
      currentPage: 7,
    });
  });

  it('answers one order with its version', async () => {
    const { as, add } = await company(server());
    const id = await add({ status: 'CONFIRMED_DELIVERY', confirmed_delivery_on: '2024-12-12' });
    const answer = await as('OperationStaff').get(`${orders}/${id}`);
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toMatchObject({
      id,
      status: 'CONFIRMED_DELIVERY',
      orderedAt: '2024-10-14T08:20:00.000Z',
      confirmedDeliveryAt: '2024-12-12',
      estimatedDeliveryWeek: '2024-W48',
      ordererContact: { name: 'Astrid Lindqvist', email: 'astrid.lindqvist@havstrand.example' },
      site: {
        customerName: 'København HQ',
        address: { streetName: 'Havnegade', houseNumber: '29', zipCode: '1058', city: 'København' },
        coordinates: { longitude: 12.5902, latitude: 55.6795 },
        customerInstallationContact: { name: 'Freja Nygaard', phone: '+4589880157' },
        service: { productId: 'sd-wan-edge', addonServices: [], fastTrack: false },
        equipments: [],
      },
      version: 1,
    });
  });

  it.each([absent, 'abc', '%F0%9F%98%80'])('does not find the order %s', async (id) => {
    const { as } = await company(server());
    expect((await as('OperationStaff').get(`${orders}/${id}`)).statusCode).toBe(404);
  });

  it('accepts a message once per key', async () => {
    const { as, add } = await company(server());
    const id = await add();
    const key = crypto.randomUUID();
    const [first, again] = [
      await post(as('Purchaser'), id, 'messages', { text: 'When do you come?' }, key),
      await post(as('Purchaser'), id, 'messages', { text: 'When do you come?' }, key),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect((await read(as('Purchaser'), id)).messages).toEqual([
      expect.objectContaining({ authorName: 'Purchaser Havsvik', isFromProvider: false, text: 'When do you come?' }),
    ]);
    expect((await post(as('Purchaser'), id, 'messages', { text: 'Another' }, key)).statusCode).toBe(422);
  });

  it('changes the installation contact only of the current version', async () => {
    const { as, add } = await company(server());
    const id = await add();
    const change = (version: string) =>
      as('DeliveryResponsible').send(
        'PATCH',
        `${orders}/${id}/installation-contact`,
        { phone: '+45 89 88 01 99' },
        { 'if-match': version },
      );
    const answer = await change('"1"');
    expect([answer.statusCode, answer.headers['etag']]).toEqual([200, '"2"']);
    expect(answer.json<Order>().site.customerInstallationContact).toEqual({
      name: 'Freja Nygaard',
      email: 'freja.nygaard@havstrand.example',
      phone: '+4589880199',
    });
    const stale = await change('"1"');
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([412, 'STALE_VERSION']);
  });

  it('names each wrong field', async () => {
    const { as, add } = await company(server());
    const id = await add();
    const answer = await as('Purchaser').send(
      'PATCH',
      `${orders}/${id}/installation-contact`,
      { name: ' ', phone: '0701' },
      { 'if-match': '"1"' },
    );
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      [
        { field: 'name', code: 'required' },
        { field: 'phone', code: 'invalidFormat' },
      ],
    ]);
  });

  it('refuses with 409 what is no longer possible', async () => {
    const { as, add } = await company(server());
    const id = await add({ status: 'PHYSICAL_DELIVERY', physical_delivery_at: new Date() });
    const answer = await post(as('Purchaser'), id, 'cancellations', { reason: 'Too late.' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'NOT_POSSIBLE']);
  });

  it('offers the confirmed date as a calendar file', async () => {
    const { as, add } = await company(server());
    const id = await add({
      order_number: '1182731',
      status: 'CONFIRMED_DELIVERY',
      confirmed_delivery_on: '2024-12-31',
    });
    const answer = await as('OperationStaff').get(`${orders}/${id}/calendar`);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/calendar/) as string,
      'content-disposition': 'attachment; filename="order-1182731.ics"',
    });
    expect(answer.body.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART;VALUE=DATE:20241231',
        'DTEND;VALUE=DATE:20250101',
        String.raw`SUMMARY:SD-WAN EDGE\, Havnegade 29 (1182731)`,
        'END:VCALENDAR',
      ]),
    );
    expect((await as('OperationStaff').get(`${orders}/${await add()}/calendar`)).statusCode).toBe(404);
  });

  it('shows how far a delivery has come', async () => {
    const { as, add } = await company(server());
    const id = await add({ waiting_for: 'THIRD_PARTY' });
    expect(
      (await as('OperationStaff').get(`/api/delivery-status/v1/delivery-order-statuses/${id}`)).json(),
    ).toMatchObject({
      orderId: id,
      status: 'CREATED',
      waitingFor: 'THIRD_PARTY',
      delay: null,
      requests: [],
      milestones: [
        { code: 'CREATED' },
        { code: 'DELIVERY_PLANNING_ONGOING' },
        { code: 'DELIVERY_COORDINATOR_CONFIRMED' },
        { code: 'CONFIRMED_DELIVERY' },
        { code: 'PHYSICAL_DELIVERY', plannedAt: '2024-12-01' },
        { code: 'DELIVERY_COMPLETED' },
      ],
    });
  });

  it('lists open orders for quote and order', async () => {
    const { as, add } = await company(server());
    await add({ reference: 'A', status: 'CREATED' });
    await add({ reference: 'B', status: 'PHYSICAL_DELIVERY', ordered_at: new Date('2024-11-01T08:00:00Z') });
    const done = await add({ reference: 'C', status: 'DELIVERY_COMPLETED' });
    const placed = '/api/quote-and-order/v5/orders';
    const active = await as('QuoteRequester').get(`${placed}?pageSize=100&statuses=ORDERED,INSTALLATION_ONGOING`);
    const { items, totalItems } = active.json<{ items: { reference: string; status: string }[]; totalItems: number }>();
    expect(items.map(({ reference, status }) => [reference, status])).toEqual([
      ['B', 'INSTALLATION_ONGOING'],
      ['A', 'ORDERED'],
    ]);
    expect(totalItems).toBe(2);
    const found = await as('QuoteRequester').get(`${placed}?referenceSearchString=a&page=0&pageSize=10`);
    expect(found.json<OrderPage>().totalItems).toBe(3);
    expect((await as('QuoteRequester').get(`${placed}/${done}`)).json()).toMatchObject({
      reference: 'C',
      status: 'COMPLETED',
      deliveryStatus: 'DELIVERY_COMPLETED',
    });
  });
});

describe('the file of orders', () => {
  it('has those that the filter finds, the newest first, in the language of the reader', async () => {
    const { as, add } = await company();
    await add({ order_number: '1182731', ordered_at: new Date('2024-10-14T08:20:00Z') });
    await add({ order_number: '1182732', ordered_at: new Date('2024-11-02T08:20:00Z'), reference: '=1+1' });
    await add({ order_number: '1182733', order_type: 'TERMINATION_ORDER' });
    const answer = await as('Purchaser').get(`${orders}/export?types=NEW_ORDER`, { 'accept-language': 'sv' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-\d+-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = answer.body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(';')[0]?.replaceAll('"', ''))).toEqual(['Nummer', '1182732', '1182731']);
    expect(lines[1]).toContain('2024-11-02');
    // Nothing that a spreadsheet would take for a formula.
    expect(lines[1]).not.toMatch(/;=1/);
  });

  it('has fees for those alone who may see them', async () => {
    const { as, add } = await company();
    await add();
    const heading = async (role: Role) =>
      (await as(role).get(`${orders}/export`, { 'accept-language': 'en' })).body.split('\n')[0];
    expect(await heading('OperationResponsible')).toContain('Monthly fee');
    expect(await heading('OperationStaff')).not.toContain('Monthly fee');
  });
});

describe('the list of orders', () => {
  const references = async ({ as }: Company, query: string, role: Role = 'Purchaser') => {
    const { items, totalItems } = (await as(role).get(`${orders}?${query}`)).json<OrderPage>();
    expect(totalItems).toBe(items.length);
    return items.map(({ reference }) => reference);
  };
  let firm: Company;
  beforeAll(async () => {
    firm = await company();
    await firm.add({ reference: 'A', ordered_at: new Date('2024-06-05T08:00:00Z'), status: 'CREATED' });
    const b = await firm.add({
      reference: 'B',
      ordered_at: new Date('2024-06-04T08:00:00Z'),
      order_type: 'UPGRADE_ORDER',
      status: 'CONFIRMED_DELIVERY',
      confirmed_delivery_on: '2024-08-01',
    });
    const c = await firm.add({
      reference: 'C',
      ordered_at: new Date('2024-06-03T08:00:00Z'),
      product_id: 'int',
      product_name: 'INT',
      includes_access_service: true,
      status: 'DELIVERY_DATE_CHANGED',
      confirmed_delivery_on: '2024-09-01',
    });
    await firm.add({
      reference: 'D',
      ordered_at: new Date('2024-06-01T22:30:00Z'),
      site_id: 'ST-7',
      site_name: 'Åkersberga',
      order_service_id: 'OS-7',
      status: 'DELIVERY_COMPLETED',
      notice_type: 'DELIVERY_DATE_CHANGED',
    });
    await addQuestion(firm.customerId, b);
    await addCharge(firm.customerId, c, inHours(24));
  });

  it.each([
    ['statuses=CREATED', ['A']],
    ['statuses=CREATED,CONFIRMED_DELIVERY', ['A', 'B']],
    ['statuses=ALL', ['A', 'B', 'C', 'D']],
    ['statuses=OPEN', ['A', 'B', 'C']],
    ['statuses=OPEN,DELIVERY_COMPLETED&types=NEW_ORDER', ['A', 'C', 'D']],
    ['statuses=WAITING_FOR_CUSTOMS', []],
    ['types=UPGRADE_ORDER', ['B']],
    ['products=int', ['C']],
    ['types=NEW_ORDER&statuses=CREATED,DELIVERY_COMPLETED', ['A', 'D']],
    ['siteId=ST-7', ['D']],
    ['orderServiceId=OS-7', ['D']],
    ['orderedFrom=2024-06-04', ['A', 'B']],
    ['orderedTo=2024-06-02', ['D']],
    ['orderedTo=2024-06-01', []],
    ['confirmedFrom=2024-08-01&confirmedTo=2024-08-31', ['B']],
    ['delayed=true', ['C']],
    ['unconfirmed=true', ['A', 'D']],
    ['statuses=OPEN&unconfirmed=true', ['A']],
    ['onlyAccessServiceOrders=true', ['C']],
    ['text=%C3%85KERS', ['D']],
    ['text=havnegade%2029', ['A', 'B', 'C', 'D']],
    ['text=%25', []],
    ['text=x%00y', []],
  ])('filtered by %s shows %j', async (query, expected) => {
    expect(await references(firm, query)).toEqual(expected);
  });

  it.each(['orderedFrom', 'confirmedTo'])(
    'filtered by a year that no calendar has (%s) are refused',
    async (filter) => {
      for (const url of [orders, `${orders}/export`]) {
        const answer = await firm.as('Purchaser').get(`${url}?${filter}=0000-01-01`);
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'INVALID_REQUEST']);
      }
    },
  );

  it.each([
    ['Purchaser', ['B', 'C']],
    ['DeliveryResponsible', ['B', 'C']],
    ['OperationStaff', []],
  ] as const)('of what waits for somebody with the role %s shows %j', async (role, expected) => {
    expect(await references(firm, 'needsMe=true', role)).toEqual(expected);
  });

  it.each([
    ['nextStep', ['C', 'B', 'A', 'D']],
    ['orderedAt', ['C', 'B', 'D', 'A']],
    ['-orderedAt', ['B', 'C', 'A', 'D']],
    ['status', ['B', 'C', 'A', 'D']],
    ['-status', ['C', 'B', 'D', 'A']],
  ])('sorted by %s shows first what waits for the caller: %j', async (sortBy, expected) => {
    expect(await references(firm, `sortBy=${sortBy}`)).toEqual(expected);
  });

  it('sorted shows to those whom nothing waits for only the newest first', async () => {
    expect(await references(firm, 'sortBy=nextStep', 'OperationStaff')).toEqual(['A', 'B', 'C', 'D']);
  });

  it('sorted goes on with the rest on later pages, and says how many wait', async () => {
    const page = async (number: number) =>
      (await firm.as('Purchaser').get(`${orders}?sortBy=nextStep&pageSize=1&page=${number}`)).json<OrderPage>();
    const pages = await Promise.all([0, 1, 2, 3, 4].map(page));
    expect(pages.map(({ items }) => items[0]?.reference)).toEqual(['C', 'B', 'A', 'D', undefined]);
    expect(pages.map(({ totalItems, waitingItems }) => [totalItems, waitingItems])).toEqual(Array(5).fill([4, 2]));
  });

  it('sorted by the fee is for those who may see fees', async () => {
    expect((await firm.as('OperationResponsible').get(`${orders}?sortBy=-monthlyFee`)).statusCode).toBe(200);
    expect((await firm.as('Purchaser').get(`${orders}?sortBy=monthlyFee`)).statusCode).toBe(403);
  });

  it.each([
    'sortBy=price',
    'pageSize=101',
    'page=-1',
    'statuses=a b',
    'orderedFrom=2024-02-30',
    'delayed=perhaps',
    'text=' + 'a'.repeat(201),
  ])('refuses %s', async (query) => {
    expect((await firm.as('Purchaser').get(`${orders}?${query}`)).statusCode).toBe(400);
  });

  it('has counts by status, type and product', async () => {
    const counts = (await firm.as('Purchaser').get('/api/orders/v1/order-counts')).json<Record<string, object[]>>();
    expect(counts['waiting']).toBe(2);
    expect(counts['statuses']).toContainEqual({ value: 'DELIVERY_COMPLETED', count: 1 });
    expect(counts['types']).toEqual([
      { value: 'NEW_ORDER', count: 3 },
      { value: 'UPGRADE_ORDER', count: 1 },
    ]);
    expect(counts['products']).toContainEqual(expect.objectContaining({ value: 'int', count: 1 }));
  });

  it('tells callers what they may do', async () => {
    const { items } = (await firm.as('Purchaser').get(`${orders}?needsMe=true`)).json<OrderPage>();
    expect(items.map(({ yourActions }) => yourActions)).toEqual([['answer'], ['charge', 'date']]);
    const deliveries = (await firm.as('DeliveryResponsible').get(`${orders}?needsMe=true`)).json<OrderPage>();
    expect(deliveries.items.map(({ yourActions, respondBy }) => [yourActions, respondBy])).toEqual([
      [['answer'], null],
      [['date'], null],
    ]);
  });
});

describe('fees', () => {
  it.each(['OperationResponsible', 'BillingResponsible'] as const)('are shown to %s', async (role) => {
    const { as, add } = await company();
    const id = await add();
    const fees = {
      oneTimeCharge: { amount: 12_400, currency: 'DKK' },
      monthlyFee: { amount: 6890, currency: 'DKK' },
      previousMonthlyFee: null,
    };
    expect((await as(role).get(orders)).json<OrderPage>().items[0]?.priceInformation).toEqual(fees);
    expect((await read(as(role), id)).priceInformation).toEqual(fees);
  });

  it.each(['Purchaser', 'OperationStaff', 'DeliveryResponsible'] as const)('are never shown to %s', async (role) => {
    const { as, add } = await company();
    const id = await add();
    for (const url of [orders, `${orders}/${id}`]) {
      const { statusCode, body } = await as(role).get(url);
      expect([statusCode, /6890|12400/.test(body)]).toEqual([200, false]);
    }
  });

  it('are shown, if extra, to those who decide about them', async () => {
    const { as, add, customerId } = await company();
    const id = await add();
    await addCharge(customerId, id, inHours(24));
    const priceFor = async (role: Role) => (await read(as(role), id)).charges[0]?.price;
    expect(await priceFor('Purchaser')).toEqual({ amount: 4800, currency: 'DKK' });
    expect(await priceFor('OperationStaff')).toBeUndefined();
  });
});

describe('rights', () => {
  it.each([
    ['QuoteRequester', 'GET', ''],
    ['UserAdministrator', 'GET', ''],
    ['OperationStaff', 'POST', '/messages'],
    ['BillingResponsible', 'POST', '/messages'],
    ['OperationStaff', 'POST', '/date-requests'],
    ['OperationStaff', 'POST', '/date-responses'],
    ['DeliveryResponsible', 'POST', '/charge-responses'],
    ['DeliveryResponsible', 'POST', '/cancellations'],
    ['OperationStaff', 'PATCH', '/installation-contact'],
    ['OperationResponsible', 'POST', '/status-changes'],
  ] as const)('keep %s from %s of an order%s', async (role, method, what) => {
    const { as, add } = await company();
    const url = `${orders}/${await add()}${what}`;
    const answer = method === 'GET' ? await as(role).get(url) : await as(role).send(method, url, {});
    expect(answer.statusCode).toBe(403);
  });

  it('end at the customer: another customer’s order looks as if it did not exist', async () => {
    const own = await company();
    const other = await company();
    const foreign = await other.add({ reference: 'KANARIE' });
    const caller = own.as('OperationResponsible');
    for (const act of [
      (id: string) => caller.get(`${orders}/${id}`),
      (id: string) => caller.get(`${orders}/${id}/calendar`),
      (id: string) => caller.get(`/api/delivery-status/v1/delivery-order-statuses/${id}`),
      (id: string) => post(caller, id, 'messages', { text: 'Hello' }),
      (id: string) => post(caller, id, 'cancellations', { reason: 'Mine' }),
      (id: string) => post(caller, id, 'date-responses', { accepted: true, confirmedDeliveryAt: '2030-01-17' }),
      (id: string) =>
        caller.send('PATCH', `${orders}/${id}/installation-contact`, { name: 'Me' }, { 'if-match': '"1"' }),
    ]) {
      const [toForeign, toAbsent] = [await act(foreign), await act(absent)];
      expect(toForeign.statusCode).toBe(404);
      expect({ ...toForeign.json<object>(), traceId: '' }).toEqual({ ...toAbsent.json<object>(), traceId: '' });
    }
    expect((await caller.get(`${orders}?text=kanarie`)).json<OrderPage>().totalItems).toBe(0);
    expect((await caller.get('/api/orders/v1/order-counts')).json()).toEqual({
      waiting: 0,
      statuses: [],
      types: [],
      products: [],
    });
  });
});

describe('a question of the provider', () => {
  it('waits for one answer', async () => {
    const { as, add, customerId } = await company();
    const id = await add({ waiting_for: 'CUSTOMER' });
    const questionId = await addQuestion(customerId, id);
    const before = await read(as('DeliveryResponsible'), id);
    expect([before.yourActions, before.messages[0]]).toMatchObject([
      ['answer'],
      { isQuestion: true, isAnswered: false },
    ]);
    const answer = await post(as('DeliveryResponsible'), id, 'messages', { text: 'Freja does.', questionId });
    expect(answer.json()).toMatchObject({ yourActions: [], waitingFor: 'PROVIDER', version: 2 });
    const after = await read(as('DeliveryResponsible'), id);
    expect(after.messages.map(({ text, isAnswered }) => [text, isAnswered])).toEqual([
      ['Who opens the basement for us?', true],
      ['Freja does.', false],
    ]);
    const again = await post(as('Purchaser'), id, 'messages', { text: 'No, Nora.', questionId });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'ALREADY_ANSWERED']);
  });

  it('has to belong to the order', async () => {
    const { as, add } = await company();
    const answer = await post(as('Purchaser'), await add(), 'messages', { text: 'Yes', questionId: absent });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'questionId', code: 'unknown' }] });
  });

  it.each([
    ['nothing', 'required', ''],
    ['2001 characters', 'tooLong', 'a'.repeat(2001)],
    ['characters above code 255', 'unsupportedCharacter', 'Wałęsa'],
  ])('is not answered by %s: %s', async (_what, code, text) => {
    const { as, add } = await company();
    const answer = await post(as('Purchaser'), await add(), 'messages', { text });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'text', code }] });
  });
});

describe('asking for another week', () => {
  it('replaces an earlier request', async () => {
    const { as, add } = await company();
    const id = await add();
    const [first, second] = [isoWeekOf(addDays(today(), 70)), isoWeekOf(addDays(today(), 77))];
    await post(as('DeliveryResponsible'), id, 'date-requests', { wantedWeek: first });
    await post(as('DeliveryResponsible'), id, 'date-requests', { wantedWeek: second, text: 'The racks are late.' });
    const { dateRequests } = await read(as('DeliveryResponsible'), id);
    expect(dateRequests.map(({ wantedWeek, state, text }) => [wantedWeek, state, text])).toEqual([
      [second, 'OPEN', 'The racks are late.'],
      [first, 'REPLACED', ''],
    ]);
  });

  it.each([
    ['the country of the site', ['dk'], true],
    ['another country', ['se'], false],
  ])('in a freeze period of %s is accepted and marked: %j, %s', async (_what, countries, isMarked) => {
    const { as, add } = await company();
    const day = addDays(today(), 400 + countries.join().charCodeAt(0));
    await test.database.withOperator((query) =>
      query
        .insertInto('freeze_periods')
        .values({ id: `test-${day}`, translations: '[]', countries, starts_on: day, ends_on: day })
        .execute(),
    );
    const answer = await post(as('Purchaser'), await add(), 'date-requests', { wantedWeek: isoWeekOf(day) });
    expect([answer.statusCode, answer.json<Order>().dateRequests[0]?.inFreeze]).toEqual([201, isMarked]);
  });

  it.each([
    ['last week', () => isoWeekOf(addDays(today(), -7)), 'past'],
    ['no week', () => '2025-W54', 'invalidFormat'],
  ])('is refused for %s', async (_what, week, code) => {
    const { as, add } = await company();
    const answer = await post(as('Purchaser'), await add(), 'date-requests', { wantedWeek: week() });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'wantedWeek', code }] });
  });
});

describe('a changed date', () => {
  const changed = {
    status: 'DELIVERY_DATE_CHANGED',
    confirmed_delivery_on: '2030-01-17',
    waiting_for: 'CUSTOMER',
  } as const;
  const accept = (caller: Caller, id: string, confirmedDeliveryAt = '2030-01-17') =>
    post(caller, id, 'date-responses', { accepted: true, confirmedDeliveryAt });

  it('that is accepted holds, and no wish for another week waits any longer', async () => {
    const { as, add } = await company();
    const id = await add(changed);
    await post(as('DeliveryResponsible'), id, 'date-requests', { wantedWeek: isoWeekOf(addDays(today(), 70)) });
    const answer = await accept(as('DeliveryResponsible'), id);
    expect(answer.json()).toMatchObject({
      status: 'CONFIRMED_DELIVERY',
      confirmedDeliveryAt: '2030-01-17',
      notice: null,
      waitingFor: 'PROVIDER',
      dateRequests: [{ state: 'REPLACED' }],
      events: [{ status: 'CONFIRMED_DELIVERY', oldConfirmedDeliveryAt: null }],
    });
  });

  it('waits for the customer until they accept it or ask for another week', async () => {
    const { as, add } = await company();
    const [accepted, moved] = [await add(changed), await add(changed)];
    expect((await read(as('DeliveryResponsible'), accepted)).yourActions).toEqual(['date']);
    await accept(as('DeliveryResponsible'), accepted);
    await post(as('DeliveryResponsible'), moved, 'date-requests', { wantedWeek: isoWeekOf(addDays(today(), 70)) });
    const { items } = (await as('DeliveryResponsible').get(`${orders}?needsMe=true`)).json<OrderPage>();
    expect(items).toEqual([]);
  });

  it('is accepted as it was read, and once', async () => {
    const { as, add } = await company();
    const id = await add(changed);
    const other = await accept(as('Purchaser'), id, '2030-01-10');
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'DATE_CHANGED']);
    await accept(as('Purchaser'), id);
    const again = await accept(as('OperationResponsible'), id);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'NOT_POSSIBLE']);
  });
});

describe('an extra charge', () => {
  it.each([
    [true, 'ACCEPTED'],
    [false, 'DECLINED'],
  ])('answered with %s is %s, permanently', async (accepted, state) => {
    const { as, add, customerId } = await company();
    const id = await add({ waiting_for: 'CUSTOMER' });
    const chargeId = await addCharge(customerId, id, inHours(1));
    const answer = await post(as('Purchaser'), id, 'charge-responses', { chargeId, accepted });
    expect(answer.json()).toMatchObject({
      charges: [{ state, respondedBy: 'Purchaser Havsvik' }],
      waitingFor: 'PROVIDER',
      yourActions: [],
    });
    const again = await post(as('OperationResponsible'), id, 'charge-responses', { chargeId, accepted: !accepted });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'ALREADY_ANSWERED']);
  });

  it('that has expired can no longer be answered', async () => {
    const { as, add, customerId } = await company();
    const id = await add();
    const chargeId = await addCharge(customerId, id, inHours(-1));
    expect((await read(as('Purchaser'), id)).charges[0]?.state).toBe('DECIDED_BY_PROVIDER');
    const answer = await post(as('Purchaser'), id, 'charge-responses', { chargeId, accepted: true });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'DECIDED_BY_PROVIDER']);
  });
});

describe('cancelling', () => {
  it('ends an order, with the reason in its events and in the audit log', async () => {
    const { as, add, customerId } = await company();
    const id = await add({ status: 'CONFIRMED_DELIVERY', confirmed_delivery_on: '2030-01-15', cancellation_fee: 6200 });
    expect((await read(as('Purchaser'), id)).cancellationFee).toEqual({ amount: 6200, currency: 'DKK' });
    const answer = await post(as('Purchaser'), id, 'cancellations', { reason: 'The office closes.' });
    expect(answer.json()).toMatchObject({
      status: 'CANCELLED',
      actions: [],
      waitingFor: null,
      events: [{ status: 'CANCELLED', text: 'The office closes.' }],
    });
    const audited = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query.selectFrom('audit_log').select(['action', 'object_type', 'object_id', 'before', 'after']).execute(),
    );
    expect(audited).toEqual([
      {
        action: 'cancelOrder',
        object_type: 'order',
        object_id: id,
        before: { status: 'CONFIRMED_DELIVERY' },
        after: { status: 'CANCELLED', reason: 'The office closes.' },
      },
    ]);
    expect((await post(as('Purchaser'), id, 'messages', { text: 'Really?' })).statusCode).toBe(409);
  });

  it.each(['DELIVERY_COMPLETED', 'CANCELLED'])('is refused once an order is %s', async (status) => {
    const { as, add } = await company();
    const answer = await post(as('OperationResponsible'), await add({ status }), 'cancellations', { reason: 'No.' });
    expect(answer.statusCode).toBe(409);
  });
});

describe('the provider’s staff', () => {
  let staff: Caller;
  let firm: Company;
  beforeAll(async () => {
    firm = await company();
    const { id } = await test.database.withOperator((query) =>
      query
        .insertInto('accounts')
        .values({
          email: 'signe@provider.example',
          first_name: 'Signe',
          last_name: 'Strand',
          password_hash: null,
          user_category: 'internalStaff',
          default_customer_id: firm.customerId,
          cdn_id: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    staff = builtIn.as({ accountId: id, customerId: firm.customerId });
  });
  const move = (id: string, status: string, more: object = {}) =>
    post(staff, id, 'status-changes', { status, ...more });

  it('move an order to delivery, and earlier confirmed dates stay in its events', async () => {
    const id = await firm.add();
    for (const [status, more] of [
      ['DELIVERY_PLANNING_ONGOING', {}],
      ['DELIVERY_COORDINATOR_CONFIRMED', {}],
      ['CONFIRMED_DELIVERY', { confirmedDeliveryAt: '2030-01-10' }],
      ['DELIVERY_DATE_CHANGED', { confirmedDeliveryAt: '2030-01-17', text: 'The duct is full.' }],
      ['CONFIRMED_DELIVERY', { confirmedDeliveryAt: '2030-01-24' }],
      ['PHYSICAL_DELIVERY', {}],
    ] as const)
      expect([(await move(id, status, more)).statusCode, status]).toEqual([201, status]);
    expect(await read(firm.as('Purchaser'), id)).toMatchObject({
      status: 'PHYSICAL_DELIVERY',
      confirmedDeliveryAt: '2030-01-24',
      oldConfirmedDeliveryDates: ['2030-01-17', '2030-01-10'],
      notice: null,
      actions: ['message'],
    });
    const done = await move(id, 'DELIVERY_COMPLETED');
    expect(done.json<Order>().completedAt).not.toBeNull();
  });

  it('tell the customer why a date has changed', async () => {
    const id = await firm.add({ status: 'CONFIRMED_DELIVERY', confirmed_delivery_on: '2030-01-10' });
    await move(id, 'DELIVERY_DATE_CHANGED', { confirmedDeliveryAt: '2030-01-17', text: 'The duct is full.' });
    expect(await read(firm.as('OperationStaff'), id)).toMatchObject({
      isDelayed: true,
      notice: { type: 'DELIVERY_DATE_CHANGED', text: 'The duct is full.' },
      delay: { text: 'The duct is full.' },
    });
  });

  it.each([
    ['CREATED', 'PHYSICAL_DELIVERY'],
    ['DELIVERY_COMPLETED', 'CREATED'],
    ['CANCELLED', 'CREATED'],
    ['CONFIRMED_DELIVERY', 'CONFIRMATION_DELAY'],
  ])('cannot move an order from %s to %s', async (from, to) => {
    const answer = await move(await firm.add({ status: from, confirmed_delivery_on: '2030-01-10' }), to);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it.each([
    ['DELIVERY_COORDINATOR_CONFIRMED', 'CONFIRMED_DELIVERY', null, 'required'],
    ['CONFIRMED_DELIVERY', 'DELIVERY_DATE_CHANGED', '2030-01-10', 'required'],
  ])('have to give the date to move an order from %s to %s', async (from, to, day, code) => {
    const answer = await move(await firm.add({ status: from, confirmed_delivery_on: day }), to);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'confirmedDeliveryAt', code }] });
  });
});

describe('freeze periods', () => {
  it('are those of the specification, unless long over', async () => {
    const { as } = await company();
    const stored = await test.database.withOperator((query) =>
      sql<{ id: string; from: string; to: string }>`
        select id, starts_on::text as "from", ends_on::text as "to" from freeze_periods where id like '%-2024' order by starts_on`.execute(
        query,
      ),
    );
    expect(stored.rows).toEqual([
      { id: 'summer-2024', from: '2024-07-08', to: '2024-08-05' },
      { id: 'black-friday-2024', from: '2024-11-25', to: '2024-12-03' },
      { id: 'winter-2024', from: '2024-12-16', to: '2025-01-06' },
    ]);
    const { items } = (await as('OperationStaff').get('/api/orders/v1/freeze-periods')).json<{
      items: { to: string }[];
    }>();
    expect(items.filter(({ to }) => to < addDays(today(), -365))).toEqual([]);
  });
});
