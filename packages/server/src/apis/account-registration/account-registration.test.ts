import { aCustomer, type DemoCustomer } from '../../demo/users/builders.ts';
import { seed } from '../../demo/users/seed.ts';
import { ProblemError } from '../../http/problem.ts';
import { keyOf, maxInvitationsToAddress } from '../../identity-provider/invitations/limited-invitations.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { answerMilliseconds } from '../../http/answer-time.ts';
import { patienceSeconds } from '../../http/pace.ts';
import { attemptCounter, registrationPaces, type RegistrationTry } from './attempts.ts';
import { accountRegistrationHandlers } from './handlers.ts';

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
  return test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

describe('registering', () => {
  it('makes a contact a user without roles, and invites them', async () => {
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
        locale: 'no',
        active: true,
      }),
    ]);
    expect(app.identity.directoryCalls).toMatchObject([
      { call: 'add', details: { customerId, locale: 'no' } },
      { call: 'settle' },
    ]);
    expect(
      await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
        query.selectFrom('customer_user_roles').selectAll().execute(),
      ),
    ).toEqual([]);
  });

  it.each([
    ['sv', 'sv'],
    ['no', 'no'],
    ['dk', 'da'],
  ])('keeps the language of %j for the mails', async (locale, kept) => {
    const { customerId, email } = await company();
    await register({ customerId, email, locale });
    expect(await usersOf(customerId)).toMatchObject([{ locale: kept }]);
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

  it('is refused with 409 for somebody who is already a user', async () => {
    const { customerId, email } = await company();
    await register({ customerId, email });
    const answer = await register({ customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ALREADY_USER']);
    expect(await usersOf(customerId)).toHaveLength(1);
  });

  it('names every wrong field, without counting as an attempt', async () => {
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

  it('has an effect only by POST', async () => {
    const answer = await app.server.inject({ url: registrations, headers: { host: 'localhost:4100' } });
    expect(answer.statusCode).toBe(404);
  });

  it('is refused when another site’s page sends it', async () => {
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

  it('is hindered by no mails that other customers have sent the address', async () => {
    const { customerId, email } = await company();
    const other = await company();
    await test.database.withIdentity((query) =>
      query
        .insertInto('outbox_mails')
        .values(
          Array.from({ length: 9 }, () => ({
            customer_id: other.customerId,
            recipient: email,
            subject: 'An invitation',
            body: 'text',
            last_error: null,
          })),
        )
        .execute(),
    );
    expect((await register({ customerId, email })).statusCode).toBe(204);
  });

  it('is told to try later where the address gets no more invitations', async () => {
    const { customerId, email } = await company();
    await test.database.withIdentity((query) =>
      query
        .insertInto('invitation_mails')
        .values(Array.from({ length: maxInvitationsToAddress }, () => ({ email_hash: keyOf(email, customerId) })))
        .execute(),
    );
    const answer = await register({ customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('takes the same minimum time, whatever was found', async () => {
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

describe('the pace', () => {
  const start = new Date('2024-11-21T09:00:00Z');
  let now = start;
  let pauses: number[] = [];
  let nextOne = 0;
  /** By one who has nothing in common with anybody before, but for what is told. */
  const count = (changes: Partial<RegistrationTry> = {}) => {
    nextOne += 1;
    const stranger = { from: `host ${nextOne}`, customerId: String(nextOne), email: `${nextOne}@stranger.example` };
    return attemptCounter(
      test.database,
      () => now,
      async (milliseconds) => void pauses.push(milliseconds),
    )({ ...stranger, ...changes });
  };
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const refusedFor = (seconds: number): unknown =>
    expect.objectContaining({
      statusCode: 429,
      details: { code: 'TOO_MANY_ATTEMPTS', headers: { 'retry-after': String(seconds) } },
    });
  const counted = [
    ['an address', { from: '203.0.113.7' }, registrationPaces.perAddress],
    ['a customer id', { customerId: '77' }, registrationPaces.perCustomer],
    ['an e-mail', { email: 'torbjorn@stranger.example' }, registrationPaces.perEmail],
  ] as const;

  beforeEach(async () => {
    now = start;
    pauses = [];
    await test.database.withIdentity((query) => query.deleteFrom('registration_attempts').execute());
  });

  it.each(counted)('of %s slows down before it stops, and slows down nobody else', async (_what, same, { free }) => {
    for (let index = 0; index < free; index += 1) await count(same);
    expect(pauses).toEqual([]);
    await count(same);
    await count(same);
    expect(pauses).toEqual([1000, 3000]);
    await expect(count(same)).rejects.toEqual(refusedFor(7));
    pauses = [];
    await count();
    expect(pauses).toEqual([]);
    later(7);
    await expect(count(same)).resolves.toBeDefined();
  });

  it.each(counted)('of %s stops in the end, until the first try is 15 minutes old', async (_what, same, { most }) => {
    for (let index = 0; index < most; index += 1) {
      await count(same);
      later(15);
      if (index >= 6 && most < 10) later(60);
    }
    const left = 15 * 60 - (now.getTime() - start.getTime()) / 1000;
    expect(left).toBeGreaterThan(patienceSeconds);
    await expect(count(same)).rejects.toEqual(refusedFor(left));
    later(left);
    await expect(count(same)).resolves.toBeDefined();
  });

  it('lets everybody else behind an address through after somebody’s five tries', async () => {
    const { customerId, email } = await company();
    for (let index = 0; index < 5; index += 1)
      await register({ customerId: '9999999999', email: `guess-${index}@havstrand.example` }, '198.51.100.99');
    expect((await register({ customerId, email }, '198.51.100.99')).statusCode).toBe(204);
  });

  it('does not count what made somebody a user: colleagues may register one after another', async () => {
    for (let index = 0; index < 20; index += 1) {
      const attempt = await count({ from: '203.0.113.7', customerId: '77' });
      await attempt.succeed();
    }
    expect(pauses).toEqual([]);
  });

  it('is that of a whole network of IPv6 addresses', async () => {
    for (let index = 0; index < 5; index += 1) await count({ from: `2001:db8:1:2::${index}` });
    await count({ from: '2001:db8:1:2:ffff::1' });
    await count({ from: '2001:db8:1:3::1' });
    expect(pauses).toEqual([1000]);
  });

  it('holds for simultaneous tries', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => count({ customerId: '300' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(registrationPaces.perCustomer.free + 2);
  });

  it('is not slowed down further by refused tries', async () => {
    for (let index = 0; index < 5; index += 1) await count({ customerId: '77' });
    for (let index = 0; index < 5; index += 1)
      await expect(count({ customerId: '77' })).rejects.toBeInstanceOf(ProblemError);
    later(7);
    await expect(count({ customerId: '77' })).resolves.toBeDefined();
  });

  it('is kept without the e-mail', async () => {
    await count({ email: 'torbjorn@stranger.example' });
    const rows = await test.database.identityReads.selectFrom('registration_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('torbjorn');
  });

  it('is the same whatever is found', async () => {
    const { customerId, email } = await company();
    const { customerId: other, email: user } = await company();
    expect((await register({ customerId: other, email: user })).statusCode).toBe(204);
    const { registerAccount } = accountRegistrationHandlers(
      test.database,
      app.identity.directory,
      { appName: 'Skerry', originFor: () => 'http://localhost:4100' },
      { clock: () => now, pause: async (milliseconds) => void pauses.push(milliseconds) },
    );
    const answer = async (body: { customerId: string; email: string }) => {
      await test.database.withIdentity((query) => query.deleteFrom('registration_attempts').execute());
      for (let index = 0; index < 3; index += 1) await count({ customerId: body.customerId });
      const call = { body: form(body), address: '203.0.113.8', traceId: 'trace', operationId: 'registerAccount' };
      return registerAccount(call as Parameters<typeof registerAccount>[0]);
    };
    await expect(answer({ customerId, email: 'stranger@havstrand.example' })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(answer({ customerId: '9999999998', email: 'someone@havstrand.example' })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(answer({ customerId: other, email: user })).rejects.toMatchObject({ statusCode: 409 });
    await expect(answer({ customerId, email })).resolves.toEqual({ status: 204 });
    expect(pauses).toEqual([1000, 1000, 1000, 1000]);
  });
});

describe('adding a customer id', () => {
  it('makes the signed-in person a user of the other customer too, with the same account and no roles', async () => {
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

  it('is recorded for the other customer only', async () => {
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

  it('is refused alike for the address of another contact and of nobody', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    expect((await add(caller, { customerId, email: `other@c${customerId}.example` })).statusCode).toBe(404);
    expect(await usersOf(customerId)).toEqual([]);
  });

  it('is refused with 409 if the person is already a user of that customer', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    await add(caller, { customerId, email });
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ALREADY_USER']);
  });

  it('is refused with 409 for a customer that they have, also where they are none of its contacts', async () => {
    const { email } = await company();
    const { caller, customerId } = await member(email);
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ALREADY_USER']);
  });

  it('happens once when sent twice with one key', async () => {
    const { customerId, email } = await company();
    const { caller } = await member(email);
    const key = crypto.randomUUID();
    expect((await add(caller, { customerId, email }, key)).statusCode).toBe(204);
    expect((await add(caller, { customerId, email }, key)).statusCode).toBe(204);
    expect(await auditOf(customerId)).toHaveLength(1);
  });

  it('names every wrong field', async () => {
    const { caller } = await member(`x${(nextCustomer += 1)}@havstrand.example`);
    const answer = await add(caller, { customerId: '12345678901', email: '' });
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      { field: 'email', code: 'required' },
      { field: 'customerId', code: 'invalidFormat' },
    ]);
  });

  it('has the pace of registration, by account', async () => {
    const { caller, accountId } = await member(`x${(nextCustomer += 1)}@havstrand.example`);
    const { most } = registrationPaces.perAddress;
    await test.database.withIdentity((query) =>
      query
        .insertInto('registration_attempts')
        .values(
          Array.from({ length: most }, (_, index) => ({
            address: `account ${accountId}`,
            tried_customer_id: `other ${index}`,
            email_hash: `other ${index}`,
            at: new Date(),
          })),
        )
        .execute(),
    );
    const { customerId, email } = await company();
    const answer = await add(caller, { customerId, email });
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 15 * 60]);
    expect(await mailsOf(customerId)).toEqual([]);
  });
});
