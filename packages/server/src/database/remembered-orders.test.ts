import { sql, type RawNode } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer } from '../testing/test-server.ts';
import type { TenantQueries } from './connect.ts';
import { RememberedOrders } from './remembered-orders.ts';

const customerId = '1992';

let test: TestDatabase;
let userIds: string[];
/** Statements that read the whole order. */
let reads = 0;

beforeAll(async () => {
  test = await openTestDatabase();
  const users = ['Astrid', 'Erik', 'Ida', 'Jonas', 'Nora'].map((firstName) => ({ firstName, roles: [] }));
  userIds = (await addCustomer(test.database, customerId, users)).map(({ id }) => id);
});
afterAll(() => test.close());
beforeEach(() => {
  reads = 0;
});

const byName = {
  list: 'users',
  name: 'by name',
  parts: [{ source: sql`customer_users where customer_id = ${customerId}`, order: sql`first_name` }],
} as const;

function queriesOf({ isNarrowed = false } = {}): TenantQueries {
  const { query } = test.database.readsOf({ customerId, scope: null });
  const counting = query.withPlugin({
    transformQuery({ node }) {
      if ((node as RawNode).sqlFragments.join('').includes('pg_current_snapshot')) reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { customerId, isNarrowed, query: counting };
}

const rename = (customer: string) =>
  test.database.withOperator((query) =>
    query.updateTable('customer_users').set({ last_name: 'Vik' }).where('customer_id', '=', customer).execute(),
  );

describe('the order of a long list', () => {
  it('is read once, and any page of it is a part', async () => {
    const orders = new RememberedOrders();
    const pages = [];
    for (const page of [0, 1, 2, 900]) pages.push(await orders.page(queriesOf(), byName, { page, pageSize: 2 }));
    expect(pages.map(({ ids }) => ids)).toEqual([userIds.slice(0, 2), userIds.slice(2, 4), userIds.slice(4), []]);
    expect([reads, pages[0]?.total]).toEqual([1, 5]);
  });

  it('is read again once something of the list has changed', async () => {
    const orders = new RememberedOrders();
    await orders.page(queriesOf(), byName, { page: 0, pageSize: 2 });
    await rename('1993');
    await orders.page(queriesOf(), byName, { page: 0, pageSize: 2 });
    expect(reads).toBe(1);
    await rename(customerId);
    await orders.page(queriesOf(), byName, { page: 0, pageSize: 2 });
    await orders.page(queriesOf(), byName, { page: 0, pageSize: 2 });
    expect(reads).toBe(2);
  });

  it('is read again when its time is over', async () => {
    const orders = new RememberedOrders();
    const ending = { ...byName, until: sql`now() - interval '1 second'` };
    const lasting = { ...byName, name: 'lasting', until: sql`now() + interval '1 hour'` };
    for (const wanted of [ending, ending, lasting, lasting])
      await orders.page(queriesOf(), wanted, { page: 0, pageSize: 2 });
    expect(reads).toBe(3);
  });

  it('is not remembered for callers whose rights are narrowed', async () => {
    const orders = new RememberedOrders();
    for (let call = 0; call < 2; call += 1)
      await orders.page(queriesOf({ isNarrowed: true }), byName, { page: 0, pageSize: 2 });
    expect(reads).toBe(2);
  });

  it('is forgotten where others were used since and there is no room', async () => {
    const orders = new RememberedOrders(2 * 5 * 16);
    const named = (name: string) => orders.page(queriesOf(), { ...byName, name }, { page: 0, pageSize: 2 });
    for (const name of ['a', 'b', 'a', 'c']) await named(name);
    expect(reads).toBe(3);
    await named('a');
    expect(reads).toBe(3);
    await named('b');
    expect(reads).toBe(4);
  });
});

it('changes are kept for an hour', async () => {
  await test.database.withOperator((query) =>
    sql`update list_changes set at = now() - interval '61 minutes' where customer_id = ${customerId}`.execute(query),
  );
  await rename(customerId);
  const { rows } = await test.database.withOperator((query) =>
    sql<{ kept: number }>`select count(*)::int as kept from list_changes where customer_id = ${customerId}`.execute(
      query,
    ),
  );
  expect(rows[0]?.kept).toBe(1);
});
