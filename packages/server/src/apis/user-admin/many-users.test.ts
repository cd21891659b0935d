import type { CustomerUserPage, Problem, UserImportResult, UsersChangeResult } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { keyOf, maxInvitationsToAddress } from '../../identity-provider/invitations/limited-invitations.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';

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

/** An administrator and two others, of a customer of their own. */
async function company() {
  const customerId = String((nextCustomer += 1));
  const domain = `c${customerId}.example`;
  const [astrid, erik, ida] = await addCustomer(test.database, customerId, [
    { email: `astrid@${domain}`, firstName: 'Astrid', lastName: 'Lindqvist', roles: ['UserAdministrator'] },
    {
      email: `erik@${domain}`,
      firstName: 'Erik',
      lastName: '=1+1',
      roles: ['OperationStaff', 'Purchaser'],
      cellphone: '+46701740631',
    },
    { email: `ida@${domain}`, firstName: 'Ida', lastName: 'Rasmussen', roles: [] },
  ]);
  return { customerId, domain, astrid: the(astrid), erik: the(erik), ida: the(ida), caller: app.as(the(astrid)) };
}

const row = (parts: object) => ({
  firstName: 'Torbjørn',
  lastName: 'Vik',
  cellphone: '+4748100144',
  locale: 'sv',
  ...parts,
});
const check = (caller: Caller, body: object) => caller.send('POST', `${users}/import-checks`, body);
let nextKey = 0;
const bring = (caller: Caller, body: object, key = `import-${(nextKey += 1)}`) =>
  caller.send('POST', `${users}/import`, body, { 'idempotency-key': key });
const list = async (caller: Caller, query = '') => (await caller.get(`${users}${query}`)).json<CustomerUserPage>();
const outcomes = (answer: Awaited<ReturnType<Caller['get']>>) =>
  answer.json<UserImportResult>().results.map(({ outcome }) => outcome);

describe('the list of users', () => {
  it('is filtered by who may log in, and by roles', async () => {
    const { caller, erik } = await company();
    expect((await list(caller, '?active=false')).totalItems).toBe(0);
    expect((await list(caller, '?roleIds=Purchaser&roleIds=BillingResponsible')).items.map(({ id }) => id)).toEqual([
      erik.id,
    ]);
    expect((await list(caller, '?active=true&searchFilter=ida')).totalItems).toBe(1);
    expect((await list(caller, '?roleIds=%00')).totalItems).toBe(0);
    expect((await list(caller, '?roleGroupIds=%00')).totalItems).toBe(0);
  });
});

describe('the file of users', () => {
  it('has the users that are found, under the same headings in every language, and no formula', async () => {
    const { caller, customerId, domain } = await company();
    const answer = await caller.get(`${users}/export?roleIds=OperationStaff`);
    expect(answer.headers['content-disposition']).toMatch(`users-${customerId}-`);
    expect(answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      '"firstName";"lastName";"email";"cellphone";"locale";"roles";"groups";"lastLogin";"invitation"',
      `"Erik";"'=1+1";"erik@${domain}";"'+46701740631";"sv";"OperationStaff|Purchaser";"";"";"accepted"`,
    ]);
  });
});

describe('an import of users', () => {
  it('creates those that there are not, skips the others, and invites and audits each', async () => {
    const { caller, domain, customerId } = await company();
    const body = {
      existing: 'skip',
      rows: [row({ email: `new@${domain}`, roleIds: ['OperationStaff'] }), row({ email: `ERIK@${domain}` })],
    };
    expect(outcomes(await check(caller, body))).toEqual(['CREATED', 'SKIPPED']);
    expect((await list(caller)).totalItems).toBe(3);
    expect(outcomes(await bring(caller, body))).toEqual(['CREATED', 'SKIPPED']);
    const created = (await list(caller, `?searchFilter=new@${domain}`)).items[0];
    expect(created?.roles).toEqual([{ id: 'OperationStaff' }]);
    const audited = await test.database.withOperator((query) =>
      query
        .selectFrom('audit_log')
        .select('object_id')
        .where('customer_id', '=', customerId)
        .where('action', '=', 'importCustomerUsers')
        .execute(),
    );
    expect(audited.map(({ object_id }) => object_id)).toEqual([created?.id]);
  });

  it('updates those with the same e-mail on request, and leaves what the file does not say', async () => {
    const { caller, domain, erik } = await company();
    const rows = [row({ email: `erik@${domain}`, firstName: 'Erika', lastName: 'Ek' })];
    expect(outcomes(await bring(caller, { existing: 'update', rows }))).toEqual(['UPDATED']);
    expect(outcomes(await check(caller, { existing: 'update', rows }))).toEqual(['UNCHANGED']);
    const changed = (await caller.get(`${users}/${erik.id}`)).json<{ fullName: string; roles: object[] }>();
    expect(changed).toMatchObject({ fullName: 'Erika Ek', roles: [{ id: 'OperationStaff' }, { id: 'Purchaser' }] });
  });

  it('says of each row that is wrong why, and imports the others', async () => {
    const { caller, domain, astrid } = await company();
    const body = {
      existing: 'update',
      rows: [
        row({ email: 'nobody' }),
        row({ email: `new@${domain}`, roleIds: ['cp-admins'] }),
        row({ email: `good@${domain}` }),
        row({ email: `Good@${domain}` }),
        row({ email: `astrid@${domain}`, roleIds: [] }),
      ],
    };
    const { results } = (await bring(caller, body)).json<UserImportResult>();
    expect(results).toMatchObject([
      { outcome: 'FAILED', errors: [{ field: 'email', code: 'invalidFormat' }] },
      { outcome: 'FAILED', errors: [{ field: 'roleIds', code: 'unknownRole' }] },
      { outcome: 'CREATED' },
      { outcome: 'FAILED', errors: [{ field: 'email', code: 'twice' }] },
      { outcome: 'FAILED', code: 'OWN_ACCOUNT', userId: astrid.id },
    ]);
    expect((await list(caller)).totalItems).toBe(4);
  });

  it('leaves out who gets no more invitations today, as its check says, and imports the others', async () => {
    const { caller, domain, customerId } = await company();
    const exhausted = `exhausted@${domain}`;
    await test.database.withIdentity((query) =>
      query
        .insertInto('invitation_mails')
        .values(Array.from({ length: maxInvitationsToAddress }, () => ({ email_hash: keyOf(exhausted, customerId) })))
        .execute(),
    );
    const body = {
      existing: 'skip',
      rows: [row({ email: `before@${domain}` }), row({ email: ` ${exhausted}` }), row({ email: `after@${domain}` })],
    };
    for (const answer of [await check(caller, body), await bring(caller, body)])
      expect(answer.json<UserImportResult>().results).toMatchObject([
        { outcome: 'CREATED', code: null },
        { outcome: 'FAILED', userId: null, code: 'TOO_MANY_INVITATIONS', errors: [] },
        { outcome: 'CREATED', code: null },
      ]);
    expect((await list(caller)).totalItems).toBe(5);
  });

  it('leaves out who would get more through a group than the administrator can give, and imports the others', async () => {
    const { caller, domain, customerId } = await company();
    await test.database.withOperator((query) =>
      query
        .insertInto('role_groups')
        .values([
          {
            customer_id: customerId,
            name: 'Analysts',
            role_ids: [],
            permissions: ['view-analytics'],
            source_name: null,
          },
          { customer_id: customerId, name: 'Field', role_ids: ['OperationStaff'], permissions: [], source_name: null },
        ])
        .execute(),
    );
    const body = {
      existing: 'update',
      rows: [
        row({ email: `new@${domain}`, groups: ['Analysts'] }),
        row({ email: `erik@${domain}`, groups: ['Analysts'] }),
        row({ email: `other@${domain}`, groups: ['Field'] }),
      ],
    };
    const told = ['FAILED PERMISSION_NOT_HELD', 'FAILED PERMISSION_NOT_HELD', 'CREATED null'];
    for (const answer of [await check(caller, body), await bring(caller, body)])
      expect(
        answer.json<UserImportResult>().results.map(({ outcome, code }) => `${outcome} ${code ?? 'null'}`),
      ).toEqual(told);
  });

  it('leaves out who would be the last to lose the administration through a group', async () => {
    const { caller, domain, customerId, astrid } = await company();
    const { id } = await test.database.withOperator((query) =>
      query
        .insertInto('role_groups')
        .values({
          customer_id: customerId,
          name: 'Admins',
          role_ids: ['UserAdministrator'],
          permissions: [],
          source_name: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const put = (body: object, version: number) =>
      caller.send('PUT', `${users}/${astrid.id}`, body, { 'if-match': `"${version}"` });
    expect((await put({ roleGroupIds: [id] }, 1)).statusCode).toBe(200);
    expect((await put({ roleIds: [] }, 2)).statusCode).toBe(200);
    const rows = [row({ email: `astrid@${domain}`, groups: [] }), row({ email: `new@${domain}` })];
    expect(outcomes(await bring(caller, { existing: 'update', rows }))).toEqual(['FAILED', 'CREATED']);
  });

  it.each(['\0', '\ud800'])('says so of texts that can not be stored: %j', async (wrong) => {
    const { caller, domain } = await company();
    const body = {
      existing: 'update',
      rows: [row({ email: `n${wrong}@${domain}` }), row({ email: `new@${domain}`, groups: [`G${wrong}`] })],
    };
    expect(outcomes(await check(caller, body))).toEqual(['FAILED', 'FAILED']);
    expect(outcomes(await bring(caller, body))).toEqual(['FAILED', 'FAILED']);
  });

  it('that is sent twice under one key is made once, and needs a key', async () => {
    const { caller, domain } = await company();
    const body = { existing: 'skip', rows: [row({ email: `new@${domain}` })] };
    expect(outcomes(await bring(caller, body, 'one-import'))).toEqual(['CREATED']);
    expect(outcomes(await bring(caller, body, 'one-import'))).toEqual(['CREATED']);
    expect((await list(caller)).totalItems).toBe(4);
    expect((await caller.send('POST', `${users}/import`, body)).statusCode).toBe(400);
  });

  it('is for administrators', async () => {
    const { erik, domain } = await company();
    const body = { existing: 'skip', rows: [row({ email: `new@${domain}` })] };
    expect((await bring(app.as(erik), body)).statusCode).toBe(403);
  });
});

describe('a change of many users', () => {
  const bulk = (caller: Caller, body: object) => caller.send('POST', `${users}/bulk`, body);

  it('inactivates those that are named, and says who was left', async () => {
    const { caller, erik, astrid } = await company();
    const ids = [erik.id, astrid.id, 'nobody'];
    expect((await bulk(caller, { ids, isActive: false })).json<UsersChangeResult>()).toEqual({
      ok: [erik.id],
      failed: [
        { id: astrid.id, fullName: 'Astrid Lindqvist', code: 'OWN_ACCOUNT' },
        { id: 'nobody', fullName: null, code: 'NOT_FOUND' },
      ],
    });
    expect((await list(caller, '?active=false')).items.map(({ id }) => id)).toEqual([erik.id]);
  });

  it('is made in parts, between which others can change administrators', async () => {
    const customerId = String((nextCustomer += 1));
    const [astrid, erik, ...others] = await addCustomer(test.database, customerId, [
      { roles: ['UserAdministrator'] },
      { roles: ['UserAdministrator'] },
      ...Array.from({ length: 60 }, () => ({})),
    ]);
    const inactive: number[] = [];
    const watched: Database = {
      ...test.database,
      async withTenant(tenant, work) {
        const result = await test.database.withTenant(tenant, work);
        // Another administrator comes in, and is not kept waiting.
        const group = {
          name: `Group ${inactive.length}`,
          description: '',
          roleIds: [],
          memberIds: [],
          scope: { kind: 'all' },
        };
        const key = { 'idempotency-key': crypto.randomUUID() };
        await app.as(the(erik)).send('POST', '/api/user-admin/v1/role-groups', group, key);
        inactive.push((await list(app.as(the(erik)), '?active=false')).totalItems);
        return result;
      },
    };
    const parted = await startTestServer(watched);
    const caller = parted.as(the(astrid));
    await list(caller);
    inactive.length = 0;
    const answer = await bulk(caller, { ids: others.map(({ id }) => id), isActive: false });
    expect(answer.json<UsersChangeResult>().ok).toHaveLength(60);
    expect(inactive).toEqual([25, 50, 60]);
    await parted.close();
  });

  it('leaves whoever administers the portal, by name, and inactivates the others', async () => {
    const { caller, customerId, erik, ida } = await company();
    await test.database.withOperator((query) =>
      query
        .insertInto('customer_user_roles')
        .values({ customer_id: customerId, user_id: erik.id, role_id: 'cp-admins' })
        .execute(),
    );
    expect((await bulk(caller, { ids: [erik.id, ida.id], isActive: false })).json()).toEqual({
      ok: [ida.id],
      failed: [{ id: erik.id, fullName: 'Erik =1+1', code: 'MORE_THAN_OWN_RIGHTS' }],
    });
  });

  it('by a filter needs the number of users that its caller has seen, and says the new one if it differs', async () => {
    const { caller, erik } = await company();
    const change = { filter: { roleIds: ['Purchaser'] }, isActive: false };
    expect((await bulk(caller, change)).statusCode).toBe(422);
    expect((await bulk(caller, { ...change, expectedCount: 2 })).json()).toMatchObject({
      status: 409,
      code: 'COUNT_CHANGED',
      count: 1,
    });
    expect((await list(caller, '?active=false')).totalItems).toBe(0);
    expect((await bulk(caller, { ...change, expectedCount: 1 })).json<UsersChangeResult>().ok).toEqual([erik.id]);
    expect((await bulk(caller, { isActive: true })).statusCode).toBe(400);
  });

  it.each([
    ['that is empty without saying that all are meant', { searchFilter: ' ', roleIds: [] }, 3, 'all'],
    ['with a role that does not exist', { roleIds: ['Nope'] }, 0, 'filter.roleIds'],
    ['with a group that does not exist', { roleGroupIds: [crypto.randomUUID()] }, 0, 'filter.roleGroupIds'],
  ])('by a filter %s is refused', async (_which, filter, expectedCount, field) => {
    const { caller } = await company();
    const refused = await bulk(caller, { filter, expectedCount, isActive: false });
    expect([refused.statusCode, refused.json<Problem>().errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect((await list(caller, '?active=false')).totalItems).toBe(0);
  });

  it('is for all users where the caller says so', async () => {
    const { caller } = await company();
    const { totalItems } = await list(caller, '');
    expect((await bulk(caller, { filter: {}, all: true, expectedCount: totalItems, isActive: true })).statusCode).toBe(
      200,
    );
  });
});
