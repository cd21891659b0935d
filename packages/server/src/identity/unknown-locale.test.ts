import { openTestDatabase } from '../testing/test-database.ts';
import { createTestIdentity } from '../testing/test-identity.ts';
import { addCustomer, testConfig, the } from '../testing/test-server.ts';
import { buildServer } from '../server.ts';

describe('a token whose customerLocale is none of se, no and dk', () => {
  it('is served, and logged once, without anything personal', async () => {
    const test = await openTestDatabase();
    const lines: string[] = [];
    const identity = await createTestIdentity();
    const server = await buildServer(testConfig({ SKERRY_LOG_LEVEL: 'warn' }), {
      database: test.database,
      identity,
      logStream: { write: (line) => void lines.push(line) },
    });
    const users = await addCustomer(test.database, '1', [{ roles: ['UserAdministrator'] }]);
    const { accountId } = the(users[0]);
    const call = async (token: string) =>
      server.inject({
        url: '/api/user-admin/v1/customer/users',
        headers: { host: 'localhost:4100', authorization: `Bearer ${token}` },
      });
    expect((await call(await identity.tokenFor(accountId, '1', { customerLocale: 'no' }))).statusCode).toBe(200);
    const token = await identity.tokenFor(accountId, '1', { customerLocale: 'fi' });
    for (let count = 0; count < 2; count += 1) expect((await call(token)).statusCode).toBe(200);
    const told = lines.filter((line) => line.includes('customerLocale'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/"locale":"\\"fi\\""/);
    expect(told[0]).not.toContain(accountId);
    await server.close();
    await test.close();
  });
});
