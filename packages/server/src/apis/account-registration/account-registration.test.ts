import { aCustomer, type DemoCustomer } from '../../database/demo/builders.ts';
import { seed } from '../../database/demo/seed.ts';
import { ProblemError } from '../../http/problem.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { answerMilliseconds } from './answer-time.ts';
import { attemptCounter } from './attempts.ts';

const registrations = '/api/account-registration/v1/registrations';
const customerIds = '/api/account-registration/v1/customer-ids';

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 6000;
let nextAddress = 0;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** A customer of its own for a test, with Torbjørn as a contact. */
async function company(given: Partial<DemoCustomer> = {}): Promise<{ customerId: string; email: string }> {
  const customerId = String((nextCustomer += 1));
  const email = `torbjorn@c${customerId}.example`;
  await test.database.withOperator((query) =>
    seed(query, {
      customers: [aCustomer({ customerId, registrationContacts: [email, `other@c${customerId}.example`], ...given })],
      passwordHash: null,
    }),
  );
  return { customerId, email };
}

function form(changes: object) {
  return { firstName: 'Torbjørn', lastName: 'Vik', cellphone: '+47 481 00 144', locale: 'no', ...changes };
}

/** Each from an address of its own unless told. */
function register(
  changes: object,
  remoteAddress = `198.51.${Math.floor((nextAddress += 1) / 250)}.${nextAddress % 250}`,
) {
  return app.server.inject({
    method: 'POST',
    url: registrations,
    payload: form(changes),
    headers: { host: 'localhost:4100', 'sec-fetch-site': 'same-origin' },
    remoteAddress,
  });
}

/** Somebody who is a user of another customer, and has shown that the address is theirs. */
async function member(
  email: string,
  { isProven = true } = {},
): Promise<{ caller: Caller; accountId: string; customerId: string }> {
  const customerId = String((nextCustomer += 1));
  const [user] = await addCustomer(test.database, customerId, [{ email, firstName: 'Torbjørn', lastName: 'Vik' }]);
  const { accountId } = the(user);
  await test.database.withIdentity((query) =>
    query.updateTable('accounts').set({ email_proven: isProven }).where('id', '=', accountId).execute(),
  );
  return { caller: app.as(the(user)), accountId, customerId };
}

const add = (caller: Caller, changes: object, key: string = crypto.randomUUID()) =>
  caller.send('POST', customerIds, form(changes), { 'idempotency-key': key });

function usersOf(customerId: string) {
  return test.database.withOperator((query) =>
    query.selectFrom('customer_users').selectAll().where('customer_id', '=', customerId).execute(),
  );
}

function mailsOf(customerId: string) {
  return test.database.withOperator((query) =>
    query.selectFrom('outbox_mails').selectAll().where('customer_id', '=', customerId).execute(),
  );
}

function auditOf(customerId: string) {
  return test.database.withTenant(customerId, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

describe('registering', () => {
  it('makes a contact a user without roles, who is invited', async () => {
    const { customerId, email } = await company();
    app.identity.directoryCalls.length = 0;
    const answer = await register({ customerId: ` ${customerId} `, email: email.toUpperCase() });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await usersOf(customerId)).toEqual([
      expect.objectContaining({
        first_name: 'Torbjørn',
        last_name: 'Vik',
        email: email.toUpperCase(),
        cellphone: '+4748100144',
        locale: 'en',
        active: true,
      }),
    ]);
    expect(app.identity.directoryCalls).toMatchObject([
      { call: 'add', details: { customerId, locale: 'en' } },
      { call: 'settle' },
    ]);
    expect(
      await test.database.withTenant(customerId, ({ query }) =>
        query.selectFrom('customer_user_roles').selectAll().execute(),
      ),
    ).toEqual([]);
  });

  it('leaves an audit row of the new user', async () => {
    const { customerId, email } = await company();
    await register({ customerId, email });
    const [user] = await usersOf(customerId);
    expect(await auditOf(customerId)).toEqual([
      expect.objectContaining({
        actor_account_id: user?.account_id,
        on_behalf_of_user_id: user?.id,
        action: 'registerAccount',
        object_type: 'customerUser',
        object_id: user?.id,
        after: expect.objectContaining({ email, roles: [] }),
      }),
    ]);
  });

  it.each([
    ['an unknown customer', async () => ({ ...(await company()), customerId: '9999999999' })],
    ['another customer’s contact', async () => ({ ...(await company()), customerId: (await company()).customerId })],
    ['who is no contact', async () => ({ ...(await company()), email: 'stranger@havstrand.example' })],
    ['a customer that is inactive', () => company({ active: false })],
  ])('is refused with 404 for %s', async (_what, make) => {
    const { customerId, email } = await make();
    const answer = await register({ customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'CONTACT_NOT_FOUND']);
    expect(await usersOf(customerId)).toEqual([]);
  });

  it('is refused with 409 for who is a user already', async () => {
    const { customerId, email } = await company();
    await register({ customerId, email });
    const answer = await register({ customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ALREADY_USER']);
    expect(await usersOf(customerId)).toHaveLength(1);
  });

  it('names every field that is wrong, and counts as no try', async () => {
    const { customerId, email } = await company();
    for (let index = 0; index < 7; index += 1) {
      const answer = await register({ firstName: ' ', email: 'x', cellphone: '070', customerId: 'C1' }, '198.51.100.1');
      expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
        422,
        [
          { field: 'firstName', code: 'required' },
          { field: 'email', code: 'invalidFormat' },
          { field: 'cellphone', code: 'invalidFormat' },
          { field: 'customerId', code: 'invalidFormat' },
        ],
      ]);
    }
    expect((await register({ customerId, email }, '198.51.100.1')).statusCode).toBe(204);
  });

  it.each([{ locale: 'da' }, { roles: ['UserAdministrator'] }, { active: true }, { customerId: 4471820 }])(
    'refuses the body with %j',
    async (extra) => {
      const { customerId, email } = await company();
      expect((await register({ customerId, email, ...extra })).statusCode).toBe(400);
    },
  );

  it('has no effect but by POST', async () => {
    const answer = await app.server.inject({ url: registrations, headers: { host: 'localhost:4100' } });
    expect(answer.statusCode).toBe(404);
  });

  it('of another site’s page is refused', async () => {
    const { customerId, email } = await company();
    const answer = await app.server.inject({
      method: 'POST',
      url: registrations,
      payload: form({ customerId, email }),
      headers: { host: 'localhost:4100', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('sends nobody more than three mails a day', async () => {
    const email = `often-${(nextCustomer += 1)}@havstrand.example`;
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const { customerId } = await company({ registrationContacts: [email] });
      statuses.push((await register({ customerId, email })).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  it('is answered no sooner than after the fixed time, whatever was found', async () => {
    const { customerId, email } = await company();
    const elapsed = async (changes: object, status: number) => {
      const start = performance.now();
      expect((await register(changes)).statusCode).toBe(status);
      return performance.now() - start;
    };
    const times = [
      await elapsed({ customerId, email: 'stranger@havstrand.example' }, 404),
      await elapsed({ customerId, email }, 204),
      await elapsed({ customerId, email }, 409),
    ];
    // A timer may fire within the last millisecond.
    expect(Math.min(...times)).toBeGreaterThan(answerMilliseconds - 2);
  });
});

describe('the limits', () => {
  const start = new Date('2024-11-21T09:00:00Z');
  const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  let now = start;
  const count = (address: string, customerId: string) => attemptCounter(test.database, () => now)(address, customerId);
  const refused = expect.objectContaining({
    statusCode: 429,
    details: { code: 'TOO_MANY_ATTEMPTS', headers: { 'retry-after': '60' } },
  });

  beforeEach(async () => {
    now = start;
    await test.database.withIdentity((query) => query.deleteFrom('registration_attempts').execute());
  });

  it('are five tries from an address in 15 minutes', async () => {
    for (let index = 0; index < 5; index += 1) await count('203.0.113.7', `10${index}`);
    now = minutesLater(14);
    await expect(count('203.0.113.7', '105')).rejects.toEqual(refused);
    await expect(count('203.0.113.8', '105')).resolves.toBeUndefined();
    now = minutesLater(15);
    await expect(count('203.0.113.7', '105')).resolves.toBeUndefined();
  });

  it('are three tries for a customer id in 15 minutes, whether it exists or not', async () => {
    for (let index = 0; index < 3; index += 1) await count(`203.0.113.${index}`, '77');
    now = minutesLater(14);
    await expect(count('203.0.113.9', '77')).rejects.toEqual(refused);
    now = minutesLater(15);
    await expect(count('203.0.113.9', '77')).resolves.toBeUndefined();
  });

  it('hold for a whole network of IPv6 addresses', async () => {
    for (let index = 0; index < 5; index += 1) await count(`2001:db8:1:2::${index}`, `20${index}`);
    await expect(count('2001:db8:1:2:ffff::1', '205')).rejects.toBeInstanceOf(ProblemError);
    await expect(count('2001:db8:1:3::1', '205')).resolves.toBeUndefined();
  });

  it('are not passed by tries at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => count('203.0.113.7', '300')));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
  });

  it('are not made longer by refused tries', async () => {
    for (let index = 0; index < 3; index += 1) await count(`203.0.113.${index}`, '77');
    now = minutesLater(10);
    await expect(count('203.0.113.9', '77')).rejects.toBeInstanceOf(ProblemError);
    now = minutesLater(15);
    await expect(count('203.0.113.9', '77')).resolves.toBeUndefined();
  });

  it('are told to the caller', async () => {
    const { customerId } = await company();
    now = new Date();
    for (let index = 0; index < 3; index += 1) await register({ customerId, email: 'stranger@havstrand.example' });
    const answer = await register({ customerId, email: 'stranger@havstrand.example' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('adding a customer id', () => {
  it('makes the signed-in person a user of the other customer too, without roles, by the same account', async () => {
    const { customerId, email } = await company();
    const { caller, accountId } = await member(email);
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await usersOf(customerId)).toEqual([
      expect.objectContaining({ account_id: accountId, email, cellphone: '+4748100144', active: true }),
    ]);
    const there = app.as({ accountId, customerId });
    expect((await there.get('/api/portal-user/v1/customers')).json()).toMatchObject({ id: customerId });
    expect((await there.get('/api/portal-user/v1/user-profiles')).json()).toMatchObject({ currentUser: { roles: [] } });
  });

  it('is recorded with the other customer, and nothing of it with the own', async () => {
    const { customerId, email } = await company();
    const { caller, accountId, customerId: ownId } = await member(email);
    await add(caller, { customerId, email });
    const [user] = await usersOf(customerId);
    expect(await auditOf(customerId)).toEqual([
      expect.objectContaining({
        actor_account_id: accountId,
        on_behalf_of_user_id: user?.id,
        action: 'addCustomerId',
        object_id: user?.id,
      }),
    ]);
    expect(await auditOf(ownId)).toEqual([]);
  });

  it.each([
    ['an unknown customer', async () => ({ ...(await company()), customerId: '9999999999' }), {}],
    [
      'a customer that has not named the person',
      async () => ({ ...(await company()), customerId: (await company()).customerId }),
      {},
    ],
    ['an inactive customer', () => company({ active: false }), {}],
    ['an account whose address was never proven', () => company(), { isProven: false }],
  ])('is refused with 404 for %s', async (_what, make, options) => {
    const { customerId, email } = await make();
    const { caller } = await member(email, options);
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'CONTACT_NOT_FOUND']);
    expect(await usersOf(customerId)).toEqual([]);
  });

  it('by the address of another contact is refused like that of nobody', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    expect((await add(caller, { customerId, email: `other@c${customerId}.example` })).statusCode).toBe(404);
    expect(await usersOf(customerId)).toEqual([]);
  });

  it('of a customer where the person is a user already is refused with 409', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    await add(caller, { customerId, email });
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ALREADY_USER']);
  });

  it('sent twice with one key is done once', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    const key = crypto.randomUUID();
    expect((await add(caller, { customerId, email }, key)).statusCode).toBe(204);
    expect((await add(caller, { customerId, email }, key)).statusCode).toBe(204);
    expect(await auditOf(customerId)).toHaveLength(1);
  });

  it('names every field that is wrong', async () => {
    const { caller } = await member(`x${(nextCustomer += 1)}@havstrand.example`);
    const answer = await add(caller, { customerId: '12345678901', email: '' });
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      { field: 'email', code: 'required' },
      { field: 'customerId', code: 'invalidFormat' },
    ]);
  });

  it('meets the limits of registering, by account', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    await test.database.withIdentity((query) => query.deleteFrom('registration_attempts').execute());
    for (let index = 0; index < 3; index += 1) await add(caller, { customerId, email: 'stranger@havstrand.example' });
    expect((await add(caller, { customerId, email })).statusCode).toBe(429);
    expect(await mailsOf(customerId)).toEqual([]);
  });
});
