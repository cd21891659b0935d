import type { CustomerUser } from '@skerry/contracts';
import type { SeededUser } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../testing/test-server.ts';
import { adminApi, type RealmUser } from './admin-api.ts';
import { keycloakDirectory } from './keycloak-directory.ts';
import { adminClient, startKeycloakStub, type KeycloakStub } from './testing/keycloak-stub.ts';

const users = '/api/user-admin/v1/customer/users';

let test: TestDatabase;
let keycloak: KeycloakStub;
let app: TestServer;
let nextCustomer = 8000;
let isMailDown = false;

beforeAll(async () => {
  test = await openTestDatabase();
  keycloak = await startKeycloakStub();
  const directory = directoryOf(adminClient);
  app = await startTestServer(test.database, {
    directory: {
      ...directory,
      settle: (...given) =>
        isMailDown ? Promise.reject(new Error('The mail server is down.')) : directory.settle(...given),
    },
  });
});
afterAll(async () => {
  await app.close();
  await keycloak.close();
  await test.close();
});
beforeEach(() => {
  isMailDown = false;
  keycloak.failures.length = 0;
  keycloak.invitations.length = 0;
  keycloak.loggedOut.length = 0;
});

function directoryOf(client: { clientId: string; clientSecret: string }) {
  const admin = adminApi({ ...client, issuer: keycloak.issuer, portalClientId: 'skerry-portal' });
  return keycloakDirectory(admin, (registry) => `https://portal.example.${registry}`);
}

interface Company {
  customerId: string;
  administrator: Caller;
  member: SeededUser;
}

/** A customer of its own for a test, with an administrator and a member who has the role OperationStaff, both with accounts in Keycloak. */
async function company(): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const [astrid, erik] = await addCustomer(test.database, customerId, [
    { email: `astrid@c${customerId}.example`, roles: ['UserAdministrator'] },
    { email: `erik@c${customerId}.example`, firstName: 'Erik', lastName: 'Hammarström', roles: ['OperationStaff'] },
  ]);
  for (const { accountId, email } of [the(astrid), the(erik)]) {
    putAccount({ id: accountId, email, firstName: 'Erik', lastName: 'Hammarström' });
    keycloak.passwords.add(accountId);
  }
  return { customerId, administrator: app.as(the(astrid)), member: the(erik) };
}

function putAccount(
  user: Omit<RealmUser, 'enabled'>,
  attributes: RealmUser['attributes'] = { skerry_managed: ['true'] },
) {
  keycloak.users.set(user.id, { ...user, enabled: true, attributes });
}

function details(changes: object = {}) {
  return {
    firstName: 'Torbjørn',
    lastName: 'Vik',
    email: `vik-${crypto.randomUUID().slice(0, 8)}@ljusvik.example`,
    cellphone: '+4748100144',
    locale: 'en',
    forceTwoFactorAuth: false,
    active: true,
    ...changes,
  };
}

function post(caller: Caller, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', users, body, { 'idempotency-key': key });
}

async function create(caller: Caller, body: object): Promise<CustomerUser> {
  const answer = await post(caller, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<CustomerUser>();
}

function change(caller: Caller, id: string, body: object, version = 1) {
  return caller.send('PUT', `${users}/${id}`, body, { 'if-match': `"${version}"` });
}

function remove(caller: Caller, id: string, version = 1) {
  return caller.send('DELETE', `${users}/${id}`, undefined, { 'if-match': `"${version}"` });
}

function accountWith(email: string): RealmUser | undefined {
  return [...keycloak.users.values()].find((user) => user.email === email);
}

async function accountRow(email: string) {
  return test.database.identityReads.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

describe('a user who is created', () => {
  it('gets an enabled account in Keycloak with the user’s rights', async () => {
    const { administrator, customerId } = await company();
    const user = await create(administrator, details());
    expect(accountWith(user.email)).toMatchObject({
      username: user.email,
      firstName: 'Torbjørn',
      lastName: 'Vik',
      enabled: true,
      attributes: {
        locale: ['en'],
        skerry_managed: ['true'],
        skerry_category: ['customer'],
        skerry_user: [`${user.id}-${customerId}-se`],
        skerry_default_customer: [`${customerId}-se`],
      },
    });
  });

  it('has the id of the Keycloak account, which its tokens carry', async () => {
    const { administrator, customerId } = await company();
    const user = await create(administrator, details());
    const accountId = the(accountWith(user.email)).id;
    expect((await accountRow(user.email))?.id).toBe(accountId);
    expect((await app.as({ accountId, customerId }).get('/api/portal-user/v1/user-profiles')).statusCode).toBe(200);
  });

  it('is invited by Keycloak to set a password and continue to the portal of the customer’s country', async () => {
    const { administrator } = await company();
    const user = await create(administrator, details());
    expect(keycloak.invitations).toEqual([
      {
        id: the(accountWith(user.email)).id,
        redirectUri: 'https://portal.example.se/',
        actions: ['UPDATE_PASSWORD'],
      },
    ]);
  });

  it('cannot log in while inactive, and is invited once activated', async () => {
    const { administrator } = await company();
    const user = await create(administrator, details({ active: false }));
    expect(accountWith(user.email)?.enabled).toBe(false);
    expect(keycloak.invitations).toEqual([]);
    await change(administrator, user.id, { isActive: true });
    expect(accountWith(user.email)?.enabled).toBe(true);
    expect(keycloak.invitations).toHaveLength(1);
  });

  it('with an existing Keycloak account gets the customer but no invitation, and the account keeps its name', async () => {
    const { administrator, customerId } = await company();
    const id = crypto.randomUUID();
    putAccount({ id, email: `signe-${customerId}@ljusvik.example`, firstName: 'Signe', lastName: 'Strand' }, {});
    keycloak.passwords.add(id);
    const user = await create(administrator, details({ email: `Signe-${customerId}@ljusvik.example` }));
    expect(keycloak.users.get(id)).toMatchObject({
      firstName: 'Signe',
      lastName: 'Strand',
      attributes: { skerry_user: [`${user.id}-${customerId}-se`] },
    });
    expect(keycloak.invitations).toEqual([]);
  });

  it('who has not accepted an invitation for another customer is invited again', async () => {
    const { administrator } = await company();
    const elsewhere = await company();
    const { email } = await create(administrator, details());
    await create(elsewhere.administrator, details({ email }));
    expect(keycloak.invitations.map(({ id }) => id)).toEqual(Array(2).fill(the(accountWith(email)).id));
  });

  it('sent twice with one key gets one account and one invitation', async () => {
    const { administrator } = await company();
    const [body, key] = [details(), crypto.randomUUID()];
    await post(administrator, body, key);
    expect((await post(administrator, body, key)).statusCode).toBe(201);
    expect(keycloak.invitations).toHaveLength(1);
  });

  it('whose account cannot be enabled or invited is not created, and can be created later', async () => {
    const { administrator } = await company();
    const body = details();
    isMailDown = true;
    expect((await post(administrator, body)).statusCode).toBe(500);
    isMailDown = false;
    expect(accountWith(body.email)?.enabled).toBe(false);
    await create(administrator, body);
    expect(accountWith(body.email)?.enabled).toBe(true);
  });

  it.each(['firstName', 'lastName', 'email'])(
    'with a %s that Keycloak refuses has the error at that field',
    async (field) => {
      const { administrator } = await company();
      keycloak.failures.push(
        { status: 200, body: [] },
        { status: 400, body: { field, errorMessage: 'error-person-name-invalid-character' } },
      );
      const answer = await post(administrator, details());
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field, code: 'invalidFormat' }] }),
      ]);
    },
  );

  it('is refused if the e-mail belongs to a different account in Keycloak', async () => {
    const { administrator, customerId } = await company();
    const other = await company();
    keycloak.users.delete(other.member.accountId);
    putAccount({ id: crypto.randomUUID(), email: other.member.email, firstName: 'Erik', lastName: 'Annan' });
    const answer = await post(administrator, details({ email: other.member.email }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'ACCOUNT_MISMATCH']);
    expect(accountWith(other.member.email)?.attributes).not.toHaveProperty('skerry_user');
    expect(customerId).not.toBe(other.customerId);
  });
});

describe('a user who is changed', () => {
  it('has the new name in Keycloak', async () => {
    const { administrator, member } = await company();
    expect((await change(administrator, member.id, { firstName: 'Erika', lastName: 'Hammar' })).statusCode).toBe(200);
    expect(keycloak.users.get(member.accountId)).toMatchObject({ firstName: 'Erika', lastName: 'Hammar' });
  });

  it('logs in with the new e-mail, and stays the same account', async () => {
    const { administrator, member, customerId } = await company();
    const email = `new@c${customerId}.example`;
    expect((await change(administrator, member.id, { email })).statusCode).toBe(200);
    expect(keycloak.users.get(member.accountId)).toMatchObject({ email, enabled: true });
    expect(keycloak.invitations).toEqual([]);
  });

  it('is invited again at the new e-mail if there is no password yet', async () => {
    const { administrator } = await company();
    const user = await create(administrator, details());
    await change(administrator, user.id, { email: details().email });
    expect(keycloak.invitations).toHaveLength(2);
  });

  it('to the e-mail of another account becomes a user of that account, and the old one can no longer log in', async () => {
    const { administrator, member, customerId } = await company();
    const other = await company();
    await change(administrator, member.id, { email: other.member.email });
    expect(keycloak.users.get(member.accountId)).toMatchObject({ enabled: false });
    expect(keycloak.loggedOut).toEqual([member.accountId]);
    expect(keycloak.users.get(other.member.accountId)?.attributes?.['skerry_user']).toEqual([
      `${member.id}-${customerId}-se`,
      `${other.member.id}-${other.customerId}-se`,
    ]);
  });

  it('moves to another account if the portal did not create the first, which stays unchanged', async () => {
    const { administrator, member } = await company();
    const { id, email } = the(keycloak.users.get(member.accountId));
    putAccount({ id, email, firstName: 'Erik', lastName: 'Hammarström' }, {});
    const moved = details().email;
    await change(administrator, member.id, { firstName: 'Erika', email: moved });
    expect(keycloak.users.get(id)).toMatchObject({ firstName: 'Erik', email, enabled: true });
    expect(accountWith(moved)).toMatchObject({ enabled: true });
  });

  it('has this customer’s new roles in Keycloak', async () => {
    const { administrator, member, customerId } = await company();
    await change(administrator, member.id, { roleIds: ['Purchaser', 'QuoteRequester'] });
    expect(keycloak.users.get(member.accountId)?.attributes?.['skerry_role']).toEqual([
      `${customerId}:Purchaser`,
      `${customerId}:QuoteRequester`,
    ]);
  });

  it('has there what a group of this customer gives, once, until the group ends', async () => {
    const { administrator, member, customerId } = await company();
    await change(administrator, member.id, { roleIds: ['Purchaser'] });
    const body = {
      name: 'Warehouses',
      description: '',
      roleIds: ['Purchaser', 'OperationStaff'],
      permissions: ['view-contacts'],
      memberIds: [member.id],
      scope: { kind: 'all', ids: [] },
    };
    const groups = '/api/user-admin/v1/role-groups';
    const made = await administrator.send('POST', groups, body, { 'idempotency-key': crypto.randomUUID() });
    const rolesThere = () => keycloak.users.get(member.accountId)?.attributes?.['skerry_role'];
    expect(rolesThere()).toEqual(
      ['OperationStaff', 'Purchaser', 'view-contacts'].map((right) => `${customerId}:${right}`),
    );
    await administrator.send('DELETE', `${groups}/${made.json<{ id: string }>().id}`, undefined, { 'if-match': '"1"' });
    expect(rolesThere()).toEqual([`${customerId}:Purchaser`]);
  });

  it('keeps attributes from others', async () => {
    const { administrator, member } = await company();
    const { id, email } = the(keycloak.users.get(member.accountId));
    putAccount({ id, email, firstName: 'Erik', lastName: 'H' }, { skerry_managed: ['true'], badge: ['1172'] });
    await change(administrator, member.id, { roleIds: [] });
    expect(keycloak.users.get(id)?.attributes).toMatchObject({ badge: ['1172'] });
  });

  it('whose account is gone from Keycloak can only be deleted', async () => {
    const { administrator, member } = await company();
    keycloak.users.delete(member.accountId);
    const answer = await change(administrator, member.id, { roleIds: [] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'ACCOUNT_GONE']);
    expect((await remove(administrator, member.id)).statusCode).toBe(204);
  });
});

describe('a user who is deactivated', () => {
  it('can no longer log in, is signed out in Keycloak and refused at the next call', async () => {
    const { administrator, member } = await company();
    expect((await change(administrator, member.id, { isActive: false })).statusCode).toBe(200);
    expect(keycloak.users.get(member.accountId)).toMatchObject({ enabled: false });
    expect(keycloak.users.get(member.accountId)?.attributes).not.toHaveProperty('skerry_user');
    expect(keycloak.loggedOut).toEqual([member.accountId]);
    expect((await app.as(member).get('/api/portal-user/v1/user-profiles')).statusCode).toBe(401);
  });

  it('can log in once activated again, without an invitation', async () => {
    const { administrator, member } = await company();
    await change(administrator, member.id, { isActive: false });
    await change(administrator, member.id, { isActive: true }, 2);
    expect(keycloak.users.get(member.accountId)).toMatchObject({ enabled: true });
    expect(keycloak.invitations).toEqual([]);
  });

  it('stays active at another customer, without the rights from here', async () => {
    const { administrator, member, customerId } = await company();
    const elsewhere = await company();
    const there = await create(elsewhere.administrator, details({ email: member.email }));
    await change(administrator, member.id, { isActive: false });
    expect(keycloak.users.get(member.accountId)).toMatchObject({
      enabled: true,
      attributes: { skerry_user: [`${there.id}-${elsewhere.customerId}-se`] },
    });
    expect(keycloak.loggedOut).toEqual([]);
    expect(customerId).not.toBe(elsewhere.customerId);
  });

  it('stays enabled in Keycloak if the portal did not create the account', async () => {
    const { administrator, member } = await company();
    const { id, email } = the(keycloak.users.get(member.accountId));
    putAccount({ id, email, firstName: 'Erik', lastName: 'Hammarström' }, { skerry_user: ['x'] });
    await change(administrator, member.id, { isActive: false });
    expect(keycloak.users.get(id)).toMatchObject({ enabled: true });
    expect(keycloak.users.get(id)?.attributes).not.toHaveProperty('skerry_user');
  });
});

describe('a user who is deleted', () => {
  it('is gone from Keycloak', async () => {
    const { administrator, member } = await company();
    expect((await remove(administrator, member.id)).statusCode).toBe(204);
    expect(keycloak.users.has(member.accountId)).toBe(false);
    expect(await accountRow(member.email)).toBeUndefined();
  });

  it('stays in Keycloak if the person is a user of another customer', async () => {
    const { administrator, member } = await company();
    const elsewhere = await company();
    const there = await create(elsewhere.administrator, details({ email: member.email }));
    await remove(administrator, member.id);
    expect(keycloak.users.get(member.accountId)).toMatchObject({
      enabled: true,
      attributes: { skerry_user: [`${there.id}-${elsewhere.customerId}-se`] },
    });
  });

  it('loses the customer, but keeps an account that the portal did not create', async () => {
    const { administrator, member } = await company();
    const { id, email } = the(keycloak.users.get(member.accountId));
    putAccount({ id, email, firstName: 'Erik', lastName: 'Hammarström' }, { skerry_user: ['x'], badge: ['1172'] });
    await remove(administrator, member.id);
    expect(keycloak.users.get(id)).toMatchObject({ enabled: true });
    expect(keycloak.users.get(id)?.attributes).not.toHaveProperty('skerry_user');
  });
});

describe('the address of an account', () => {
  it.each([
    ['that Keycloak has verified', true, 'vik@ljusvik.example', true],
    ['in other letters', true, 'VIK@ljusvik.example', true],
    ['that Keycloak has not verified', false, 'vik@ljusvik.example', false],
    ['of somebody else', true, 'other@ljusvik.example', false],
  ])('%s: proven %s', async (_what, emailVerified, email, isProven) => {
    const id = crypto.randomUUID();
    putAccount({ id, email: 'vik@ljusvik.example', emailVerified, firstName: 'Torbjørn', lastName: 'Vik' });
    const answer = test.database.withTenant({ customerId: '8000', scope: null }, (transaction) =>
      directoryOf(adminClient).isProvenEmail(transaction, id, email),
    );
    expect(await answer).toBe(isProven);
  });

  it('is no longer proven once an administrator has changed it', async () => {
    const { administrator, member } = await company();
    keycloak.users.set(member.accountId, { ...the(keycloak.users.get(member.accountId)), emailVerified: true });
    await change(administrator, member.id, { firstName: 'Erika' });
    expect(keycloak.users.get(member.accountId)).toMatchObject({ emailVerified: true });
    await change(administrator, member.id, { email: `new-${member.email}` }, 2);
    expect(keycloak.users.get(member.accountId)).toMatchObject({ email: `new-${member.email}`, emailVerified: false });
  });
});

describe('the service account', () => {
  it('asks for a token once, and again after Keycloak has forgotten it', async () => {
    const { administrator, member } = await company();
    await change(administrator, member.id, { firstName: 'Erika' });
    const before = keycloak.tokens;
    await change(administrator, member.id, { firstName: 'Erik' }, 2);
    expect(keycloak.tokens).toBe(before);
    keycloak.forgetTokens();
    expect((await change(administrator, member.id, { firstName: 'Eric' }, 3)).statusCode).toBe(200);
    expect(keycloak.tokens).toBe(before + 1);
  });

  it.each([
    ['lacks a right', 403, 502],
    ['meets a failure', 500, 502],
  ])('that %s changes nothing: %i becomes %i', async (_what, status, expected) => {
    const { administrator, member } = await company();
    keycloak.failures.push({ status, body: { error: 'unknown_error' } });
    const answer = await change(administrator, member.id, { firstName: 'Erika' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([expected, 'IDENTITY_PROVIDER_FAILED']);
    const user = (await administrator.get(`${users}/${member.id}`)).json<CustomerUser>();
    expect(user).toMatchObject({ firstName: 'Erik', version: 1 });
  });

  it('with a wrong secret is not reported as a caller without rights', async () => {
    const other = await startTestServer(test.database, {
      directory: directoryOf({ ...adminClient, clientSecret: 'wrong' }),
    });
    const { customerId, member } = await company();
    const administrator = await accountRow(`astrid@c${customerId}.example`);
    const caller = other.as({ accountId: the(administrator).id, customerId });
    const answer = await change(caller, member.id, { firstName: 'Erika' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'IDENTITY_PROVIDER_FAILED']);
    await other.close();
  });

  it('that cannot reach Keycloak asks callers to try again', async () => {
    const gone = await startKeycloakStub();
    await gone.close();
    const admin = adminApi({ ...adminClient, issuer: gone.issuer, portalClientId: 'skerry-portal' });
    await expect(admin.findByEmail('erik@ljusvik.example')).rejects.toMatchObject({
      statusCode: 503,
      details: { headers: { 'retry-after': '5' } },
    });
  });
});
