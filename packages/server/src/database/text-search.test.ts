import { sql } from 'kysely';
import pg from 'pg';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer } from '../testing/test-server.ts';
import { connectDatabase } from './connect.ts';
import { growServices } from '../demo/demo.ts';
import { containing } from './text-search.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await addCustomer(test.database, '501', [
    { firstName: 'Åsa', lastName: 'Percent 50%off' },
    { firstName: 'Örjan', lastName: 'Under_score' },
    { firstName: 'Back', lastName: 'Slash\\ed' },
    { firstName: 'Anna', lastName: 'Persson' },
  ]);
  await addCustomer(test.database, '502', [{ firstName: 'Anna', lastName: 'Foreign' }]);
  await growServices(test.database, { customerId: '501', services: 2100 });
});
afterAll(() => test.close());

async function usersFound(text: string, customerId = '501'): Promise<string[]> {
  const queries = test.database.readsOf({ customerId, scope: null });
  const { rows } = await sql<{ last_name: string }>`
    select last_name from customer_users as users
    where customer_id = ${customerId} and ${await containing(queries, 'customer_users', text)} order by last_name`.execute(
    queries.query,
  );
  return rows.map(({ last_name }) => last_name);
}

async function servicesFound(text: string): Promise<number> {
  const queries = test.database.readsOf({ customerId: '501', scope: null });
  const { rows } = await sql<{ services: number }>`
    select count(*)::int as services from services where customer_id = '501' and ${await containing(queries, 'services', text)}`.execute(
    queries.query,
  );
  return rows[0]?.services ?? 0;
}

describe('a text is found', () => {
  it.each([
    ['at the beginning of a word', 'anna', ['Persson']],
    ['within a word', 'ersso', ['Persson']],
    ['across words', 'anna pers', ['Persson']],
    ['in letters beyond ASCII', 'åsa', ['Percent 50%off']],
    ['of one letter', 'ö', ['Under_score']],
    ['with a per cent sign, which stands for itself', '50%off', ['Percent 50%off']],
    ['with an underscore, which stands for itself', 'under_score', ['Under_score']],
    ['with a backslash, which stands for itself', 'slash\\ed', ['Slash\\ed']],
    ['nowhere, where only its parts are there', 'persson anna', []],
    ['nowhere, where a sign would have to stand for others', 'per%son', []],
    ['nowhere, where a quote would end a statement', "persson' or 'a' = 'a", []],
  ])('%s', async (_, text, names) => expect(await usersFound(text)).toEqual(names));

  it('in every row that has it', async () => {
    const [one] = (
      await test.database
        .readsOf({ customerId: '501', scope: null })
        .query.selectFrom('services')
        .select('service_id')
        .limit(1)
        .execute()
    ).map(({ service_id }) => service_id);
    expect(await servicesFound(one?.toLowerCase() ?? '')).toBe(1);
    const ofAll = one?.toLowerCase().slice(0, 5) ?? '';
    const queries = test.database.readsOf({ customerId: '501', scope: null });
    const { rows } = await sql<{ services: number }>`
      select count(*)::int as services from services where position(${ofAll} in search_text) > 0`.execute(
      queries.query,
    );
    expect(rows[0]?.services).toBeGreaterThan(2000);
    expect(await servicesFound(ofAll)).toBe(rows[0]?.services);
  });
});

/** What scopes hold is found by the same owner. */
const readForScopes = [
  ...['billing_account_id', 'customer_id', 'group_id', 'service_id', 'site_id', 'tag_id'].map(
    (column) => `role_group_scope.${column}`,
  ),
  ...['customer_id', 'disturbance_id', 'service_id'].map((column) => `disturbance_services.${column}`),
  ...['customer_id', 'request_id', 'service_id'].map((column) => `service_change_services.${column}`),
  ...['customer_id', 'ticket_id', 'service_id'].map((column) => `ticket_services.${column}`),
  ...['customer_id', 'service_id', 'tag_id'].map((column) => `service_tags.${column}`),
  ...['billing_account_id', 'site_id', 'z_site_id'].map((column) => `services.${column}`),
];

describe('the searches, which run as their owner', () => {
  it('find no row of another customer', async () => {
    expect(await usersFound('foreign')).toEqual([]);
    expect(await usersFound('foreign', '502')).toEqual(['Foreign']);
    const { rows } = await sql`select search_customer_users('foreign', 10)`.execute(
      test.database.readsOf({ customerId: '501', scope: null }).query,
    );
    expect(rows).toEqual([]);
  });

  it.each(['customer_users', 'services', 'sites', 'orders', 'service_changes', 'tickets', 'ticket_messages'])(
    'find nothing in %s without a customer',
    async (table) =>
      test.database.withTenant({ customerId: '501', scope: null }, async ({ query }) => {
        await sql`select set_config('skerry.customer_id', '', true)`.execute(query);
        const { rows } = await sql`select ${sql.id(`search_${table}`)}('e', 10)`.execute(query);
        expect(rows).toEqual([]);
      }),
  );

  it('can be run only by requests', async () => {
    const asIdentity = sql`select search_customer_users('anna', 10)`.execute(test.database.identityReads);
    await expect(asIdentity).rejects.toThrow(/permission denied/);
  });

  it('can only read ids and texts', async () => {
    const { rows } = await sql<{ right: string }>`
      select relname || '.' || attname || ' ' || kind as right
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
        unnest(array['SELECT', 'INSERT', 'UPDATE']) as kind
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and has_column_privilege('skerry_search', pg_class.oid, attnum, kind)`.execute(test.database.identityReads);
    const keys = {
      customer_users: 'id',
      orders: 'id',
      quotes: 'id',
      service_changes: 'id',
      services: 'service_id',
      sites: 'id',
      ticket_messages: 'id',
      tickets: 'id',
    };
    expect(rows.map(({ right }) => right).sort()).toEqual(
      Object.entries(keys)
        .flatMap(([table, key]) => ['customer_id', key, 'search_text'].map((column) => `${table}.${column}`))
        .concat(readForScopes)
        .map((column) => `${column} SELECT`)
        .sort(),
    );
  });
});

describeOnPostgres('a database that cannot have the index', () => {
  it('is refused with what is missing and how to fix it', async () => {
    const name = `without_trigrams_${process.pid}`;
    const administrator = new pg.Client(test.url);
    await administrator.connect();
    try {
      await administrator.query(`create database ${name}`);
      await administrator.query(`revoke create on database ${name} from public, current_user`);
      const url = Object.assign(new URL(test.url ?? ''), { pathname: `/${name}` }).href;
      await expect(connectDatabase({ url })).rejects.toThrow(
        /can't have the extension pg_trgm: permission denied .*\. Install .*create extension pg_trgm/,
      );
    } finally {
      await administrator.query(`drop database if exists ${name} with (force)`);
      await administrator.end();
    }
  });
});
