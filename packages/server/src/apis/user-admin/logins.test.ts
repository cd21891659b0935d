import type { CustomerUser, CustomerUserPage, OwnActivityPage, Problem, UserActivityPage } from '@skerry/contracts';
import { sql } from 'kysely';
import { aStaffMember } from '../../demo/users/builders.ts';
import type { Database } from '../../database/connect.ts';
import { RememberedOrders, type ListOrder } from '../../database/remembered-orders.ts';
import { seed } from '../../demo/users/seed.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveReason } from '../../testing/acting.ts';
import { actingClaim } from '../../testing/test-identity.ts';
import { listUsers } from './users.repository.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const noon = 1_700_000_000;
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 7800;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function company() {
  const customerId = String((nextCustomer += 1));
  const [astrid, erik] = await addCustomer(test.database, customerId, [
    { firstName: 'Astrid', lastName: 'Lind', roles: ['UserAdministrator'] },
    { firstName: 'Erik', lastName: 'Berg', roles: ['OperationStaff'], email: `erik@c${customerId}.example` },
  ]);
  return { customerId, astrid: the(astrid), erik: the(erik), caller: app.as(the(astrid)) };
}

/** One call of somebody with a token of a sign-in. */
async function callAs(accountId: string, customerId: string, claims: object) {
  const token = await app.identity.tokenFor(accountId, customerId, { ...claims });
  const answer = await app.server.inject({
    url: '/api/user-admin/v1/customer/administrators',
    headers: { host: 'localhost:4100', authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
}
const read = async (caller: Caller, id: string) => (await caller.get(`${users}/${id}`)).json<CustomerUser>();
const find = async (caller: Caller, query: string) =>
  (await caller.get(`${users}?${query}`)).json<CustomerUserPage>().items.map(({ fullName }) => fullName);
const resend = (caller: Caller, id: string, key: string = crypto.randomUUID()) =>
  caller.send('POST', `${users}/${id}/invitations`, undefined, { 'idempotency-key': key });
async function set(id: string, { lastLogin, until }: { lastLogin?: string | null; until?: string | null }) {
  await test.database.withOperator((query) =>
    sql`update customer_users set last_login_at = ${lastLogin ?? null}::timestamptz, invited_until = ${until ?? null}::timestamptz where id = ${id}`.execute(
      query,
    ),
  );
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

describe('the last login of a user', () => {
  it('is when they signed in, once for each sign-in, and changes no version', async () => {
    const { customerId, erik, caller } = await company();
    expect((await read(caller, erik.id)).lastLoginAt).toBeNull();
    await callAs(erik.accountId, customerId, { auth_time: noon });
    await callAs(erik.accountId, customerId, { auth_time: noon });
    // A session that began before.
    await callAs(erik.accountId, customerId, { auth_time: noon - 500 });
    expect(await read(caller, erik.id)).toMatchObject({ lastLoginAt: at(noon), version: 1 });
    await callAs(erik.accountId, customerId, { auth_time: noon + 500 });
    expect((await read(caller, erik.id)).lastLoginAt).toBe(at(noon + 500));
  });

  it('is told to themselves, who need no role for it, with what they did', async () => {
    const { customerId, erik } = await company();
    const lastLogin = inDays(-0.1);
    await set(erik.id, { lastLogin });
    const own = app.as({ accountId: erik.accountId, customerId });
    const seen = (await own.get('/api/user-admin/v1/customer/own-activity')).json<OwnActivityPage>();
    expect(seen.lastLoginAt).toBe(lastLogin);
  });

  it('is not moved by new tokens of a session where the provider does not say when it began', async () => {
    const { customerId, erik, caller } = await company();
    await callAs(erik.accountId, customerId, {});
    const first = (await read(caller, erik.id)).lastLoginAt;
    expect(first).not.toBeNull();
    await set(erik.id, { lastLogin: inDays(-0.4) });
    const earlier = (await read(caller, erik.id)).lastLoginAt;
    await callAs(erik.accountId, customerId, {});
    expect((await read(caller, erik.id)).lastLoginAt).toBe(earlier);
    await set(erik.id, { lastLogin: inDays(-0.6) });
    await callAs(erik.accountId, customerId, {});
    expect(Date.parse((await read(caller, erik.id)).lastLoginAt ?? '')).toBeGreaterThan(Date.parse(earlier ?? ''));
  });

  it('is written within the part of the connections that one customer has', async () => {
    const customerId = String((nextCustomer += 1));
    const people = await addCustomer(
      test.database,
      customerId,
      Array.from({ length: 6 }, () => ({})),
    );
    let atOnce = 0;
    let most = 0;
    const counting: Database = {
      ...test.database,
      async withTenant(tenant, work) {
        atOnce += 1;
        most = Math.max(most, atOnce);
        try {
          return await test.database.withTenant(tenant, work);
        } finally {
          atOnce -= 1;
        }
      },
    };
    // A fifth of five.
    const small = await startTestServer(counting, {}, { SKERRY_DATABASE_POOL_SIZE: '5' });
    const answers = await Promise.all(
      people.map((person) => small.as(person).get('/api/user-admin/v1/customer/administrators')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
    expect(most).toBe(1);
    await small.close();
  });

  it('is not that of staff who act as them, nor that of the same person at another customer', async () => {
    const { customerId, erik, caller } = await company();
    const other = await company();
    const { staff } = await test.database.withOperator((query) =>
      seed(query, {
        staff: [aStaffMember({ email: `staff@c${customerId}.example`, defaultCustomerId: customerId })],
        passwordHash: null,
      }),
    );
    const [staffId] = staff.values();
    await giveReason(test.database, { accountId: the(staffId), customerId, userId: erik.id });
    await callAs(the(staffId), customerId, {
      auth_time: noon,
      customer: { id: customerId, actingAs: actingClaim(erik.id) },
    });
    await callAs(other.erik.accountId, other.customerId, { auth_time: noon });
    expect((await read(caller, erik.id)).lastLoginAt).toBeNull();
  });

  it('is forgotten when they move to the account of another e-mail, with which nobody has come yet', async () => {
    const { customerId, erik, caller } = await company();
    await callAs(erik.accountId, customerId, { auth_time: noon });
    const answer = await caller.send(
      'PUT',
      `${users}/${erik.id}`,
      { email: `new.${erik.email}` },
      { 'if-match': '"1"' },
    );
    expect([answer.statusCode, answer.json<CustomerUser>().lastLoginAt]).toEqual([200, null]);
    expect(await find(caller, 'lastLogin=never')).toEqual(['Erik Berg']);
  });

  it('is what users are found by: never, and more than 180 days ago', async () => {
    const { erik, caller } = await company();
    expect(await find(caller, 'lastLogin=never')).toEqual(['Erik Berg']);
    expect(await find(caller, 'lastLogin=over180Days')).toEqual([]);
    await set(erik.id, { lastLogin: inDays(-181) });
    expect(await find(caller, 'lastLogin=never')).toEqual([]);
    expect(await find(caller, 'lastLogin=over180Days')).toEqual(['Erik Berg']);
    expect(await find(caller, 'lastLogin=never&lastLogin=over180Days&active=true')).toEqual(['Erik Berg']);
    expect((await caller.get(`${users}?lastLogin=yesterday`)).statusCode).toBe(400);
  });

  it('is missed with the rest that users are found by: no phone, no role, an invitation that is not accepted', async () => {
    const { erik, caller } = await company();
    await set(erik.id, { until: inDays(3) });
    expect(await find(caller, 'without=acceptance')).toEqual(['Erik Berg']);
    await set(erik.id, { until: inDays(3), lastLogin: inDays(-1) });
    expect(await find(caller, 'without=acceptance')).toEqual([]);
    expect(await find(caller, 'without=role')).toEqual([]);
    await test.database.withOperator(async (query) => {
      await sql`delete from customer_user_roles where user_id = ${erik.id}`.execute(query);
      await sql`update customer_users set cellphone = null where id = ${erik.id}`.execute(query);
    });
    expect(await find(caller, 'without=role')).toEqual(['Erik Berg']);
    expect(await find(caller, 'without=phone&without=acceptance&active=true')).toContain('Erik Berg');
    expect((await caller.get(`${users}?without=name`)).statusCode).toBe(400);
  });

  it('moves a far page when the 180 days of the next user are over', async () => {
    const { customerId, erik, astrid } = await company();
    await set(erik.id, { lastLogin: inDays(-181) });
    await set(astrid.id, { lastLogin: inDays(-179) });
    const orders: ListOrder[] = [];
    const reads = test.database.readsOf({ customerId, scope: null });
    const remembered = Object.assign(new RememberedOrders(), {
      page: async (_queries: unknown, order: ListOrder) => {
        orders.push(order);
        return { ids: [], total: 0 };
      },
    });
    const far = { page: 100, pageSize: 100, sortBy: 'email' } as const;
    await listUsers({ ...reads, remembered }, { ...far, lastLogin: ['over180Days'] });
    await listUsers({ ...reads, remembered }, { ...far, lastLogin: ['never'] });
    const [byTime, never] = orders;
    expect(never).not.toHaveProperty('until');
    const { rows } = await sql<{ until: Date }>`select ${the(byTime?.until)} as until`.execute(reads.query);
    expect(Math.round((the(rows[0]).until.getTime() - Date.now()) / 60_000)).toBe(24 * 60);
  });

  it('is in the file of users', async () => {
    const { erik, caller } = await company();
    await set(erik.id, { lastLogin: inDays(-181) });
    expect((await caller.get(`${users}/export?lastLogin=over180Days`)).body.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describeOnPostgres('the first call after a sign-in', () => {
  it('waits for nobody who is changing the user, and a later one writes the login down', async () => {
    const { customerId, erik, caller } = await company();
    await test.database.withTenant({ customerId, scope: null }, async ({ query }) => {
      await query.selectFrom('customer_users').select('id').where('id', '=', erik.id).forUpdate().execute();
      await callAs(erik.accountId, customerId, { auth_time: noon });
    });
    expect((await read(caller, erik.id)).lastLoginAt).toBeNull();
    await callAs(erik.accountId, customerId, { auth_time: noon });
    expect((await read(caller, erik.id)).lastLoginAt).toBe(at(noon));
  });
});

describe('an invitation that was not answered', () => {
  it('is open, then too old, and accepted by whoever has signed in', async () => {
    const { customerId, erik, caller } = await company();
    await set(erik.id, { until: inDays(2) });
    expect((await read(caller, erik.id)).invitation?.state).toBe('invited');
    await set(erik.id, { until: inDays(-2) });
    expect((await read(caller, erik.id)).invitation?.state).toBe('expired');
    await callAs(erik.accountId, customerId, { auth_time: noon });
    expect((await read(caller, erik.id)).invitation).toEqual({ state: 'accepted', validUntil: null });
  });

  it('is sent again, once under one key, with an audit row', async () => {
    const { erik, caller } = await company();
    await set(erik.id, { until: inDays(-2) });
    const before = app.identity.directoryCalls.length;
    const key = crypto.randomUUID();
    expect((await resend(caller, erik.id, key)).json<CustomerUser>().invitation?.state).toBe('invited');
    expect((await resend(caller, erik.id, key)).statusCode).toBe(200);
    expect(app.identity.directoryCalls.slice(before)).toEqual([
      {
        call: 'invite',
        details: expect.objectContaining({ accountId: erik.accountId, email: erik.email, locale: 'sv' }),
      },
    ]);
    const { items } = (await caller.get(`${users}/${erik.id}/activity`)).json<UserActivityPage>();
    expect(items.map(({ action }) => action)).toEqual(['resendInvitation']);
  });

  it('is sent again to whoever has never signed in, with the same answer where the directory knows a password', async () => {
    const { erik, astrid, caller } = await company();
    expect((await resend(caller, erik.id)).json<CustomerUser>().invitation?.state).toBe('invited');
    await caller.send('PUT', `${users}/${erik.id}`, { email: `accepted.${erik.email}` }, { 'if-match': '"1"' });
    expect((await resend(caller, erik.id)).json<CustomerUser>().invitation?.state).toBe('invited');
    expect((await read(caller, astrid.id)).lastLoginAt).not.toBeNull();
  });

  it('is sent three times a day at most', async () => {
    const { erik, caller } = await company();
    await set(erik.id, { until: inDays(-2) });
    for (let time = 0; time < 3; time += 1) expect((await resend(caller, erik.id)).statusCode).toBe(200);
    const refused = await resend(caller, erik.id);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'TOO_MANY_INVITATIONS']);
    // The first of the three has to be a day old.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(24 * 60 * 60 - 60);
  });

  it('is sent to one address eight times a day at most, whichever users it is for', async () => {
    const email = `one.${crypto.randomUUID()}@address.example`;
    const details = {
      firstName: 'Tor',
      lastName: 'Vik',
      cellphone: '+4748100144',
      forceTwoFactorAuth: false,
      active: true,
    };
    const { caller } = await company();
    const create = () =>
      caller.send(
        'POST',
        users,
        { ...details, email: email.toUpperCase() },
        { 'idempotency-key': crypto.randomUUID() },
      );
    let last = '';
    // Creating counts as well.
    for (const times of [3, 2, 0]) {
      const created = await create();
      expect(created.statusCode).toBe(201);
      const { id, version } = created.json<CustomerUser>();
      last = id;
      for (let again = 0; again < times; again += 1) expect((await resend(caller, id)).statusCode).toBe(200);
      if (times === 0) break;
      const removed = await caller.send('DELETE', `${users}/${id}`, undefined, { 'if-match': `"${version}"` });
      expect(removed.statusCode).toBe(204);
    }
    await test.database.withOperator((query) =>
      sql`update invitation_mails set at = at - interval '23 hours'`.execute(query),
    );
    const refused = await resend(caller, last);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'TOO_MANY_INVITATIONS']);
    expect(refused.json<Problem>().errors).toEqual([{ field: 'email', code: 'tooManyInvitations' }]);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(60 * 60 - 60);
    expect(seconds).toBeLessThanOrEqual(60 * 60);
  });

  it('is sent neither to whoever has accepted, nor to the inactive, nor to another customer’s', async () => {
    const { erik, caller } = await company();
    const other = await company();
    await set(erik.id, { lastLogin: inDays(-1) });
    const before = app.identity.directoryCalls.length;
    expect((await resend(caller, erik.id)).json<CustomerUser>().invitation?.state).toBe('accepted');
    await set(other.erik.id, { until: inDays(2) });
    expect((await resend(caller, other.erik.id)).statusCode).toBe(404);
    await caller.send('PUT', `${users}/${erik.id}`, { isActive: false }, { 'if-match': '"1"' });
    const refused = await resend(caller, erik.id);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'USER_INACTIVE']);
    expect(app.identity.directoryCalls.slice(before).filter(({ call }) => call === 'invite')).toEqual([]);
  });
});

describe('the activity of a user', () => {
  it('is what they did and what was done to them, the newest first, by pages', async () => {
    const { erik, astrid, caller, customerId } = await company();
    const put = (body: object, version: number) =>
      caller.send('PUT', `${users}/${erik.id}`, body, { 'if-match': `"${version}"` });
    await put({ roleIds: ['Purchaser'] }, 1);
    await put({ firstName: 'Erika', locale: 'en' }, 2);
    await put({ isActive: false }, 1);
    await caller.send(
      'POST',
      '/api/user-admin/v1/role-groups',
      {
        name: 'Field',
        description: '',
        roleIds: [],
        permissions: [],
        memberIds: [erik.id],
        scope: { kind: 'all', ids: [] },
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const read = async (id: string, query = '') =>
      (await caller.get(`${users}/${id}/activity${query}`)).json<UserActivityPage>();
    const page = await read(erik.id);
    const actor = { fullName: 'Astrid Lind', isStaff: false };
    expect(page).toMatchObject({ totalItems: 4, totalPages: 1, currentPage: 0 });
    expect(page.items).toMatchObject([
      { action: 'createRoleGroup', group: 'Field', isToUser: true, isByUser: false, actor },
      { action: 'updateCustomerUser', isDone: false, changes: [] },
      { action: 'updateCustomerUser', isDone: true, changes: ['name', 'locale'], rolesAdded: [], rolesRemoved: [] },
      {
        action: 'updateCustomerUser',
        isDone: true,
        changes: ['roles'],
        rolesAdded: ['Purchaser'],
        rolesRemoved: ['OperationStaff'],
        actor,
      },
    ]);
    expect((await read(erik.id, '?page=1&pageSize=3')).items.map(({ changes }) => changes)).toEqual([['roles']]);
    expect((await read(astrid.id)).items.every(({ isByUser, isToUser }) => isByUser && !isToUser)).toBe(true);
    const own = app.as({ accountId: erik.accountId, customerId });
    const seen = (await own.get('/api/user-admin/v1/customer/own-activity?pageSize=3')).json<UserActivityPage>();
    expect(seen).toMatchObject({ items: page.items.slice(0, 3), totalItems: 4, totalPages: 2, currentPage: 0 });
    expect((await own.get('/api/user-admin/v1/customer/own-groups')).json()).toEqual({
      items: [{ id: expect.any(String), name: 'Field' }],
    });
    const other = await company();
    expect((await other.caller.get(`${users}/${erik.id}/activity`)).statusCode).toBe(404);
    expect(
      (await app.as({ accountId: erik.accountId, customerId }).get(`${users}/${erik.id}/activity`)).statusCode,
    ).toBe(403);
  });
});
