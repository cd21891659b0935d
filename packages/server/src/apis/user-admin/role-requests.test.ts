import type { CustomerUser, ListedRoleRequestPage, RoleRequest, SessionUsers } from '@skerry/contracts';
import { sql } from 'kysely';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const own = '/api/user-admin/v1/roles/user-request';
const queue = '/api/user-admin/v1/customer/role-requests';
const groups = '/api/user-admin/v1/role-groups';
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

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

interface Company {
  customerId: string;
  torbjorn: SeededUser;
  user: Caller;
  administrator: Caller;
}

/** A customer of its own for a test: Torbjørn without roles, two active administrators and one who has left. */
async function company(): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const [torbjorn, astrid] = await addCustomer(test.database, customerId, [
    { email: `torbjorn@c${customerId}.example`, firstName: 'Torbjørn', lastName: 'Vik', locale: 'en' },
    {
      email: `astrid@c${customerId}.example`,
      firstName: 'Astrid',
      lastName: 'Lindqvist',
      roles: ['UserAdministrator', 'cp-forms'],
    },
    { email: `ingrid@c${customerId}.example`, roles: ['UserAdministrator'], locale: 'en' },
    { email: `left@c${customerId}.example`, roles: ['UserAdministrator'], active: false },
    { email: `erik@c${customerId}.example`, roles: ['OperationStaff'] },
  ]);
  return { customerId, torbjorn: the(torbjorn), user: app.as(the(torbjorn)), administrator: app.as(the(astrid)) };
}

const ask = (caller: Caller, body: object, key: string = crypto.randomUUID()) =>
  caller.send('POST', own, body, { 'idempotency-key': key });
const last = async (caller: Caller) => (await caller.get(own)).json<{ request: RoleRequest | null }>().request;
const waiting = async (caller: Caller) => (await caller.get(queue)).json<ListedRoleRequestPage>().items;

async function decide(caller: Caller, body: object, { ifMatch = '"1"' } = {}) {
  const [request] = await waiting(caller);
  return caller.send('PUT', `${queue}/${the(request).id}`, body, { 'if-match': ifMatch });
}

function mailsOf(customerId: string) {
  return test.database.withOperator((query) =>
    query
      .selectFrom('outbox_mails')
      .select(['recipient', 'subject', 'body'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .orderBy('recipient')
      .execute(),
  );
}

function auditOf(customerId: string) {
  return test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

async function rolesOf(caller: Caller): Promise<string[]> {
  return (await caller.get('/api/portal-user/v1/user-profiles')).json<SessionUsers>().currentUser.roles;
}

describe('asking for roles', () => {
  it.each([
    ['as ids', { roleIds: ['QuoteRequester', 'OperationStaff'] }],
    [
      'as a list, of which only active roles count',
      [
        { roleId: 'QuoteRequester', active: true },
        { roleId: 'Purchaser', active: false },
        { roleId: 'OperationStaff', active: true },
      ],
    ],
  ])('is possible %s, and waits for a decision', async (_how, body) => {
    const { user, administrator, torbjorn } = await company();
    const answer = await ask(user, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { successful: true, errorCode: null }]);
    const asked = {
      roleIds: ['QuoteRequester', 'OperationStaff'],
      apps: [],
      permissions: [],
      requestedAt: expect.any(String),
    };
    expect(await last(user)).toMatchObject({ ...asked, state: 'PENDING', decidedAt: null, grantedRoleIds: [] });
    expect(await waiting(administrator)).toEqual([
      {
        ...asked,
        id: expect.any(String),
        user: { id: torbjorn.id, fullName: 'Torbjørn Vik', email: torbjorn.email, roleIds: [] },
        state: 'PENDING',
        decidedAt: null,
        decidedBy: null,
        grantedRoleIds: [],
        grantedRoleGroups: [],
        notGranted: { roleIds: [], apps: [], permissions: [] },
        text: null,
        version: 1,
      },
    ]);
  });

  it('grants none of them yet', async () => {
    const { user } = await company();
    await ask(user, { roleIds: ['UserAdministrator'] });
    expect(await rolesOf(user)).toEqual([]);
    expect((await user.get(queue)).statusCode).toBe(403);
  });

  it('is possible for apps, without knowing which role opens them', async () => {
    const { user, administrator } = await company();
    await ask(user, { apps: ['invoices', 'siteAccess'] });
    expect(await waiting(administrator)).toMatchObject([{ roleIds: [], apps: ['invoices', 'siteAccess'] }]);
  });

  it('tells every active administrator by e-mail, in their language', async () => {
    const { user, customerId, torbjorn } = await company();
    await ask(user, { roleIds: ['OperationStaff', 'QuoteRequester'], apps: ['traffic'] });
    const mails = await mailsOf(customerId);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [`astrid@c${customerId}.example`, 'Torbjørn Vik begär behörighet i Skerry'],
      [`ingrid@c${customerId}.example`, 'Torbjørn Vik is requesting access to Skerry'],
    ]);
    expect(mails[1]?.body).toBe(
      `Hi,\n\nTorbjørn Vik (${torbjorn.email}) is requesting access on behalf of Customer ${customerId} AB.\n\n` +
        'Roles: Operation staff and Quote requester\nWants to use: Traffic\n\n' +
        'Approve or refuse the request here:\nhttp://localhost:4100/users/role-requests' +
        `\n\n--\nYou get this because of your roles at Customer ${customerId} AB.\nChoose what you get by e-mail: http://localhost:4100/notifications/settings`,
    );
  });

  it.each([
    ['nothing', {}, { field: 'roleIds', code: 'required' }],
    ['an empty list', [], { field: 'roleIds', code: 'required' }],
    ['what is no role', { roleIds: ['Owner'] }, { field: 'roleIds', code: 'unknownRole' }],
    ['a finer permission', { roleIds: ['cp-admins'] }, { field: 'roleIds', code: 'unknownRole' }],
  ])('is refused for %s', async (_what, body, error) => {
    const { user } = await company();
    const answer = await ask(user, body);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([422, [error]]);
    expect(await last(user)).toBeNull();
  });

  it.each([
    { apps: ['cdn'] },
    { roleIds: ['Purchaser'], userId: absent },
    [{ roleId: 'Purchaser' }],
    [{ roleId: 'Purchaser', active: true, userId: absent }],
    { roleIds: ['Purchaser', 'Purchaser'] },
    { roleIds: 'Purchaser' },
  ])('refuses the body %j', async (body) => {
    const { user } = await company();
    expect((await ask(user, body)).statusCode).toBe(400);
  });

  it('is refused for what the user has already, and says what, by whatever right they have it', async () => {
    const { customerId } = await company();
    const [erik] = await addCustomer(test.database, `9${customerId}`, [{ roles: ['OperationStaff', 'cp-invoices'] }]);
    const asked = {
      roleIds: ['OperationStaff'],
      apps: ['services', 'invoices'],
      permissions: ['update-services', 'view-availability'],
    };
    const answer = await ask(app.as(the(erik)), asked);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      Object.entries(asked).map(([field, values]) => ({ field, code: 'alreadyHeld', values })),
    ]);
    expect(await last(app.as(the(erik)))).toBeNull();
  });

  it('leaves out what the user has already', async () => {
    const { customerId } = await company();
    const [erik] = await addCustomer(test.database, `9${customerId}`, [
      { roles: ['OperationStaff'] },
      { roles: ['UserAdministrator'] },
    ]);
    const user = app.as(the(erik));
    await ask(user, {
      roleIds: ['OperationStaff', 'Purchaser'],
      apps: ['traffic', 'invoices'],
      permissions: ['view-aggregations', 'download-invoices'],
    });
    expect(await last(user)).toMatchObject({
      roleIds: ['Purchaser'],
      apps: ['invoices'],
      permissions: ['download-invoices'],
    });
  });

  it('is refused, without mail, while an earlier request is undecided', async () => {
    const { user, customerId } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    const answer = await ask(user, { roleIds: ['OperationStaff'] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'REQUEST_PENDING']);
    expect((await last(user))?.roleIds).toEqual(['Purchaser']);
    expect(await mailsOf(customerId)).toHaveLength(2);
  });

  it('happens once when sent twice with one key', async () => {
    const { user, customerId } = await company();
    const key = crypto.randomUUID();
    const answers = [await ask(user, { apps: ['users'] }, key), await ask(user, { apps: ['users'] }, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailsOf(customerId)).toHaveLength(2);
    expect((await user.send('POST', own, { apps: ['users'] })).statusCode).toBe(400);
  });

  it('is refused after five times a day, with the time to try again', async () => {
    const { user, administrator } = await company();
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(user, { roleIds: ['Purchaser'] })).statusCode).toBe(200);
      await decide(administrator, { state: 'DENIED' });
    }
    const answer = await ask(user, { roleIds: ['Purchaser'] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await waiting(administrator)).toEqual([]);
  });

  it('is refused if nobody could decide', async () => {
    const [lonely] = await addCustomer(test.database, String((nextCustomer += 1)), [{ roles: [] }]);
    const answer = await ask(app.as(the(lonely)), { roleIds: ['Purchaser'] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NO_ADMINISTRATOR']);
    expect(await last(app.as(the(lonely)))).toBeNull();
  });

  it('leaves an audit row with who, what and the trace', async () => {
    const { user, customerId, torbjorn } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    expect(await auditOf(customerId)).toEqual([
      expect.objectContaining({
        actor_account_id: torbjorn.accountId,
        on_behalf_of_user_id: torbjorn.id,
        action: 'requestRoles',
        object_type: 'roleRequest',
        outcome: 'done',
        trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        after: expect.objectContaining({ roleIds: ['Purchaser'], state: 'PENDING' }),
      }),
    ]);
  });
});

describe('the queue', () => {
  it('shows the oldest first, page by page', async () => {
    const customerId = String((nextCustomer += 1));
    const [administrator, ...people] = await addCustomer(test.database, customerId, [
      { roles: ['UserAdministrator'] },
      ...Array.from({ length: 3 }, (_, index) => ({ firstName: `P${index}`, lastName: 'X' })),
    ]);
    for (const person of people) await ask(app.as(person), { roleIds: ['Purchaser'] });
    const caller = app.as(the(administrator));
    const page = (await caller.get(`${queue}?pageSize=2`)).json<ListedRoleRequestPage>();
    expect(page.items.map(({ user }) => user.fullName)).toEqual(['P0 X', 'P1 X']);
    expect(page).toMatchObject({ totalPages: 2, currentPage: 0, totalItems: 3, counts: { pending: 3, all: 3 } });
    const rest = (await caller.get(`${queue}?pageSize=2&page=1`)).json<ListedRoleRequestPage>();
    expect(rest.items.map(({ user }) => user.fullName)).toEqual(['P2 X']);
  });

  it('shows those decided after those that wait, the last one first, with who decided what; and finds by who asked', async () => {
    const customerId = String((nextCustomer += 1));
    const [administrator, ...people] = await addCustomer(test.database, customerId, [
      { roles: ['UserAdministrator'], firstName: 'Astrid', lastName: 'Lindqvist' },
      ...Array.from({ length: 3 }, (_, index) => ({ firstName: `Vik${index}`, lastName: 'Åberg' })),
    ]);
    const caller = app.as(the(administrator));
    for (const person of people) await ask(app.as(person), { roleIds: ['Purchaser'] });
    const [first, second] = (await caller.get(queue)).json<ListedRoleRequestPage>().items;
    const decide = async (id: string, body: object) =>
      expect((await caller.send('PUT', `${queue}/${id}`, body, { 'if-match': '"1"' })).statusCode).toBe(200);
    await decide(the(first).id, { state: 'APPROVED', roleIds: ['Purchaser'] });
    await decide(the(second).id, { state: 'DENIED', text: 'Not yet.' });
    const found = async (query: string) => (await caller.get(`${queue}?${query}`)).json<ListedRoleRequestPage>();
    const names = async (query: string) => (await found(query)).items.map(({ user }) => user.fullName);
    expect(await names('states=PENDING,APPROVED,DENIED')).toEqual(['Vik2 Åberg', 'Vik1 Åberg', 'Vik0 Åberg']);
    expect(await names('states=APPROVED')).toEqual(['Vik0 Åberg']);
    expect(await names('states=NONE')).toEqual([]);
    expect(await found('states=DENIED')).toMatchObject({
      items: [{ state: 'DENIED', decidedBy: 'Astrid Lindqvist', text: 'Not yet.', grantedRoleIds: [] }],
      totalItems: 1,
      counts: { pending: 1, all: 3 },
    });
    expect(await names('states=PENDING,APPROVED,DENIED&searchFilter=vik0')).toEqual(['Vik0 Åberg']);
    expect(await names('states=PENDING,APPROVED,DENIED&searchFilter=k2')).toEqual(['Vik2 Åberg']);
    expect(await names('searchFilter=vik0')).toEqual([]);
  });

  it('says what an approval gave through groups, and what of the request it left out', async () => {
    const { user, administrator } = await company();
    const group = (name: string, permissions: string[]) => ({
      name,
      description: '',
      roleIds: [],
      permissions,
      memberIds: [],
      scope: { kind: 'all', ids: [] },
    });
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const made = await administrator.send('POST', groups, group('Help desk', ['create-users']), key());
    const { id } = made.json<{ id: string }>();
    const asked = { roleIds: ['Purchaser', 'BillingResponsible'], apps: ['traffic', 'invoices'] };
    await ask(user, { ...asked, permissions: ['create-users', 'download-invoices', 'view-changelog'] });
    await decide(administrator, { state: 'APPROVED', roleIds: ['BillingResponsible'], roleGroupIds: [id] });
    const approved = async () =>
      (await administrator.get(`${queue}?states=APPROVED`)).json<ListedRoleRequestPage>().items[0];
    expect(await approved()).toMatchObject({
      grantedRoleIds: ['BillingResponsible'],
      grantedRoleGroups: [{ id, name: 'Help desk' }],
      notGranted: { roleIds: ['Purchaser'], apps: ['traffic'], permissions: ['view-changelog'] },
    });

    // Whatever becomes of the group, what the approval gave stays as it was.
    const { headers } = await administrator.get(`${groups}/${id}`);
    await administrator.send('DELETE', `${groups}/${id}`, undefined, { 'if-match': headers['etag'] as string });
    expect(await approved()).toMatchObject({
      grantedRoleGroups: [],
      notGranted: { roleIds: ['Purchaser'], apps: ['traffic'], permissions: ['view-changelog'] },
    });
  });

  it('has no request of another customer, and cannot decide one', async () => {
    const { user, administrator: theirs } = await company();
    const { administrator, customerId } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    const [foreign] = await waiting(theirs);
    expect(await waiting(administrator)).toEqual([]);
    const decisions = [the(foreign).id, absent, "' or 1=1"].map((id) =>
      administrator.send(
        'PUT',
        `${queue}/${encodeURIComponent(id)}`,
        { state: 'APPROVED', roleIds: ['Purchaser'] },
        { 'if-match': '"1"' },
      ),
    );
    for (const answer of await Promise.all(decisions)) expect(answer.statusCode).toBe(404);
    expect((await last(user))?.state).toBe('PENDING');
    expect(await mailsOf(customerId)).toEqual([]);
  });

  it('loses the requests of a deleted user', async () => {
    const { user, administrator, torbjorn } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    await administrator.send('DELETE', `/api/user-admin/v1/customer/users/${torbjorn.id}`, undefined, {
      'if-match': '"1"',
    });
    expect(await waiting(administrator)).toEqual([]);
  });
});

describe('an approval', () => {
  it('grants the roles at once, removes none, and leaves the queue', async () => {
    const { customerId } = await company();
    const [erik, astrid] = await addCustomer(test.database, `9${customerId}`, [
      { roles: ['OperationStaff', 'cp-tickets'] },
      { roles: ['UserAdministrator'] },
    ]);
    const user = app.as(the(erik));
    const administrator = app.as(the(astrid));
    await ask(user, { roleIds: ['Purchaser'] });
    const answer = await decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'APPROVED', grantedRoleIds: ['Purchaser'], decidedAt: expect.any(String) }),
    ]);
    expect(await rolesOf(user)).toEqual(['OperationStaff', 'Purchaser', 'cp-tickets']);
    expect(await waiting(administrator)).toEqual([]);
    expect((await last(user))?.state).toBe('APPROVED');
  });

  it('may grant other roles than requested, as for apps', async () => {
    const { user, administrator } = await company();
    await ask(user, { apps: ['invoices'] });
    await decide(administrator, { state: 'APPROVED', roleIds: ['BillingResponsible'] });
    expect(await rolesOf(user)).toEqual(['BillingResponsible']);
    expect((await last(user))?.grantedRoleIds).toEqual(['BillingResponsible']);
  });

  it('makes another administrator’s open form of the user outdated', async () => {
    const { user, administrator, torbjorn } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    await decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] });
    const answer = await administrator.get(`/api/user-admin/v1/customer/users/${torbjorn.id}`);
    expect(answer.json<CustomerUser>()).toMatchObject({ roles: [{ id: 'Purchaser' }], version: 2 });
  });

  it('tells the user, in their language, with the administrator’s message', async () => {
    const { user, administrator, customerId, torbjorn } = await company();
    await ask(user, { roleIds: ['OperationStaff'] });
    await decide(administrator, {
      state: 'APPROVED',
      roleIds: ['OperationStaff', 'QuoteRequester'],
      text: ' Welcome!\nCall me. ',
    });
    expect((await mailsOf(customerId)).at(-1)).toEqual({
      recipient: torbjorn.email,
      subject: 'Your request in Skerry is approved',
      body:
        `Hi Torbjørn,\n\nAstrid Lindqvist has approved your request at Customer ${customerId} AB. ` +
        'Your roles are now: Operation staff and Quote requester.\n\nMessage from Astrid Lindqvist:\nWelcome!\nCall me.' +
        '\n\nOpen Skerry:\nhttp://localhost:4100' +
        `\n\n--\nYou get this because it is your own request at Customer ${customerId} AB.\nChoose what you get by e-mail: http://localhost:4100/notifications/settings`,
    });
    expect((await last(user))?.text).toBe('Welcome!\nCall me.');
  });

  it('tells the identity directory what the user may now do', async () => {
    const { user, administrator, torbjorn } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    app.identity.directoryCalls.length = 0;
    await decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] });
    expect(app.identity.directoryCalls).toEqual([{ call: 'settle', details: { accountId: torbjorn.accountId } }]);
  });

  it('leaves one audit row with the user’s roles before and after', async () => {
    const { user, administrator, customerId, torbjorn } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    await decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] });
    expect((await auditOf(customerId)).slice(1)).toEqual([
      expect.objectContaining({
        action: 'decideRoleRequest',
        object_type: 'roleRequest',
        outcome: 'done',
        before: expect.objectContaining({ state: 'PENDING', userId: torbjorn.id, userRoleIds: [] }),
        after: expect.objectContaining({ state: 'APPROVED', userRoleIds: ['Purchaser'] }),
      }),
    ]);
  });

  it.each([
    [422, { state: 'APPROVED' }, [{ field: 'roleIds', code: 'required' }]],
    [422, { state: 'APPROVED', roleIds: ['Owner'] }, [{ field: 'roleIds', code: 'unknownRole' }]],
    [422, { state: 'DENIED', text: 'a'.repeat(501) }, [{ field: 'text', code: 'tooLong' }]],
    [422, { state: 'DENIED', text: 'Nie, ł' }, [{ field: 'text', code: 'unsupportedCharacter', character: 'ł' }]],
    [403, { state: 'APPROVED', roleIds: ['cp-admins'] }, undefined],
  ])('is refused with %i for %j', async (status, body, errors) => {
    const { user, administrator, customerId } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    const answer = await decide(administrator, body);
    expect([answer.statusCode, answer.json<{ errors?: object[] }>().errors]).toEqual([status, errors]);
    expect((await last(user))?.state).toBe('PENDING');
    expect((await auditOf(customerId)).at(-1)).toMatchObject({ action: 'decideRoleRequest', outcome: 'refused' });
  });

  it.each([{ state: 'PENDING' }, { state: 'APPROVED', roleIds: ['Purchaser'], userId: absent }, {}])(
    'refuses the body %j',
    async (body) => {
      const { user, administrator } = await company();
      await ask(user, { roleIds: ['Purchaser'] });
      expect((await decide(administrator, body)).statusCode).toBe(400);
    },
  );
});

describe('an administrator’s own request', () => {
  it('is approved by another administrator, and can be refused by themselves', async () => {
    const { administrator, customerId, torbjorn } = await company();
    const { rows } = await test.database.withOperator((query) =>
      sql<{ id: string }>`insert into customer_user_roles (customer_id, user_id, role_id)
        values (${customerId}, ${torbjorn.id}, 'UserAdministrator') returning user_id as id`.execute(query),
    );
    expect(rows).toHaveLength(1);
    const own = app.as(torbjorn);
    await ask(own, { roleIds: ['Purchaser'] });
    const refused = await decide(own, { state: 'APPROVED', roleIds: ['Purchaser'] });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'OWN_REQUEST']);
    expect((await last(own))?.state).toBe('PENDING');
    expect((await decide(own, { state: 'DENIED', text: 'Asked by mistake.' })).statusCode).toBe(200);
    await ask(own, { roleIds: ['Purchaser'] });
    expect((await decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] })).statusCode).toBe(200);
  });
});

describe('a refusal', () => {
  it('grants nothing, tells the user why, and lets them ask again', async () => {
    const { user, administrator, customerId } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    await decide(administrator, { state: 'DENIED', roleIds: ['Purchaser'], text: 'Ask again when you have started.' });
    expect(await rolesOf(user)).toEqual([]);
    expect(await last(user)).toMatchObject({
      state: 'DENIED',
      grantedRoleIds: [],
      text: 'Ask again when you have started.',
    });
    const mail = (await mailsOf(customerId)).at(-1);
    expect(mail?.subject).toBe('Your request in Skerry was not approved');
    expect(mail?.body).toContain('Message from Astrid Lindqvist:\nAsk again when you have started.');
    expect((await ask(user, { roleIds: ['Purchaser'] })).statusCode).toBe(200);
    expect((await last(user))?.state).toBe('PENDING');
  });
});

describe('of two decisions', () => {
  it('the second is refused with 412, as its form is outdated', async () => {
    const { user, administrator } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    const [request] = await waiting(administrator);
    const put = (body: object, headers: Record<string, string>) =>
      administrator.send('PUT', `${queue}/${the(request).id}`, body, headers);
    expect((await put({ state: 'DENIED' }, {})).statusCode).toBe(428);
    expect((await put({ state: 'DENIED' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    const late = await put({ state: 'APPROVED', roleIds: ['Purchaser'] }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'STALE_VERSION']);
    const again = await put({ state: 'APPROVED', roleIds: ['Purchaser'] }, { 'if-match': '"2"' });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'ALREADY_DECIDED']);
    expect(await rolesOf(user)).toEqual([]);
  });

  it('at the same time, one wins', async () => {
    const { user, administrator, customerId } = await company();
    await ask(user, { roleIds: ['Purchaser'] });
    const decisions = Array.from({ length: 10 }, () =>
      decide(administrator, { state: 'APPROVED', roleIds: ['Purchaser'] }),
    );
    const answers = await Promise.allSettled(decisions);
    expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.statusCode === 200)).toHaveLength(
      1,
    );
    expect((await mailsOf(customerId)).filter(({ subject }) => subject.includes('approved'))).toHaveLength(1);
  });
});

it('the provider’s staff are not users of a customer, and cannot request roles', async () => {
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
  const staff = app.as({ accountId, customerId });
  expect(await last(staff)).toBeNull();
  const answer = await ask(staff, { roleIds: ['Purchaser'] });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_A_USER']);
});
