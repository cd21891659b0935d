import type {
  CustomerUser,
  Problem,
  SelectableCustomer,
  SelectableUser,
  SessionUsers,
  UserActivityPage,
} from '@skerry/contracts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveReason } from '../../testing/acting.ts';
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
  for (const { id: userId } of [astrid, gone])
    await giveReason(test.database, { accountId: staffId, customerId: '100', userId });
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
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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

  it('are the active ones, with their names and roles', async () => {
    expect((await of('100')).json<SelectableUser[]>()).toEqual([
      {
        id: astrid.id,
        fullName: expect.stringMatching(/^Astrid \S+$/) as string,
        email: 'astrid@c.example',
        roles: ['UserAdministrator'],
      },
    ]);
  });

  it('are in the order of their names', async () => {
    await addCustomer(test.database, '600', [
      { email: 'a@c600.example', firstName: 'Örjan' },
      { email: 'b@c600.example', firstName: 'Berit' },
      { email: 'c@c600.example', firstName: 'anna' },
    ]);
    const names = (await of('600')).json<SelectableUser[]>().map(({ fullName }) => fullName?.split(' ')[0]);
    expect(names).toEqual(['anna', 'Berit', 'Örjan']);
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
        .select(['actor_account_id', 'actor_category', 'on_behalf_of_user_id', 'acting_reason'])
        .where('action', '=', 'updateCustomerUser')
        .where('outcome', '!=', 'refused')
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({
      actor_account_id: staffId,
      actor_category: 'internalStaff',
      on_behalf_of_user_id: astrid.id,
      acting_reason: 'Case 48213',
    });
  });
});

describe('the reason for acting as a user', () => {
  let elin: SeededUser;
  beforeAll(async () => {
    [elin] = (await addCustomer(test.database, '500', [
      { email: 'elin@c500.example', roles: ['UserAdministrator'] },
      { email: 'former@c500.example', active: false },
    ])) as [SeededUser];
  });

  const asElin = async (until = Math.floor(Date.now() / 1000) + 30 * 60) => {
    const customer = { id: '500', actingAs: { id: elin.id, until } };
    const token = await app.identity.tokenFor(staffId, '500', { customer });
    return app.server.inject({
      url: '/api/portal-user/v1/user-profiles',
      headers: { host: 'localhost:4100', authorization: `Bearer ${token}` },
    });
  };
  const give = (
    reason: string,
    {
      userId = elin.id,
      registry = 'se',
      key = crypto.randomUUID(),
    }: { userId?: string; registry?: string; key?: string } = {},
  ) =>
    call(`${customers}/500/users/${userId}/acting-reasons`, {
      method: 'POST',
      payload: { reason },
      headers: { 'x-microservice-registry': registry, 'idempotency-key': key },
    });

  it('comes first: a token that acts is worth nothing without it', async () => {
    const answer = await asElin();
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'ACTING_REASON_REQUIRED']);
    expect((await give('  Case 48213: an order is not found\n')).statusCode).toBe(204);
    expect((await asElin()).json<SessionUsers>().actingReason).toBe('Case 48213: an order is not found');
  });

  it('holds for the half hour that it was given for, however long the token says', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect((await asElin(now + 34 * 60)).statusCode).toBe(200);
    for (const minutes of [36, 60]) expect((await asElin(now + minutes * 60)).statusCode).toBe(403);
  });

  it('of yesterday is none for today', async () => {
    const [other] = (await addCustomer(test.database, '510', [{ email: 'o@c510.example' }])) as [SeededUser];
    const at = new Date(Date.now() - 24 * 60 * 60_000);
    await giveReason(test.database, { accountId: staffId, customerId: '510', userId: other.id, at });
    const customer = { id: '510', actingAs: actingClaim(other.id) };
    const answer = await app.as({ accountId: staffId, customerId: '510' }, { customer }).get(customers);
    expect(answer.statusCode).toBe(403);
  });

  it('of somebody else is none', async () => {
    const [rune] = (await addCustomer(test.database, '520', [{ email: 'r@c520.example' }])) as [SeededUser];
    await giveReason(test.database, { accountId: crypto.randomUUID(), customerId: '520', userId: rune.id });
    const customer = { id: '520', actingAs: actingClaim(rune.id) };
    expect((await app.as({ accountId: staffId, customerId: '520' }, { customer }).get(customers)).statusCode).toBe(403);
  });

  it('is a text of some length', async () => {
    for (const [reason, code] of [
      [' \n ', 'required'],
      ['x'.repeat(201), 'tooLong'],
      ['C a s e \u00AD', 'invalidFormat'],
      ['Case 48213\nan order', 'unsupportedCharacter'],
    ] as const) {
      const { statusCode, json } = await give(reason);
      expect([statusCode, json<Problem>().errors]).toEqual([422, [expect.objectContaining({ field: 'reason', code })]]);
    }
  });

  it('is for an active user of a customer of the registry', async () => {
    const former = await test.database.identityReads
      .selectFrom('customer_users')
      .select('id')
      .where('email', '=', 'former@c500.example')
      .executeTakeFirstOrThrow();
    const answers = [
      await give('Case 9', { userId: former.id }),
      await give('Case 9', { userId: astrid.id }),
      await give('Case 9', { userId: 'nobody' }),
      await give('Case 9', { registry: 'no' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('is missed by no write: what is refused for it leaves an audit row', async () => {
    const [ada] = (await addCustomer(test.database, '530', [
      { email: 'ada@c530.example', roles: ['UserAdministrator'] },
    ])) as [SeededUser];
    const customer = { id: '530', actingAs: actingClaim(ada.id) };
    const answer = await app
      .as({ accountId: staffId, customerId: '530' }, { customer })
      .send('PUT', `${users}/${ada.id}`, { firstName: 'Eve' }, { 'if-match': '"1"' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'ACTING_REASON_REQUIRED']);
    const rows = await test.database.withTenant({ customerId: '530', scope: null }, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['actor_account_id', 'on_behalf_of_user_id', 'action', 'outcome', 'acting_reason'])
        .execute(),
    );
    expect(rows).toEqual([
      {
        actor_account_id: staffId,
        on_behalf_of_user_id: ada.id,
        action: 'updateCustomerUser',
        outcome: 'refused',
        acting_reason: null,
      },
    ]);
  });

  it('is told to no user who is not an administrator, not even the one that staff acted as', async () => {
    const [nils] = (await addCustomer(test.database, '540', [
      { email: 'nils@c540.example', roles: ['OperationStaff'] },
    ])) as [SeededUser];
    const url = `${customers}/540/users/${nils.id}/acting-reasons`;
    const headers = { 'x-microservice-registry': 'se', 'idempotency-key': crypto.randomUUID() };
    expect((await call(url, { method: 'POST', payload: { reason: 'Case 48213' }, headers })).statusCode).toBe(204);
    const own = async (user: SeededUser) =>
      (await app.as(user).get('/api/user-admin/v1/customer/own-activity')).json<UserActivityPage>().items[0];
    expect(await own(nils)).toMatchObject({ action: 'giveActingReason', actingReason: null });
    expect((await give('Case 48214')).statusCode).toBe(204);
    expect(await own(elin)).toMatchObject({ action: 'giveActingReason', actingReason: 'Case 48214' });
  });

  it('is told to the administrators of the customer, with what was done', async () => {
    const key = crypto.randomUUID();
    const statuses = [await give('Case 7', { key }), await give('Case 7', { key })].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([204, 204]);
    const answer = await app.as(elin).get(`${users}/${elin.id}/activity`);
    const [first, second] = answer.json<UserActivityPage>().items;
    expect(first).toMatchObject({
      action: 'giveActingReason',
      isToUser: true,
      isByUser: false,
      actor: { fullName: null, isStaff: true },
      actingReason: 'Case 7',
    });
    expect(second?.actingReason).not.toBe('Case 7');
  });
});
