import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the } from '../testing/test-server.ts';
import { connectDatabase } from './connect.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

interface Table {
  table: string;
  enabled: boolean;
  forced: boolean;
}

async function tenantTables(): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as table, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'customer_id' and not attisdropped)
    order by relname`.execute(test.database.identityReads);
  return rows;
}

describe('row-level security', () => {
  it('is forced on every table with a customer', async () => {
    const tables = await tenantTables();
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'audit_log',
        'billing_accounts',
        'calendar_tokens',
        'contact_assignments',
        'contact_mails',
        'contacts',
        'customer_user_counts',
        'customer_user_roles',
        'customer_users',
        'customer_feature_flags',
        'customers',
        'disturbance_customer_events',
        'disturbance_customers',
        'disturbance_inquiries',
        'disturbance_reports',
        'disturbance_services',
        'first_views',
        'framework_agreements',
        'idempotency_keys',
        'optical_requests',
        'order_charges',
        'order_counts',
        'order_date_requests',
        'order_events',
        'order_jobs',
        'order_limits',
        'order_messages',
        'orders',
        'outbox_mails',
        'preferences',
        'quote_approvals',
        'quote_counts',
        'quote_events',
        'quote_questions',
        'quote_sites',
        'quotes',
        'registration_contacts',
        'role_group_members',
        'role_group_scope',
        'role_groups',
        'role_requests',
        'saved_views',
        'service_change_events',
        'service_change_messages',
        'service_change_secrets',
        'service_change_services',
        'service_changes',
        'service_counts',
        'service_tags',
        'services',
        'site_lists',
        'site_status',
        'sites',
        'tags',
        'ticket_events',
        'ticket_followers',
        'ticket_messages',
        'ticket_readings',
        'ticket_services',
        'tickets',
      ]),
    );
    expect(tables.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([]);
  });

  it('limits skerry_app to the customer’s rows in each of them, for reads and writes', async () => {
    const { rows } = await sql<{
      tablename: string;
      qual: string;
      with_check: string;
    }>`select tablename, qual, with_check from pg_policies where 'skerry_app' = any(roles) order by tablename`.execute(
      test.database.identityReads,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual((await tenantTables()).map(({ table }) => table));
    for (const { qual, with_check } of rows)
      expect([qual, with_check]).toEqual(Array(2).fill('(customer_id = current_customer_id())'));
  });

  it('applies to the working roles, which own nothing', async () => {
    const { rows } =
      await sql`select rolname from pg_roles where rolname like 'skerry\\_%' and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole)`.execute(
        test.database.identityReads,
      );
    expect(rows).toEqual([]);
    const owned =
      await sql`select relname from pg_class join pg_roles on pg_roles.oid = relowner where rolname like 'skerry\\_%'`.execute(
        test.database.identityReads,
      );
    expect(owned.rows).toEqual([]);
  });

  it('is not bypassed by views, or by functions that run as their owner but the searches, the scopes, the counts and the notes of changes', async () => {
    const views =
      await sql`select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace and not coalesce(reloptions @> '{security_invoker=true}', false)`.execute(
        test.database.identityReads,
      );
    const functions = await sql<{
      proname: string;
    }>`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`.execute(
      test.database.identityReads,
    );
    expect(views.rows).toEqual([]);
    expect(functions.rows.map(({ proname }) => proname)).toEqual([
      'changes_out_of_scope',
      'count_orders',
      'count_quotes',
      'count_services',
      'count_site_status',
      'disturbances_out_of_scope',
      'note_list_change',
      'scoped_services',
      'scoped_sites',
      'search_customer_users',
      'search_orders',
      'search_quotes',
      'search_service_changes',
      'search_services',
      'search_sites',
      'search_ticket_messages',
      'search_tickets',
      'services_of_groups',
      'sites_of_groups',
      'tell_status_of_touched',
      'tickets_out_of_scope',
    ]);
  });

  it('shows nothing without a customer', async () => {
    await addCustomer(test.database, '301', [{}]);
    await test.database.withTenant({ customerId: '301', scope: null }, async ({ query }) => {
      await sql`select set_config('skerry.customer_id', '', true)`.execute(query);
      for (const table of [
        'customer_feature_flags',
        'customers',
        'first_views',
        'framework_agreements',
        'customer_users',
        'customer_user_roles',
        'customer_user_counts',
        'audit_log',
        'idempotency_keys',
        'preferences',
        'saved_views',
        'services',
        'sites',
        'tags',
      ] as const) {
        expect(await query.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });

  it('starts every unique key of a customer’s table with the customer', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename = any(${(await tenantTables()).map(({ table }) => table)}::text[])`.execute(
      test.database.identityReads,
    );
    expect(rows.filter(({ definition }) => !/\(customer_id\b/.test(definition))).toEqual([]);
  });
});

describe('one customer’s transaction', () => {
  beforeAll(async () => {
    await addCustomer(test.database, '401', [{ lastName: 'Own' }]);
    await addCustomer(test.database, '402', [{ lastName: 'Foreign', roles: ['Purchaser'] }]);
  });

  it('sees no row of another, even in a query without the customer', async () => {
    const seen = await test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
      query.selectFrom('customer_users').select('last_name').execute(),
    );
    expect(seen).toEqual([{ last_name: 'Own' }]);
  });

  it.each([
    [
      'changes',
      (query: Query) =>
        query.updateTable('customer_users').set({ last_name: 'Changed' }).where('customer_id', '=', '402').execute(),
    ],
    ['deletes', (query: Query) => query.deleteFrom('customer_users').where('customer_id', '=', '402').execute()],
  ])('%s no row of another', async (_what, act) => {
    await test.database.withTenant({ customerId: '401', scope: null }, async ({ query }) => {
      await act(query);
    });
    expect(
      await test.database.withTenant({ customerId: '402', scope: null }, ({ query }) =>
        query.selectFrom('customer_users').select('last_name').execute(),
      ),
    ).toEqual([{ last_name: 'Foreign' }]);
  });

  it('cannot write a row for another customer, or move one there', async () => {
    const audit = {
      customer_id: '402',
      actor_account_id: '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a',
      actor_category: 'customer',
      action: 'x',
      object_type: 'x',
      object_id: 'x',
    };
    await expect(
      test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
        query
          .insertInto('audit_log')
          .values({ ...audit, on_behalf_of_user_id: null, trace_id: null })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
        query.updateTable('customer_users').set({ customer_id: '402' }).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('cannot read accounts or change the audit log', async () => {
    await expect(
      test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
        query.selectFrom('accounts').selectAll().execute(),
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(
      test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
        query.updateTable('audit_log').set({ action: 'x' }).execute(),
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(
      test.database.withTenant({ customerId: '401', scope: null }, ({ query }) =>
        query.deleteFrom('audit_log').execute(),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('is refused for an invalid customer id', () => {
    expect(() =>
      test.database.withTenant({ customerId: "1'; drop table customers; --", scope: null }, async () => undefined),
    ).toThrow('Not a customer id.');
  });

  it('cannot be used after its end, when its connection may serve another', async () => {
    const ended = await test.database.withTenant(
      { customerId: '401', scope: null },
      async (transaction) => transaction,
    );
    await expect(ended.query.selectFrom('customer_users').selectAll().execute()).rejects.toThrow(/does not belong/);
  });

  it('acts as the identity provider only where it says so, in the same transaction', async () => {
    await test.database.withTenant({ customerId: '401', scope: null }, async (transaction) => {
      const accounts = await transaction.asIdentity(async (query) => {
        await expect(transaction.query.selectFrom('customer_users').selectAll().execute()).rejects.toThrow(
          /does not belong/,
        );
        return query.selectFrom('accounts').select('id').execute();
      });
      expect(accounts.length).toBeGreaterThan(1);
      expect(await transaction.query.selectFrom('customer_users').select('last_name').execute()).toEqual([
        { last_name: 'Own' },
      ]);
    });
    const failing = test.database.withTenant({ customerId: '401', scope: null }, async (transaction) => {
      await transaction.asIdentity((query) =>
        query.insertInto('secrets').values({ name: 'undone', value: '1' }).execute(),
      );
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(
      await test.database.withIdentity((query) =>
        query.selectFrom('secrets').select('name').where('name', '=', 'undone').execute(),
      ),
    ).toEqual([]);
  });

  it('that only reads sees only its customer, cannot write, and leaves the connection usable after a failure', async () => {
    const { query } = test.database.readsOf({ customerId: '401', scope: null });
    await expect(query.deleteFrom('customer_users').execute()).rejects.toThrow(/read-only/);
    await expect(sql`select 1 / 0`.execute(query)).rejects.toThrow(/zero/);
    expect(await query.selectFrom('customer_users').select('last_name').execute()).toEqual([{ last_name: 'Own' }]);
    expect(
      await test.database.withIdentity((all) => all.selectFrom('customer_users').select('id').execute()),
    ).not.toHaveLength(1);
    expect(() => test.database.readsOf({ customerId: "1'; drop table customers; --", scope: null })).toThrow(
      'Not a customer id.',
    );
  });
});

type Query = Parameters<Parameters<typeof test.database.withIdentity>[0]>[0];

describe('the provider’s staff', () => {
  const staff = { customerId: '401', scope: null, category: 'internalStaff', isActing: false };

  it('read across customers the columns that tell what is touched, and nothing else', async () => {
    const query = test.database.staffReads(staff);
    const seen = await query.selectFrom('customers').select('customer_id').execute();
    expect(seen.map(({ customer_id: id }) => id)).toEqual(expect.arrayContaining(['401', '402']));
    for (const statement of [
      sql`select monthly_fee from services`,
      sql`select organisation_number from customers`,
      sql`select from customer_users`,
      sql`select from accounts`,
      sql`select from audit_log`,
      sql`select from contacts`,
    ])
      await expect(statement.execute(query)).rejects.toThrow(/permission denied/);
  });

  it('write nothing while they read across customers, and see one customer again afterwards', async () => {
    await expect(sql`delete from disturbance_services`.execute(test.database.staffReads(staff))).rejects.toThrow(
      /permission denied|read-only/,
    );
    await test.database.withStaff(staff, async (transaction) => {
      const customers = await transaction.acrossCustomers(async (query) => {
        await expect(transaction.query.selectFrom('customers').select('name').execute()).rejects.toThrow(
          /does not belong/,
        );
        return query.selectFrom('customers').select('customer_id').execute();
      });
      expect(customers.length).toBeGreaterThan(1);
      expect(await transaction.query.selectFrom('customers').select('customer_id').execute()).toEqual([
        { customer_id: '401' },
      ]);
    });
    await expect(
      test.database.withStaff(staff, (transaction) =>
        transaction.acrossCustomers((query) => query.deleteFrom('disturbance_services').execute()),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('are nobody else, and no staff who act as a user', () => {
    for (const caller of [
      { ...staff, category: 'customer' },
      { ...staff, isActing: true },
    ])
      expect(() => test.database.staffReads(caller)).toThrow(/staff/);
  });

  it('are shown rows by no policy but those of reading what is touched', async () => {
    const { rows } = await sql<{ tablename: string; cmd: string }>`
      select tablename, cmd from pg_policies where 'skerry_staff' = any(roles) order by tablename`.execute(
      test.database.identityReads,
    );
    expect(rows).toEqual(
      [
        'customers',
        'disturbance_customers',
        'disturbance_inquiries',
        'disturbance_reports',
        'disturbance_services',
        'services',
      ].map((tablename) => ({ tablename, cmd: 'SELECT' })),
    );
  });
});

describe('answers', () => {
  it('contain nothing of another customer', async () => {
    const canary = 'Kanariefågel';
    await addCustomer(test.database, '501', [
      { firstName: canary, lastName: canary, email: 'kanariefagel@c501.example', roles: ['UserAdministrator'] },
    ]);
    const [administrator] = await addCustomer(test.database, '502', [{ roles: ['UserAdministrator'] }]);
    const app = await startTestServer(test.database);
    const caller = app.as(the(administrator));
    const users = '/api/user-admin/v1/customer/users';
    const newUser = {
      firstName: 'A',
      lastName: 'B',
      email: 'kanariefagel@c501.example',
      cellphone: '+46701740605',
      locale: 'sv',
      forceTwoFactorAuth: false,
      active: true,
    };
    const answers = [
      await caller.get(users),
      await caller.get(`${users}?searchFilter=kanarie`),
      await caller.get('/api/user-admin/v1/customer/administrators'),
      await caller.get('/api/portal-user/v1/customers'),
      await caller.get('/api/portal-user/v1/user-profiles'),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/kanarie|501/i);
    }
    // Another customer’s user may have the same e-mail.
    expect((await caller.send('POST', users, newUser, { 'idempotency-key': crypto.randomUUID() })).statusCode).toBe(
      201,
    );
    await app.close();
  });
});

describe('opening a database', () => {
  it('twice at once migrates it once', async () => {
    if (test.url === undefined) return;
    const databases = await Promise.all([connectDatabase({ url: test.url }), connectDatabase({ url: test.url })]);
    await Promise.all(databases.map((database) => database.close()));
  });
});

describe('the count of users', () => {
  it('is right after concurrent writes, bulk inserts and deletes', async () => {
    await addCustomer(test.database, '601', []);
    const add = (numbers: number[]) => addUsers('601', numbers);
    await Promise.all([add([1, 2, 3]), add([4]), add([5, 6]), add([7, 8, 9, 10])]);
    await test.database.withTenant({ customerId: '601', scope: null }, ({ query }) =>
      query.deleteFrom('customer_users').where('email', 'in', ['u1@x.example', 'u2@x.example']).execute(),
    );
    expect(
      await test.database.withTenant({ customerId: '601', scope: null }, ({ query }) =>
        query.selectFrom('customer_user_counts').select('users').execute(),
      ),
    ).toEqual([{ users: 8 }]);
  });
});

async function addUsers(customerId: string, numbers: number[]): Promise<void> {
  await test.database.withOperator(async (query) => {
    const accounts = await query
      .insertInto('accounts')
      .values(
        numbers.map((number) => ({
          email: `u${number}@x.example`,
          first_name: 'U',
          last_name: 'U',
          password_hash: null,
          default_customer_id: null,
          cdn_id: null,
        })),
      )
      .returning(['id', 'email'])
      .execute();
    await query
      .insertInto('customer_users')
      .values(
        accounts.map(({ id, email }) => ({
          customer_id: customerId,
          account_id: id,
          first_name: 'U',
          last_name: 'U',
          email,
          cellphone: null,
        })),
      )
      .execute();
  });
}
