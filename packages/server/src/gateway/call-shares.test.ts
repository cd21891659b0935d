import type { FastifyRequest } from 'fastify';
import { openTestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the } from '../testing/test-server.ts';
import { callShares } from './call-shares.ts';

/** Calls that go on until they are let go. */
function heldCalls(connections: number) {
  const share = callShares(connections);
  const begun: string[] = [];
  const holds: (() => void)[] = [];
  return {
    begun,
    call(accountId: string, customerId: string): Promise<unknown> {
      const request = { principal: { accountId, customerId }, ip: '192.0.2.1' } as FastifyRequest;
      return share(request, async () => {
        begun.push(accountId);
        await new Promise<void>((resolve) => holds.push(resolve));
      });
    },
    letOneGo: () => holds.shift()?.(),
    async letAllGo() {
      while (holds.length > 0) {
        holds.shift()?.();
        await settle();
      }
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('calls at work', () => {
  it('of one account take a tenth of the connections at most; the rest wait for their turn', async () => {
    const { call, begun, letOneGo, letAllGo } = heldCalls(20);
    const calls = Array.from({ length: 5 }, () => call('a', '1'));
    await settle();
    expect(begun).toHaveLength(2);
    letOneGo();
    await settle();
    expect(begun).toHaveLength(3);
    await letAllGo();
    await Promise.all(calls);
    expect(begun).toHaveLength(5);
  });

  it('of one customer take a fifth at most, however many accounts call', async () => {
    const { call, begun, letAllGo } = heldCalls(20);
    const calls = ['a', 'b', 'c', 'd', 'e', 'f'].map((account) => call(account, '1'));
    const other = call('z', '2');
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'z']);
    await letAllGo();
    await Promise.all([...calls, other]);
  });

  it('beyond the waiting places are refused with 429 and the time to try again, while a colleague and others are served', async () => {
    const { call, begun, letAllGo } = heldCalls(20);
    const calls = Array.from({ length: 62 }, () => call('a', '1'));
    await expect(call('a', '1')).rejects.toMatchObject({
      statusCode: 429,
      details: { headers: { 'retry-after': '1' } },
    });
    const others = [call('colleague', '1'), call('z', '2')];
    await settle();
    expect(begun).toEqual(['a', 'a', 'colleague', 'z']);
    await letAllGo();
    await Promise.all([...calls, ...others]);
  });

  it('give their place back when they fail', async () => {
    const share = callShares(5);
    const request = { principal: { accountId: 'a', customerId: '1' }, ip: '192.0.2.1' } as FastifyRequest;
    const failing = () =>
      share(request, async () => {
        throw new Error('wrong');
      });
    for (let count = 0; count < 130; count += 1) await expect(failing()).rejects.toThrow('wrong');
  });
});

describe('the server', () => {
  it('answers what one account has no places for with 429, and another account meanwhile', async () => {
    const test = await openTestDatabase();
    let isHeld = false;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const slow: typeof test.database.withTenant = async (tenant, work) => {
      if (isHeld && tenant.customerId === '1') await opened;
      return test.database.withTenant(tenant, work);
    };
    const app = await startTestServer({ ...test.database, withTenant: slow }, {}, { SKERRY_DATABASE_POOL_SIZE: '5' });
    const [flooding] = await addCustomer(test.database, '1', [{ roles: ['UserAdministrator'] }]);
    const [other] = await addCustomer(test.database, '2', [{ roles: ['UserAdministrator'] }]);
    const users = '/api/user-admin/v1/customer/users';
    // The first call of a session also writes down the sign-in.
    await app.as(the(flooding)).get(users);
    isHeld = true;
    const refusals: { statusCode: number; headers: object }[] = [];
    const flood = Array.from({ length: 66 }, async () => {
      const id = the(flooding).id;
      const answer = await app
        .as(the(flooding))
        .send('PUT', `${users}/${id}`, { firstName: 'A' }, { 'if-match': '"1"' });
      if (answer.statusCode !== 429) return;
      refusals.push(answer);
      if (refusals.length === 5) open();
    });
    expect((await app.as(the(other)).get(users)).statusCode).toBe(200);
    await Promise.all(flood);
    expect(refusals).toHaveLength(5);
    for (const { headers } of refusals) expect(headers).toMatchObject({ 'retry-after': '1' });
    await app.close();
    await test.close();
  });
});
