import type { CustomerUser, PortalUser, SessionUsers } from '@skerry/contracts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const profiles = '/api/portal-user/v1/user-profiles';

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 7000;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** A customer of its own for a test: Tyra without roles or phone number, and an administrator. */
async function company({ forceTwoFactorAuth = false } = {}) {
  const customerId = String((nextCustomer += 1));
  const [tyra, astrid] = await addCustomer(test.database, customerId, [
    {
      email: `tyra@c${customerId}.example`,
      firstName: 'Tyra',
      lastName: 'Fonseth',
      cellphone: null,
      forceTwoFactorAuth,
      roles: [],
    },
    { email: `astrid@c${customerId}.example`, roles: ['UserAdministrator'] },
  ]);
  app.identity.directoryCalls.length = 0;
  return { customerId, tyra: the(tyra), caller: app.as(the(tyra)), administrator: app.as(the(astrid)) };
}

function save(caller: Caller, body: object, key: string = crypto.randomUUID(), headers: Record<string, string> = {}) {
  return caller.send('PATCH', profiles, body, { 'idempotency-key': key, ...headers });
}

async function read(caller: Caller): Promise<PortalUser> {
  return (await caller.get(profiles)).json<SessionUsers>().currentUser;
}

function readAsAdministrator(administrator: Caller, id: string) {
  return administrator.get(`/api/user-admin/v1/customer/users/${id}`);
}

async function auditRows(customerId: string) {
  return test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

describe('changing one’s own details', () => {
  it('stores the whole form, and shows it at the next read', async () => {
    const { caller, tyra } = await company();
    const answer = await save(caller, {
      firstName: ' Tyra-Lo ',
      lastName: 'Fånseth',
      email: tyra.email,
      attributes: { cellphone: '+46 70 174 06 77', twoFactorBySms: null },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await read(caller)).toEqual({
      id: tyra.id,
      firstName: 'Tyra-Lo',
      lastName: 'Fånseth',
      email: tyra.email,
      attributes: { cellphone: '+46701740677', pin: null, pinType: null, twoFactorBySms: null },
      roles: [],
    });
  });

  it('leaves unchanged what is not sent', async () => {
    const { caller } = await company();
    await save(caller, { attributes: { cellphone: '+46701740677' } });
    expect((await save(caller, { lastName: 'Sand' })).statusCode).toBe(204);
    expect(await read(caller)).toMatchObject({
      firstName: 'Tyra',
      lastName: 'Sand',
      attributes: { cellphone: '+46701740677' },
    });
  });

  it('affects nobody else, neither here nor at the account’s other customers', async () => {
    const { caller, tyra, administrator } = await company();
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
          cellphone: '+46701740611',
        })
        .execute(),
    );
    const before = await read(administrator);
    const answer = await save(caller, { firstName: 'Thyra', attributes: { cellphone: '+46701740677' } });
    expect(answer.statusCode).toBe(204);
    expect(await read(administrator)).toEqual(before);
    expect(await read(app.as({ accountId: tyra.accountId, customerId: elsewhere }))).toMatchObject({
      firstName: 'Tyra',
      attributes: { cellphone: '+46701740611' },
    });
  });

  it.each([
    ['firstName', { firstName: '  ' }, { field: 'firstName', code: 'required' }],
    ['firstName', { firstName: 'a'.repeat(101) }, { field: 'firstName', code: 'tooLong' }],
    ['lastName', { lastName: 'Wałęsa' }, { field: 'lastName', code: 'unsupportedCharacter', character: 'ł' }],
    ['cellphone', { attributes: { cellphone: '' } }, { field: 'cellphone', code: 'required' }],
    ['cellphone', { attributes: { cellphone: '0701740677' } }, { field: 'cellphone', code: 'invalidFormat' }],
    ['cellphone', { attributes: { cellphone: '+467017406' } }, { field: 'cellphone', code: 'invalidFormat' }],
    ['cellphone', { attributes: { cellphone: '+4670174067712345' } }, { field: 'cellphone', code: 'invalidFormat' }],
    ['email', { email: 'other@havstrand.example' }, { field: 'email', code: 'readOnly' }],
    ['twoFactorBySms', { attributes: { twoFactorBySms: 'force' } }, { field: 'twoFactorBySms', code: 'readOnly' }],
  ])('refuses %s of %j, and stores nothing sent with it', async (_field, wrong, error) => {
    const { caller } = await company();
    const before = await read(caller);
    const answer = await save(caller, { lastName: 'Sand', ...wrong });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'INVALID_FIELDS', errors: [error] }),
    ]);
    expect(await read(caller)).toEqual(before);
  });

  it('cannot switch off the two-factor login that an administrator requires', async () => {
    const { caller } = await company({ forceTwoFactorAuth: true });
    expect((await save(caller, { attributes: { twoFactorBySms: null } })).statusCode).toBe(422);
    expect((await save(caller, { firstName: 'Thyra', attributes: { twoFactorBySms: 'force' } })).statusCode).toBe(204);
    expect((await read(caller)).attributes.twoFactorBySms).toBe('force');
  });

  it.each([{}, { roles: ['UserAdministrator'] }, { attributes: { pin: '1' } }, { id: 'x', firstName: 'X' }])(
    'refuses the body %j',
    async (body) => {
      const { caller } = await company();
      expect((await save(caller, body)).statusCode).toBe(400);
    },
  );

  it('tells the identity directory only of a new name', async () => {
    const { caller, tyra, customerId } = await company();
    await save(caller, { attributes: { cellphone: '+46701740677' } });
    expect(app.identity.directoryCalls).toEqual([]);
    await save(caller, { firstName: 'Thyra' });
    expect(app.identity.directoryCalls).toEqual([
      {
        call: 'change',
        details: {
          accountId: tyra.accountId,
          customerId,
          email: tyra.email,
          firstName: 'Thyra',
          lastName: 'Fonseth',
          locale: 'sv',
        },
      },
    ]);
  });

  it('makes an administrator’s open form outdated', async () => {
    const { caller, administrator, tyra } = await company();
    const before = await readAsAdministrator(administrator, tyra.id);
    await save(caller, { firstName: 'Thyra' });
    const late = await administrator.send(
      'PUT',
      `/api/user-admin/v1/customer/users/${tyra.id}`,
      { firstName: 'Tyra' },
      { 'if-match': String(before.headers['etag']) },
    );
    expect(late.statusCode).toBe(412);
    expect((await readAsAdministrator(administrator, tyra.id)).json<CustomerUser>().fullName).toBe('Thyra Fonseth');
  });

  it('writes nothing if nothing changes', async () => {
    const { caller, customerId, tyra } = await company();
    expect((await save(caller, { firstName: 'Tyra', email: tyra.email.toUpperCase() })).statusCode).toBe(204);
    expect(await auditRows(customerId)).toEqual([]);
  });

  it('happens once when sent twice with one key', async () => {
    const { caller, customerId } = await company();
    const key = crypto.randomUUID();
    expect((await save(caller, { firstName: 'Thyra' }, key)).statusCode).toBe(204);
    expect((await save(caller, { firstName: 'Thyra' }, key)).statusCode).toBe(204);
    expect(await auditRows(customerId)).toHaveLength(1);
    expect((await save(caller, { firstName: 'Tora' }, key)).statusCode).toBe(422);
    expect((await caller.send('PATCH', profiles, { firstName: 'Tora' })).statusCode).toBe(400);
  });

  it('leaves an audit row with who, before, after and the trace, even if refused', async () => {
    const { caller, customerId, tyra } = await company();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await save(caller, { attributes: { cellphone: '+46701740677' } }, undefined, { traceparent });
    await save(caller, { firstName: '' });
    expect(await auditRows(customerId)).toEqual([
      expect.objectContaining({
        actor_account_id: tyra.accountId,
        on_behalf_of_user_id: tyra.id,
        action: 'updateUserProfile',
        object_type: 'customerUser',
        object_id: tyra.id,
        outcome: 'done',
        trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
        before: expect.objectContaining({ cellphone: null }),
        after: expect.objectContaining({ cellphone: '+46701740677' }),
      }),
      expect.objectContaining({ action: 'updateUserProfile', outcome: 'refused', after: { status: 422 } }),
    ]);
  });
});

it('the provider’s staff have no profile here', async () => {
  const { customerId } = await company();
  const { id: accountId } = await test.database.withOperator((query) =>
    query
      .insertInto('accounts')
      .values({
        email: `stellan-${customerId}@skerry.example`,
        first_name: 'Stellan',
        last_name: 'Skärvik',
        password_hash: null,
        user_category: 'internalStaff',
        default_customer_id: customerId,
        cdn_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const answer = await save(app.as({ accountId, customerId }), { firstName: 'Sten' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NO_PROFILE']);
});
