import type { Quote, QuoteRequest, Role } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { demoPriceBook } from '../../../demo/quotes/demo-price-book.ts';
import type { PriceBook } from '../../../pricing/price-book.ts';
import { aCustomer, anAgreement, aStaffMember, aUser } from '../../../demo/users/builders.ts';
import { seed } from '../../../demo/users/seed.ts';
import { giveReason } from '../../../testing/acting.ts';
import { actingClaim } from '../../../testing/test-identity.ts';
import { the, type Caller, type TestServer } from '../../../testing/test-server.ts';

export const quotes = '/api/quote-and-order/v4/connection-searches';
export const handling = '/api/quote-and-order/v4/quotes-in-handling';

const point = the(demoPriceBook.points.find(({ name }) => name === 'Sundsvall'));
/** A degree of latitude has about 111 km. */
const north = (metres: number) => ({ longitude: point.longitude, latitude: point.latitude + metres / 111_195 });

/** A site so many metres from the nearest point of presence. */
export function siteAt(
  metres: number,
  given: Partial<QuoteRequest['sites'][number]> = {},
): QuoteRequest['sites'][number] {
  return {
    name: 'Norra Kajen 2',
    streetName: 'Norra Kajen',
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    coordinates: north(metres),
    ...given,
  };
}

export function aQuoteRequest(given: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    agreementId: 'FA-1',
    productIds: ['dia-static'],
    capacitiesBps: [200_000_000],
    terms: [36],
    sites: [siteAt(0)],
    ...given,
  };
}

/** The provider's prices of the demo, as version 1. */
export async function addPriceBook(database: Database, version = 1, given: Partial<PriceBook> = {}): Promise<void> {
  await database.withOperator((query) =>
    query
      .insertInto('price_books')
      .values({
        version,
        book: JSON.stringify({ ...demoPriceBook, ...given }),
        made_by: 'Test',
        approved_by: null,
      })
      .execute(),
  );
}

export interface Company {
  customerId: string;
  requester: Caller;
  purchaser: Caller;
  otherPurchaser: Caller;
  /** Without a role that quotes. */
  colleague: Caller;
  /** One of the provider's own. */
  provider: Caller;
  /** The same, acting as one of the users. */
  actingAs: (userId: string) => Promise<Caller>;
  userIds: string[];
}

let next = 8700;

/** A customer of its own with three agreements: FA-1 for all, FA-2 for the provider's staff, FA-3 that has ended. */
export async function company(database: Database, app: TestServer): Promise<Company> {
  const customerId = String((next += 1));
  const people: [firstName: string, roles: Role[]][] = [
    ['Gustav', ['QuoteRequester']],
    ['Paula', ['Purchaser']],
    ['Olga', ['OperationResponsible']],
    ['Stina', ['OperationStaff']],
  ];
  const { users, staff } = await database.withOperator((query) =>
    seed(query, {
      customers: [
        aCustomer({
          customerId,
          frameworkAgreements: [
            anAgreement({
              id: 'FA-1',
              name: 'Connections',
              productPackages: [{ id: 'branch-office', name: 'Branch office' }],
            }),
            anAgreement({ id: 'FA-2', name: 'Pilot', quoteAndOrderInternalUsersOnly: true }),
            anAgreement({ id: 'FA-3', name: 'Ended' }),
          ],
        }),
      ],
      users: people.map(([firstName, roles]) =>
        aUser({
          customerId,
          email: `${firstName.toLowerCase()}@c${customerId}.example`,
          firstName,
          lastName: 'Thulin',
          roles,
        }),
      ),
      staff: [
        aStaffMember({
          email: `sofie@c${customerId}.example`,
          firstName: 'Sofie',
          lastName: 'Brandt',
          defaultCustomerId: customerId,
        }),
      ],
      passwordHash: null,
    }),
  );
  await database.withOperator(async (query) => {
    const own = (id: string) =>
      query.updateTable('framework_agreements').where('customer_id', '=', customerId).where('id', '=', id);
    await own('FA-1').set({ discount_basis_points: 1200, currency: 'SEK' }).execute();
    await own('FA-3').set({ valid_to: '2020-01-01' }).execute();
  });
  const callers = users.map((user) => app.as(user));
  const accountId = the([...staff.values()][0]);
  return {
    customerId,
    requester: the(callers[0]),
    purchaser: the(callers[1]),
    otherPurchaser: the(callers[2]),
    colleague: the(callers[3]),
    provider: app.as({ accountId, customerId }),
    async actingAs(userId) {
      await giveReason(database, { accountId, customerId, userId });
      return app.as({ accountId, customerId }, { customer: { id: customerId, actingAs: actingClaim(userId) } });
    },
    userIds: users.map(({ id }) => id),
  };
}

export function post(caller: Caller, url: string, body?: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', url, body, { 'idempotency-key': key });
}

/** Asks for prices and waits until the rules have been through. */
export async function pricedQuote(caller: Caller, given: Partial<QuoteRequest> = {}): Promise<Quote> {
  const answer = await post(caller, quotes, aQuoteRequest(given));
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
  return waitFor(caller, answer.json<Quote>().id);
}

export async function waitFor(caller: Caller, id: string): Promise<Quote> {
  for (;;) {
    const { isDone } = (await caller.get(`${quotes}/${id}/progress`)).json<{ isDone: boolean }>();
    if (isDone) return (await caller.get(`${quotes}/${id}`)).json<Quote>();
  }
}

/** Makes the prices of a quote run out so many days ago. */
export async function expire(database: Database, { customerId }: Company, id: string, day: string): Promise<void> {
  await database.withOperator((query) =>
    query
      .updateTable('quotes')
      .set({ valid_until: day })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute(),
  );
}
