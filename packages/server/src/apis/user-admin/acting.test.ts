import type { CustomerUser, Problem } from '@skerry/contracts';
import { aStaffMember } from '../../demo/users/builders.ts';
import { seed } from '../../demo/users/seed.ts';
import { giveReason } from '../../testing/acting.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { actingClaim } from '../../testing/test-identity.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const groups = '/api/user-admin/v1/role-groups';
const customerId = '7950';

let test: TestDatabase;
let app: TestServer;
let astrid: Caller;
/** The user that the customer has made of the member of staff themselves. */
let ownId: string;
let token: string;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const [administrator] = await addCustomer(test.database, customerId, [{ roles: ['UserAdministrator'] }]);
  astrid = app.as(the(administrator));
  const email = `staff@c${customerId}.example`;
  const { staff } = await test.database.withOperator((query) =>
    seed(query, { staff: [aStaffMember({ email, defaultCustomerId: customerId })], passwordHash: null }),
  );
  const [accountId] = staff.values();
  ownId = (await astrid.send('POST', users, aUserOf(email), aKey())).json<CustomerUser>().id;
  await giveReason(test.database, { accountId: the(accountId), customerId, userId: the(administrator).id });
  token = await app.identity.tokenFor(the(accountId), customerId, {
    customer: { id: customerId, actingAs: actingClaim(the(administrator).id) },
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const aKey = () => ({ 'idempotency-key': crypto.randomUUID() });
const aUserOf = (email: string) => ({
  firstName: 'Stellan',
  lastName: 'Vik',
  email,
  cellphone: '+46701234567',
  locale: 'sv',
  forceTwoFactorAuth: false,
  active: true,
});
const aGroup = (memberIds: string[]) => ({
  name: `Keepers ${crypto.randomUUID().slice(0, 8)}`,
  description: '',
  roleIds: ['UserAdministrator'],
  permissions: [],
  memberIds,
  scope: { kind: 'all', ids: [] },
});

async function whileActing(
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  headers: Record<string, string> = aKey(),
): Promise<[status: number, code: string | undefined]> {
  const answer = await app.server.inject({
    method,
    url,
    payload,
    headers: { host: 'localhost:4100', authorization: `Bearer ${token}`, ...headers },
  });
  return [answer.statusCode, answer.json<Problem>().code];
}
const refused = [403, 'NOT_WHILE_ACTING'];

describe('staff who act as a user administrator', () => {
  it('make no user, whose login would outlast their acting', async () => {
    expect(await whileActing('POST', users, aUserOf('somebody@c7950.example'))).toEqual(refused);
  });

  it('give a user of their own no roles, directly or by a group, and leave it as active as it is', async () => {
    const ifMatch = { 'if-match': (await astrid.get(`${users}/${ownId}`)).headers['etag'] as string };
    expect(await whileActing('PUT', `${users}/${ownId}`, { roleIds: ['Purchaser'] }, ifMatch)).toEqual(refused);
    expect(await whileActing('POST', groups, aGroup([ownId]))).toEqual(refused);
    const made = await astrid.send('POST', groups, aGroup([]), aKey());
    const { id } = made.json<{ id: string }>();
    const version = { 'if-match': made.headers['etag'] as string };
    expect(await whileActing('PUT', `${groups}/${id}`, aGroup([ownId]), version)).toEqual(refused);
    expect(await whileActing('POST', `${users}/bulk`, { ids: [ownId], isActive: true })).toEqual(refused);
    expect((await astrid.get(`${users}/${ownId}`)).json<CustomerUser>()).toMatchObject({ roles: [], roleGroups: [] });
  });

  it('give a user of a colleague nothing either', async () => {
    const email = 'colleague@skerry.example';
    await test.database.withOperator((query) =>
      seed(query, { staff: [aStaffMember({ email, defaultCustomerId: customerId })], passwordHash: null }),
    );
    const { id } = (await astrid.send('POST', users, aUserOf(email), aKey())).json<CustomerUser>();
    const ifMatch = { 'if-match': '"1"' };
    expect(await whileActing('PUT', `${users}/${id}`, { roleIds: ['Purchaser'] }, ifMatch)).toEqual(refused);
    expect(await whileActing('POST', groups, aGroup([id]))).toEqual(refused);
    expect((await astrid.get(`${users}/${id}`)).json<CustomerUser>()).toMatchObject({ roles: [], roleGroups: [] });
  });

  it('still help with the users that there are', async () => {
    const other = (await astrid.send('POST', users, aUserOf('other@c7950.example'), aKey())).json<CustomerUser>();
    const [status] = await whileActing(
      'PUT',
      `${users}/${other.id}`,
      { roleIds: ['Purchaser'] },
      { 'if-match': '"1"' },
    );
    expect(status).toBe(200);
  });
});
