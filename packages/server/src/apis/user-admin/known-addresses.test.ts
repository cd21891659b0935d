import type { CustomerUser, Problem, UserImportResult } from '@skerry/contracts';
import { aStaffMember } from '../../demo/users/builders.ts';
import { seed } from '../../demo/users/seed.ts';
import { createEmbeddedIdentityProvider } from '../../identity-provider/index.ts';
import { maxInvitationsToAddress } from '../../identity-provider/invitations/limited-invitations.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const customerId = '7970';
const known = 'vera@c7971.example';
const staff = 'stellan@skerry.example';
const unknown = 'nobody@c7970.example';

let test: TestDatabase;
let app: TestServer;
let astrid: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  const { directory } = createEmbeddedIdentityProvider({
    database: test.database,
    issuer: 'http://localhost:4100/oidc',
    clientId: 'skerry-portal',
    audience: 'skerry-api',
    origins: ['http://localhost:4100'],
    appName: 'Skerry',
    showsMail: true,
  });
  app = await startTestServer(test.database, { directory });
  const [administrator] = await addCustomer(test.database, customerId, [{ roles: ['UserAdministrator'] }]);
  astrid = app.as(the(administrator));
  await addCustomer(test.database, '7971', [{ email: known }]);
  await test.database.withOperator((query) =>
    seed(query, { staff: [aStaffMember({ email: staff, defaultCustomerId: customerId })], passwordHash: null }),
  );
  await test.database.withIdentity((query) =>
    query.updateTable('accounts').set({ password_hash: 'x' }).where('email', 'in', [known, staff]).execute(),
  );
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const aKey = () => ({ 'idempotency-key': crypto.randomUUID() });
const aUserOf = (email: string) => ({
  firstName: 'Tor',
  lastName: 'Vik',
  email,
  cellphone: '+46701234567',
  forceTwoFactorAuth: false,
  active: true,
});
const create = (email: string) => astrid.send('POST', users, aUserOf(email), aKey());
const resend = (id: string) => astrid.send('POST', `${users}/${id}/invitations`, undefined, aKey());
const remove = async ({ id }: CustomerUser) => {
  const etag = (await astrid.get(`${users}/${id}`)).headers['etag'] as string;
  expect((await astrid.send('DELETE', `${users}/${id}`, undefined, { 'if-match': etag })).statusCode).toBe(204);
};

const invited = { state: 'invited', validUntil: expect.any(String) };

describe.each([
  ['of nobody', unknown],
  ['of another customer’s user', known],
  ['of the provider’s staff', staff],
])('an address %s', (_whose, email) => {
  it('is invited when it is added, and again, with the same answers and activity', async () => {
    const added = await create(email);
    const user = added.json<CustomerUser>();
    expect([added.statusCode, user.invitation]).toEqual([201, invited]);
    for (let time = 0; time < 3; time += 1)
      expect((await resend(user.id)).json<CustomerUser>().invitation).toEqual(invited);
    expect((await resend(user.id)).json<Problem>().code).toBe('TOO_MANY_INVITATIONS');
    const { items } = (await astrid.get(`${users}/${user.id}/activity`)).json<{ items: { action: string }[] }>();
    expect(items.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => 'resendInvitation'),
      'createCustomerUser',
    ]);
    await remove(user);
  });

  it('is invited when a user who was never here moves to it', async () => {
    const before = (await create(`typo.${email}`)).json<CustomerUser>();
    const answer = await astrid.send('PUT', `${users}/${before.id}`, { email }, { 'if-match': `"${before.version}"` });
    expect(answer.json()).toMatchObject({ email, lastLoginAt: null, invitation: invited });
    await remove(answer.json());
  });

  it('is invited by an import', async () => {
    const { firstName, lastName, cellphone } = aUserOf(email);
    const rows = [{ firstName, lastName, cellphone, email, locale: 'sv' }];
    const body = { rows, existing: 'skip' };
    const [result] = (await astrid.send('POST', `${users}/import`, body, aKey())).json<UserImportResult>().results;
    expect(result?.outcome).toBe('CREATED');
    const user = (await astrid.get(`${users}/${the(result).userId}`)).json<CustomerUser>();
    expect(user.invitation).toEqual(invited);
    await remove(user);
  });

  it('can be invited so often in a day', async () => {
    // Four times above, and twice more by a change and an import.
    for (let time = 6; time < maxInvitationsToAddress; time += 1) await remove((await create(email)).json());
    expect((await create(email)).json<Problem>().code).toBe('TOO_MANY_INVITATIONS');
  });
});
