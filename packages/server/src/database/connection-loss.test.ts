import pg from 'pg';
import { sql } from 'kysely';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the } from '../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** Ends connections of the server to its database, as a restart of PostgreSQL does: one of them, or all. */
async function endConnections(pid: number | null = null): Promise<void> {
  const administrator = new pg.Client(test.url);
  await administrator.connect();
  await administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and pid = coalesce($1, pid)',
    [pid],
  );
  await administrator.end();
}

describeOnPostgres('a connection that ends', () => {
  it('while users are created answers 201 or 503, loses no acknowledged user, and is logged in one line', async () => {
    const [administrator] = await addCustomer(test.database, '7100', [{ roles: ['UserAdministrator'] }]);
    const lines: string[] = [];
    const app = await startTestServer(
      test.database,
      { logStream: { write: (line) => void lines.push(line) } },
      { SKERRY_LOG_LEVEL: 'warn' },
    );
    const caller = app.as(the(administrator));
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    let isOver = false;
    const client = async (number: number) => {
      for (let count = 0; !isOver; count += 1) {
        const email = `c${number}-${count}@havstrand.example`;
        const answer = await caller.send(
          'POST',
          users,
          {
            firstName: 'A',
            lastName: 'B',
            email,
            cellphone: '+46701740605',
            locale: 'sv',
            forceTwoFactorAuth: false,
            active: true,
          },
          { 'idempotency-key': crypto.randomUUID() },
        );
        if (answer.statusCode === 201) acknowledged.push(email);
        else refused.push([answer.statusCode, answer.headers['retry-after']]);
      }
    };
    const clients = Array.from({ length: 12 }, (_, number) => client(number));
    await until(() => acknowledged.length > 20);
    await endConnections();
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 20);
    isOver = true;
    await Promise.all(clients);

    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[503,"2"]']));
    const stored = await test.database.withTenant({ customerId: '7100', scope: null }, ({ query }) =>
      query.selectFrom('customer_users').select('email').execute(),
    );
    expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
    expect(lines.filter((line) => line.includes('lost the connection to the database'))).toHaveLength(1);
    await app.close();
  });

  it('in the middle of a transaction fails that transaction, and the next one works', async () => {
    await expect(
      test.database.withTenant({ customerId: '100', scope: null }, async ({ query }) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(query);
        await endConnections(the(rows[0]).pid);
        await sql`select 1`.execute(query);
      }),
    ).rejects.toThrow();
    const { rows } = await test.database.withTenant({ customerId: '100', scope: null }, ({ query }) => sql`select 1 as one`.execute(query));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
