import type { CustomerUser, SessionUsers } from '@skerry/contracts';
import { aStaffMember } from '../demo/users/builders.ts';
import { seed } from '../demo/users/seed.ts';
import { giveReason } from '../testing/acting.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { actingClaim } from '../testing/test-identity.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const session = '/api/portal-user/v1/user-profiles';
const customerId = '7960';

let test: TestDatabase;
let app: TestServer;
let astrid: Caller;
let astridId: string;
let staffId: string;
/** The user that the customer has made of the member of staff, by a name that is not theirs. */
let forged: CustomerUser;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const [administrator] = await addCustomer(test.database, customerId, [{ roles: ['UserAdministrator'] }]);
  astridId = the(administrator).id;
  astrid = app.as(the(administrator));
  const email = 'stellan@skerry.example';
  const { staff } = await test.database.withOperator((query) =>
    seed(query, {
      staff: [aStaffMember({ email, firstName: 'Stellan', lastName: 'Vik', defaultCustomerId: customerId })],
      passwordHash: null,
    }),
  );
  const [accountId] = staff.values();
  staffId = the(accountId);
  const body = { firstName: 'Forged', lastName: 'Name', email, cellphone: '+46701234567' };
  const details = { ...body, locale: 'sv', forceTwoFactorAuth: false, active: true };
  forged = (await astrid.send('POST', users, details, { 'idempotency-key': crypto.randomUUID() })).json<CustomerUser>();
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const asStaff = () => app.as({ accountId: staffId, customerId });
const name = { firstName: 'Stellan', lastName: 'Vik', email: 'stellan@skerry.example' };

describe('a member of staff whom a customer has made a user by another name', () => {
  it('is called by the name of their account', async () => {
    const { currentUser } = (await asStaff().get(session)).json<SessionUsers>();
    expect(currentUser).toMatchObject({ id: forged.id, ...name });
  });

  it('acts as somebody else under the name of their account', async () => {
    await giveReason(test.database, { accountId: staffId, customerId, userId: astridId });
    const claims = { customer: { id: customerId, actingAs: actingClaim(astridId) } };
    const { currentUser, impersonatedUser } = (
      await app.as({ accountId: staffId, customerId }, claims).get(session)
    ).json<SessionUsers>();
    expect(currentUser).toMatchObject(name);
    expect(impersonatedUser).toMatchObject({ id: astridId });
  });

  it('has the rights of that user until the customer deactivates it, with the token that they have', async () => {
    const own = asStaff();
    const version = async () => ({ 'if-match': (await astrid.get(`${users}/${forged.id}`)).headers['etag'] as string });
    const change = async (body: object) => astrid.send('PUT', `${users}/${forged.id}`, body, await version());
    expect((await own.get(users)).statusCode).toBe(403);
    expect((await change({ roleIds: ['UserAdministrator'] })).statusCode).toBe(200);
    expect((await own.get(users)).statusCode).toBe(200);
    expect((await change({ isActive: false })).statusCode).toBe(200);
    expect((await own.get(users)).statusCode).toBe(403);
    expect((await own.get(session)).json<SessionUsers>().currentUser).toMatchObject({ id: staffId, ...name });
  });
});
