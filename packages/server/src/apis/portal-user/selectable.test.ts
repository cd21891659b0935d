import type { CustomerUser, SelectableCustomer, SelectableUser, SessionUsers } from '@skerry/contracts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { actingClaim } from '../../testing/test-identity.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../../testing/test-server.ts';

const customers = '/api/portal-user/v1/selectable-customers';
const users = '/api/user-admin/v1/customer/users';

let test: TestDatabase;
let app: TestServer;
let astrid: SeededUser;
let gone: SeededUser;
let staffId: string;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  [astrid, gone] = (await addCustomer(test.database, '100', [
    { email: 'astrid@c.example', firstName: 'Astrid', roles: ['UserAdministrator'], cellphone: '+46701740605' },
    { email: 'gone@c.example', active: false },
  ])) as [SeededUser, SeededUser];
  await addCustomer(test.database, '200', []);
  await test.database.withOperator(async (query) => {
    // The same person at a second customer.
    await query
      .insertInto('customer_users')
      .values({
        customer_id: '200',
        account_id: astrid.accountId,
        first_name: 'Astrid',
        last_name: 'Lindqvist',
        email: 'astrid@c.example',
        cellphone: null,
      })
      .execute();
    const { id } = await query
      .insertInto('accounts')
      .values({
        email: 'jonas@skerry.example',
        first_name: 'Jonas',
        last_name: 'Hjelm',
        password_hash: null,
        default_customer_id: '100',
        cdn_id: null,
        user_category: 'internalStaff',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    staffId = id;
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function call(
  url: string,
  {
    actingAs,
    ...options
  }: {
    actingAs?: string;
    method?: 'GET' | 'PUT' | 'PATCH' | 'DELETE';
    payload?: object;
    headers?: Record<string, string>;
  } = {},
) {
  const customer = { id: '100', ...(actingAs !== undefined && { actingAs: actingClaim(actingAs) }) };
  const token = await app.identity.tokenFor(staffId, '100', { customer });
  return app.server.inject({
    url,
    ...options,
    headers: { host: 'localhost:4100', authorization: `Bearer ${token}`, ...options.headers },
  });
}

describe('the customers to choose from', () => {
  it('are those where a user is active', async () => {
    const own = (await app.as(astrid).get(customers)).json<SelectableCustomer[]>();
    expect(own.map(({ id }) => id).sort()).toEqual(['100', '200']);
    expect(Object.keys(the(own[0])).sort()).toEqual([
      'customerReferenceName',
      'id',
      'microserviceRegistry',
      'name',
      'type',
    ]);
  });

  it('have their organisation number if it is known', async () => {
    await test.database.withOperator((query) =>
      query
        .updateTable('customers')
        .set({ organisation_number: '559901-4471' })
        .where('customer_id', '=', '200')
        .execute(),
    );
    const own = (await app.as(astrid).get(customers)).json<SelectableCustomer[]>();
    expect(own.map(({ id, organisationNumber }) => [id, organisationNumber]).sort()).toEqual([
      ['100', undefined],
      ['200', '559901-4471'],
    ]);
  });

  it('are all customers for staff, or on request those of the user they act as', async () => {
    await addCustomer(test.database, '300', []);
    const ids = async (url: string, actingAs?: string) =>
      (await call(url, actingAs === undefined ? {} : { actingAs }))
        .json<SelectableCustomer[]>()
        .map(({ id }) => id)
        .sort();
    expect(await ids(customers)).toEqual(['100', '200', '300']);
    expect(await ids(`${customers}?getImpersonatedUserCustomers=true`, astrid.id)).toEqual(['100', '200']);
    expect(await ids(customers, astrid.id)).toEqual(['100', '200', '300']);
  });
});

describe('the users to act as', () => {
  const of = (id: string, registry = 'se') =>
    call(`${customers}/${id}/users`, { headers: { 'x-microservice-registry': registry } });

  it('are the active ones, with their roles', async () => {
    expect((await of('100')).json<SelectableUser[]>()).toEqual([
      { id: astrid.id, email: 'astrid@c.example', roles: ['UserAdministrator'] },
    ]);
  });

  it('are none for an unknown customer, or one of another registry', async () => {
    expect([(await of('999')).statusCode, (await of('100', 'no')).statusCode]).toEqual([404, 404]);
  });

  it('are none if the customer has none', async () => {
    await addCustomer(test.database, '400', []);
    expect((await of('400')).json()).toEqual([]);
  });
});

describe('staff who act as a user', () => {
  it('are shown as themselves, with the user they act as', async () => {
    const { currentUser, impersonatedUser } = (
      await call('/api/portal-user/v1/user-profiles', { actingAs: astrid.id })
    ).json<SessionUsers>();
    expect(currentUser).toMatchObject({ id: staffId, email: 'jonas@skerry.example', roles: [] });
    expect(impersonatedUser).toMatchObject({
      id: astrid.id,
      firstName: 'Astrid',
      email: 'astrid@c.example',
      roles: ['UserAdministrator'],
      attributes: { cellphone: '+46701740605' },
    });
  });

  it('cannot go on once the user is inactive', async () => {
    expect((await call(users, { actingAs: gone.id })).statusCode).toBe(401);
  });

  it('can change anything but e-mail and two-factor login, and the audit log names both', async () => {
    const { json, headers } = await call(`${users}/${gone.id}`, { actingAs: astrid.id });
    const { email } = json<CustomerUser>();
    const change = (payload: object) =>
      call(`${users}/${gone.id}`, {
        actingAs: astrid.id,
        method: 'PUT',
        payload,
        headers: { 'if-match': String(headers['etag']) },
      });
    for (const refused of [{ email: 'other@c.example' }, { forceTwoFactorAuth: true }]) {
      const answer = await change(refused);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_WHILE_ACTING']);
    }
    expect((await change({ email, firstName: 'Greta' })).statusCode).toBe(200);
    const row = await test.database.withTenant({ customerId: '100', scope: null }, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['actor_account_id', 'actor_category', 'on_behalf_of_user_id'])
        .where('action', '=', 'updateCustomerUser')
        .where('outcome', '!=', 'refused')
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({
      actor_account_id: staffId,
      actor_category: 'internalStaff',
      on_behalf_of_user_id: astrid.id,
    });
  });
});
