import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveReason } from '../../testing/acting.ts';
import { actingClaim } from '../../testing/test-identity.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../../testing/test-server.ts';

const url = '/api/portal-user/v1/b2b-customer/preferences';

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 8000;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Who {
  accountId: string;
  customerId: string;
  actingAs?: string;
}

async function tokenOf({ accountId, customerId, actingAs }: Who): Promise<Record<string, string>> {
  const customer = { id: customerId, ...(actingAs !== undefined && { actingAs: actingClaim(actingAs) }) };
  if (actingAs !== undefined) await giveReason(test.database, { accountId, customerId, userId: actingAs });
  const token = await app.identity.tokenFor(accountId, customerId, { customer });
  return { host: 'localhost:4100', authorization: `Bearer ${token}` };
}

async function read(who: Who): Promise<Record<string, string>> {
  const answer = await app.server.inject({ url, headers: await tokenOf(who) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ preferences: Record<string, string> }>().preferences;
}

async function save(who: Who, preferences: object | readonly unknown[], key: string = crypto.randomUUID()) {
  const list = Array.isArray(preferences)
    ? preferences
    : Object.entries(preferences).map(([preferenceName, preferenceValue]) => ({ preferenceName, preferenceValue }));
  return app.server.inject({
    method: 'POST',
    url,
    payload: { preferences: list },
    headers: { ...(await tokenOf(who)), 'idempotency-key': key },
  });
}

/** A customer of its own for a test: two users, and a member of staff. */
async function company() {
  const customerId = String((nextCustomer += 1));
  const [tyra, vera] = await addCustomer(test.database, customerId, [
    { email: `tyra@c${customerId}.example`, roles: ['Purchaser'] },
    { email: `vera@c${customerId}.example`, roles: ['UserAdministrator'] },
  ]);
  const { id: accountId } = await test.database.withOperator((query) =>
    query
      .insertInto('accounts')
      .values({
        email: `jonas-${customerId}@skerry.example`,
        first_name: 'Jonas',
        last_name: 'Hjelm',
        password_hash: null,
        user_category: 'internalStaff',
        default_customer_id: customerId,
        cdn_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { customerId, tyra: the(tyra), vera: the(vera), jonas: { accountId, customerId } };
}

function auditRows(customerId: string) {
  return test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

describe('preferences', () => {
  it('are none until something is chosen', async () => {
    const { tyra } = await company();
    expect(await read(tyra)).toEqual({});
  });

  it('are stored as sent, and leave the others unchanged', async () => {
    const { tyra } = await company();
    const answer = await save(tyra, { isUsingSimpleOverview: 'true', mapZoomSpeed: '3' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await save(tyra, { isUsingSimpleOverview: 'false' })).statusCode).toBe(204);
    expect(await read(tyra)).toEqual({ isUsingSimpleOverview: 'false', mapZoomSpeed: '3' });
  });

  it('given twice keep the last value', async () => {
    const { tyra } = await company();
    await save(tyra, [
      { preferenceName: 'mapZoomSpeed', preferenceValue: '3' },
      { preferenceName: 'mapZoomSpeed', preferenceValue: '4' },
    ]);
    expect(await read(tyra)).toEqual({ mapZoomSpeed: '4' });
  });

  it('belong to one user of one customer', async () => {
    const { tyra, vera } = await company();
    const { customerId: elsewhere } = await company();
    await test.database.withOperator((query) =>
      query
        .insertInto('customer_users')
        .values({
          customer_id: elsewhere,
          account_id: tyra.accountId,
          first_name: 'Tyra',
          last_name: 'Fonseth',
          email: tyra.email,
          cellphone: null,
        })
        .execute(),
    );
    await save(tyra, { isUsingSimpleOverview: 'true' });
    expect(await read(vera)).toEqual({});
    expect(await read({ accountId: tyra.accountId, customerId: elsewhere })).toEqual({});
  });

  it('of staff are their own, even while they act as a user, whose choices they neither see nor change', async () => {
    const { tyra, jonas } = await company();
    await save(tyra, { showHomeStatus: 'false' });
    const acting = { ...jonas, actingAs: tyra.id };
    expect((await save(acting, { isUsingSimpleOverview: 'true' })).statusCode).toBe(204);
    expect(await read(acting)).toEqual({ isUsingSimpleOverview: 'true' });
    expect(await read(jonas)).toEqual({ isUsingSimpleOverview: 'true' });
    expect(await read(tyra)).toEqual({ showHomeStatus: 'false' });
  });

  it('are deleted with the user', async () => {
    const { tyra, customerId } = await company();
    await save(tyra, { showHomeStatus: 'false' });
    const rows = () =>
      test.database.withTenant({ customerId, scope: null }, ({ query }) =>
        query.selectFrom('preferences').select('name').execute(),
      );
    expect(await rows()).toEqual([{ name: 'showHomeStatus' }]);
    await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query.deleteFrom('customer_users').where('customer_id', '=', customerId).where('id', '=', tyra.id).execute(),
    );
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['isUsingSimpleOverview', 'yes'],
    ['isUsingSimpleOverview', '1'],
    ['mapZoomSpeed', 'true'],
    ['mapZoomSpeed', ''],
  ])('refuse %s of %j, and everything sent with it', async (preferenceName, preferenceValue) => {
    const { tyra } = await company();
    const answer = await save(tyra, { showHomeStatus: 'false', [preferenceName]: preferenceValue });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'INVALID_FIELDS',
        errors: [{ field: preferenceName, code: 'invalidFormat' }],
      }),
    ]);
    expect(await read(tyra)).toEqual({});
  });

  it.each([
    ['nothing', []],
    ['an unknown name', [{ preferenceName: 'favouriteColour', preferenceValue: 'true' }]],
    ['a value that is no text', [{ preferenceName: 'showHomeStatus', preferenceValue: true }]],
    ['a long text', [{ preferenceName: 'mapZoomSpeed', preferenceValue: '1'.repeat(41) }]],
    ['somebody else’s name', [{ preferenceName: 'showHomeStatus', preferenceValue: 'true', userId: 'x' }]],
    ['51 changes', Array(51).fill({ preferenceName: 'showHomeStatus', preferenceValue: 'true' })],
  ])('refuse %s', async (_what, preferences) => {
    const { tyra } = await company();
    expect((await save(tyra, preferences)).statusCode).toBe(400);
  });

  it('leave an audit row with who, before and after, unless nothing changes', async () => {
    const { tyra, jonas, customerId } = await company();
    await save(tyra, { mapZoomSpeed: '3', showHomeStatus: 'false' });
    await save(tyra, { mapZoomSpeed: '4', showHomeStatus: 'false' });
    await save(tyra, { mapZoomSpeed: '4' });
    await save({ ...jonas, actingAs: tyra.id }, { showHomeStatus: 'false' });
    const row = {
      action: 'savePreferences',
      object_type: 'preferences',
      object_id: tyra.id,
      on_behalf_of_user_id: tyra.id,
      actor_account_id: tyra.accountId,
    };
    expect(await auditRows(customerId)).toEqual([
      expect.objectContaining({ ...row, before: {}, after: { mapZoomSpeed: '3', showHomeStatus: 'false' } }),
      expect.objectContaining({ ...row, before: { mapZoomSpeed: '3' }, after: { mapZoomSpeed: '4' } }),
      expect.objectContaining({ ...row, object_id: jonas.accountId, actor_account_id: jonas.accountId }),
    ]);
  });

  it('are saved once when sent twice with one key', async () => {
    const { tyra, customerId } = await company();
    const key = crypto.randomUUID();
    await save(tyra, { showHomeStatus: 'false' }, key);
    await save(tyra, { showHomeStatus: 'true' });
    expect((await save(tyra, { showHomeStatus: 'false' }, key)).statusCode).toBe(204);
    expect(await read(tyra)).toEqual({ showHomeStatus: 'true' });
    expect(await auditRows(customerId)).toHaveLength(2);
  });
});
