import { isoWeekOf } from '@skerry/contracts';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addOrder } from '../apis/orders/testing/orders.ts';
import { addPriceBook } from '../apis/quotes/testing/quotes.ts';
import { aWork, company, create, inDays, post, refusal, type Company } from './testing/companies.ts';

const ordersPath = '/api/orders/v1/orders';
const requestsPath = '/api/service-changes/v1/requests';
const isRefused = ['redundancyAccepted required'];

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  await test.database.withOperator((query) => query.deleteFrom('freeze_periods').execute());
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** A company whose A, of the pair A and B, is worked on in 30 days. */
async function withWork(): Promise<Company> {
  const own = await company(test.database, app);
  const { customerId } = own;
  await test.database.withOperator(async (query) => {
    await query.updateTable('customers').set({ migrated_cases: true }).where('customer_id', '=', customerId).execute();
    await sql`update services set order_service_id = 'O-' || service_id where customer_id = ${customerId}`.execute(
      query,
    );
  });
  await create(own.provider, aWork(own));
  return own;
}

const day = (days: number) => inDays(days).slice(0, 10);

describe('a date at which the other member of a pair is touched', () => {
  it('is taken for a change request only from who says that it may be so', async () => {
    const own = await withWork();
    const request = (serviceId: string, from: string, to: string) => ({
      kind: 'contact-site-data',
      serviceIds: [serviceId],
      details: { description: 'A new gate.' },
      changeClass: 'standard',
      windowStart: from,
      windowEnd: to,
      allowedOutageMinutes: 0,
    });
    const meeting = request('B', inDays(30, '22:00'), inDays(30, '23:30'));
    expect(await refusal(post(own.responsible, requestsPath, meeting))).toEqual(isRefused);
    const near = request('B', inDays(31, '00:30'), inDays(31, '02:00'));
    expect(await refusal(post(own.responsible, requestsPath, near))).toEqual(isRefused);
    for (const fine of [
      { ...meeting, redundancyAccepted: true },
      request('B', inDays(31, '05:00'), inDays(31, '06:00')),
      request('C', inDays(30, '22:00'), inDays(30, '23:30')),
    ])
      expect((await post(own.responsible, requestsPath, fine)).statusCode).toBe(201);
  });

  it('is taken for an order of a change only from who says that it may be so', async () => {
    const own = await withWork();
    const order = (orderServiceId: string, wantedAt: string, given = {}) =>
      post(own.responsible, ordersPath, {
        orderType: 'ADDITIONAL_ORDER',
        orderServiceIds: [orderServiceId],
        addonIds: ['ddos-protection'],
        wantedAt,
        ...given,
      });
    expect(await refusal(order('O-B', day(30)))).toEqual(isRefused);
    expect((await order('O-C', day(30))).statusCode).toBe(201);
    expect((await order('O-B', day(30), { redundancyAccepted: true })).statusCode).toBe(201);
  });

  it('is asked for, or accepted, for a delivery only by who says that it may be so', async () => {
    const own = await withWork();
    const moved = await addOrder(test.database, own.customerId, {
      service_id: 'B',
      status: 'DELIVERY_DATE_CHANGED',
      confirmed_delivery_on: day(30),
    });
    const accept = (given: object) =>
      post(own.responsible, `${ordersPath}/${moved}/date-responses`, {
        accepted: true,
        confirmedDeliveryAt: day(30),
        ...given,
      });
    const ask = (days: number, given: object = {}) =>
      post(own.responsible, `${ordersPath}/${moved}/date-requests`, { wantedWeek: isoWeekOf(day(days)), ...given });
    expect(await refusal(ask(30))).toEqual(isRefused);
    expect(await refusal(accept({}))).toEqual(isRefused);
    expect((await ask(60)).statusCode).toBe(201);
    expect((await ask(30, { redundancyAccepted: true })).statusCode).toBe(201);
    expect((await accept({ redundancyAccepted: true })).statusCode).toBe(201);
  });
});
