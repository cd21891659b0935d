import type { CustomerUser, CustomerUserPage } from '@skerry/contracts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, describeOnPostgres, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const torbjorn = {
  firstName: 'Torbjørn',
  lastName: 'Vik',
  email: 'torbjorn.vik@havstrand.example',
  cellphone: '+4748100144',
  locale: 'sv',
  forceTwoFactorAuth: false,
  active: true,
};

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 1000;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** A customer of its own for a test: an administrator, a colleague who is one too, and one who is not. */
async function company(): Promise<{
  customerId: string;
  astrid: SeededUser;
  ingrid: SeededUser;
  erik: SeededUser;
  caller: Caller;
}> {
  const customerId = String((nextCustomer += 1));
  const [astrid, ingrid, erik] = await addCustomer(test.database, customerId, [
    {
      email: `astrid@c${customerId}.example`,
      firstName: 'Astrid',
      lastName: 'Lindqvist',
      roles: ['UserAdministrator', 'cp-forms'],
    },
    { email: `ingrid@c${customerId}.example`, firstName: 'Ingrid', lastName: 'Solberg', roles: ['UserAdministrator'] },
    {
      email: `erik@c${customerId}.example`,
      firstName: 'Erik',
      lastName: 'Hammarström',
      roles: ['OperationStaff', 'cp-tickets'],
      cellphone: '+46701740631',
    },
  ]);
  return { customerId, astrid: the(astrid), ingrid: the(ingrid), erik: the(erik), caller: app.as(the(astrid)) };
}

async function read(caller: Caller, id: string): Promise<CustomerUser> {
  return (await caller.get(`${users}/${id}`)).json<CustomerUser>();
}

function create(caller: Caller, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', users, body, { 'idempotency-key': key });
}

function change(caller: Caller, { id, version }: Pick<CustomerUser, 'id' | 'version'>, body: object) {
  return caller.send('PUT', `${users}/${id}`, body, { 'if-match': `"${version}"` });
}

function remove(caller: Caller, { id, version }: Pick<CustomerUser, 'id' | 'version'>) {
  return caller.send('DELETE', `${users}/${id}`, undefined, { 'if-match': `"${version}"` });
}

async function auditRows(customerId: string) {
  return test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  );
}

describe('the list of users', () => {
  async function crowd(): Promise<Caller> {
    const customerId = String((nextCustomer += 1));
    const people = Array.from({ length: 27 }, (_, index) => ({
      email: `p${String(26 - index).padStart(2, '0')}@c${customerId}.example`,
      firstName: 'Åsa',
      lastName: `Öberg ${index}`,
      cellphone: null,
    }));
    const [administrator] = await addCustomer(test.database, customerId, [
      { email: `zz@c${customerId}.example`, roles: ['UserAdministrator'] },
      ...people,
    ]);
    return app.as(the(administrator));
  }

  it('has 25 users on a page, sorted by e-mail, starting with page 0', async () => {
    const page = (await (await crowd()).get(users)).json<CustomerUserPage>();
    expect(page.items.map(({ email }) => email.slice(0, 3))).toEqual(
      Array.from({ length: 25 }, (_, index) => `p${String(index).padStart(2, '0')}`),
    );
    expect(page).toMatchObject({ totalItems: 28, totalPages: 2, currentPage: 0 });
  });

  it('has the rest on the next page', async () => {
    const page = (await (await crowd()).get(`${users}?page=1&pageSize=25&sortBy=email`)).json<CustomerUserPage>();
    expect(page.items.map(({ email }) => email.slice(0, 3))).toEqual(['p25', 'p26', 'zz@']);
    expect(page).toMatchObject({ totalItems: 28, totalPages: 2, currentPage: 1 });
  });

  it('is empty beyond the last page, and says how many there are', async () => {
    expect((await (await crowd()).get(`${users}?page=99`)).json()).toEqual({
      items: [],
      totalItems: 28,
      totalPages: 2,
      currentPage: 99,
    });
  });

  it.each(['-1', 'abc', '1.5', '100001', ''])('refuses page=%s', async (page) => {
    const { caller } = await company();
    expect((await caller.get(`${users}?page=${page}`)).statusCode).toBe(400);
  });

  it.each([
    ['part of a name in any case', 'HAMMARSTRÖM'],
    ['first and last name', 'erik ham'],
    ['part of an e-mail', 'erik@'],
    ['a phone number as it is written', '+46 70 174 06 31'],
  ])('finds by %s', async (_what, filter) => {
    const { caller } = await company();
    const page = (await caller.get(`${users}?searchFilter=${encodeURIComponent(filter)}`)).json<CustomerUserPage>();
    expect(page.items.map(({ fullName }) => fullName)).toEqual(['Erik Hammarström']);
    expect(page).toMatchObject({ totalItems: 1, totalPages: 1 });
  });

  it.each(['%', '_', "' or 1=1 --", '\\', '%00', '😀'])('treats the filter %s as plain text', async (filter) => {
    const { caller } = await company();
    const page = await caller.get(`${users}?searchFilter=${filter === '%00' ? 'x%00x' : encodeURIComponent(filter)}`);
    expect(page.json()).toEqual({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 });
  });

  describe('sorted by', () => {
    async function fourPeople(): Promise<Caller> {
      const customerId = String((nextCustomer += 1));
      const person = (email: string, firstName: string, cellphone: string | null, active: boolean) => ({
        email: `${email}@c${customerId}.example`,
        firstName,
        lastName: 'Öberg',
        cellphone,
        active,
      });
      const [administrator] = await addCustomer(test.database, customerId, [
        { ...person('d', 'Åsa', '+46701740603', true), roles: ['UserAdministrator'] },
        person('a', 'bo', null, true),
        person('c', 'Cia', '+46701740601', false),
        person('b', 'Bo', '+4748100137', true),
      ]);
      return app.as(the(administrator));
    }

    it.each([
      ['email', 'a b c d'],
      ['-email', 'd c b a'],
      ['name', 'a b c d'],
      ['-name', 'd c b a'],
      ['cellphone', 'c d b a'],
      ['-cellphone', 'b d c a'],
      ['active', 'a b d c'],
      ['-active', 'c d b a'],
    ])('%s has one order, which pages keep', async (sortBy, order) => {
      const caller = await fourPeople();
      const pages = await Promise.all(
        [0, 1].map(async (page) =>
          (await caller.get(`${users}?sortBy=${sortBy}&page=${page}&pageSize=2`)).json<CustomerUserPage>(),
        ),
      );
      const letters = pages.flatMap(({ items }) => items.map(({ email }) => email.charAt(0)));
      expect(letters.join(' ')).toBe(order);
    });

    it.each(['password', 'name;drop', '--email'])('nothing else: %s is refused', async (sortBy) => {
      const { caller } = await company();
      expect((await caller.get(`${users}?sortBy=${encodeURIComponent(sortBy)}`)).statusCode).toBe(400);
    });
  });

  it('shows customer roles and not the finer permissions', async () => {
    const { caller, erik } = await company();
    expect((await read(caller, erik.id)).roles).toEqual([{ id: 'OperationStaff' }]);
  });

  it('has a new user whose language is left out in Swedish', async () => {
    const { caller } = await company();
    const answer = await create(caller, { ...torbjorn, locale: undefined });
    expect([answer.statusCode, answer.json<CustomerUser>().locale]).toEqual([201, 'sv']);
  });

  it('changes as users are created and deleted', async () => {
    const { caller, erik } = await company();
    await create(caller, torbjorn);
    await remove(caller, { id: erik.id, version: 1 });
    const page = (await caller.get(`${users}?pageSize=1`)).json<CustomerUserPage>();
    expect(page.totalPages).toBe(3);
  });
});

describe('one user', () => {
  it('has its version as ETag', async () => {
    const { caller, erik } = await company();
    const answer = await caller.get(`${users}/${erik.id}`);
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toMatchObject({ id: erik.id, fullName: 'Erik Hammarström', version: 1, roleGroups: [] });
  });

  it.each(['7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a', 'abc', '1', '..%5c', '%F0%9F%98%80'])(
    'with the id %s is not found',
    async (id) => {
      const { caller } = await company();
      const answer = await caller.get(`${users}/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    },
  );

  it('of another customer looks as if it did not exist, whatever is done', async () => {
    const { caller } = await company();
    const { erik: foreign } = await company();
    const absent = { id: '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a', version: 1 };
    for (const act of [
      (id: string) => caller.get(`${users}/${id}`),
      (id: string) => change(caller, { id, version: 1 }, { isActive: false }),
      (id: string) => remove(caller, { id, version: 1 }),
    ]) {
      const [toForeign, toAbsent] = [await act(foreign.id), await act(absent.id)];
      expect(toForeign.statusCode).toBe(404);
      expect({ ...toForeign.json<object>(), traceId: '' }).toEqual({ ...toAbsent.json<object>(), traceId: '' });
      expect(Object.keys(toForeign.headers)).toEqual(Object.keys(toAbsent.headers));
    }
  });
});

describe('creating a user', () => {
  it('answers with the user, its address and ETag', async () => {
    const { caller } = await company();
    const answer = await create(caller, torbjorn);
    const user = answer.json<CustomerUser>();
    expect(answer.statusCode).toBe(201);
    expect(user).toMatchObject({ ...torbjorn, fullName: 'Torbjørn Vik', roles: [], version: 1 });
    expect(answer.headers).toMatchObject({ location: `${users}/${user.id}`, etag: '"1"', 'cache-control': 'no-store' });
    expect(await read(caller, user.id)).toEqual(user);
  });

  it('tells the identity directory', async () => {
    const { caller, customerId } = await company();
    app.identity.directoryCalls.length = 0;
    await create(caller, torbjorn);
    expect(app.identity.directoryCalls).toEqual([
      {
        call: 'add',
        details: { customerId, email: torbjorn.email, firstName: 'Torbjørn', lastName: 'Vik', locale: 'sv' },
      },
      { call: 'settle', details: { accountId: expect.any(String) } },
    ]);
  });

  it('stores text without surrounding white space, and a phone number without spaces', async () => {
    const { caller } = await company();
    const answer = await create(caller, { ...torbjorn, firstName: '  Torbjørn ', cellphone: '+47 481 00 144' });
    expect(answer.json()).toMatchObject({ firstName: 'Torbjørn', cellphone: '+4748100144' });
  });

  it.each([
    ['firstName', '', 'required'],
    ['firstName', '   ', 'required'],
    ['firstName', 'a'.repeat(10_000), 'tooLong'],
    ['lastName', 'Wałęsa', 'unsupportedCharacter'],
    ['lastName', 'Vik😀', 'unsupportedCharacter'],
    ['lastName', 'Vik\u200f', 'unsupportedCharacter'],
    ['lastName', 'Vik\u0000', 'unsupportedCharacter'],
    ['email', '', 'required'],
    ['email', 'torbjorn', 'invalidFormat'],
    ['email', `${'a'.repeat(10_000)}@havstrand.example`, 'invalidFormat'],
    ['cellphone', '', 'required'],
    ['cellphone', '+', 'invalidFormat'],
    ['cellphone', '+46701740', 'invalidFormat'],
    ['cellphone', '+4670174060', undefined],
    ['cellphone', '+467017406051234', undefined],
    ['cellphone', '+4670174060512345', 'invalidFormat'],
    ['cellphone', '0701740605', 'invalidFormat'],
  ])('validates %s %j', async (field, value, code) => {
    const { caller } = await company();
    const answer = await create(caller, { ...torbjorn, [field]: value });
    if (code === undefined) expect(answer.statusCode).toBe(201);
    else {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ field, code }] });
    }
  });

  it('stores markup as plain text', async () => {
    const { caller } = await company();
    expect((await create(caller, { ...torbjorn, lastName: '<b>Vik</b>' })).json()).toMatchObject({
      lastName: '<b>Vik</b>',
    });
  });

  it('names every wrong field', async () => {
    const { caller } = await company();
    const answer = await create(caller, { ...torbjorn, firstName: '', cellphone: '123' });
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'cellphone', code: 'invalidFormat' },
    ]);
  });

  it.each(['customerId', 'roles', 'roleIds', 'id', 'accountId', 'isActive', 'version', '__proto__x'])(
    'refuses the unknown field %s',
    async (field) => {
      const { caller } = await company();
      const answer = await create(caller, { ...torbjorn, [field]: 'x' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ field, code: 'unknownField' }] });
    },
  );

  it.each([
    ['a number for a name', { firstName: 1 }],
    ['a text for a switch', { active: 'true' }],
    ['a language without mails', { locale: 'fi' }],
    ['null', { email: null }],
  ])('refuses %s', async (_what, wrong) => {
    const { caller } = await company();
    expect((await create(caller, { ...torbjorn, ...wrong })).statusCode).toBe(400);
  });

  it('refuses an e-mail that the customer already has, regardless of case, at its field', async () => {
    const { caller, customerId } = await company();
    const answer = await create(caller, { ...torbjorn, email: `ERIK@c${customerId}.example` });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'taken' }] });
  });

  it('accepts an e-mail that another customer has', async () => {
    const [first, second] = [await company(), await company()];
    expect((await create(first.caller, { ...torbjorn, email: 'shared@vik.example' })).statusCode).toBe(201);
    expect((await create(second.caller, { ...torbjorn, email: 'shared@vik.example' })).statusCode).toBe(201);
  });

  it('leaves nothing behind if refused', async () => {
    const { caller, customerId } = await company();
    await create(caller, { ...torbjorn, email: `erik@c${customerId}.example`, firstName: 'Other' });
    expect((await caller.get(users)).json<CustomerUserPage>().items).toHaveLength(3);
  });

  it.each([
    ['malformed JSON', '{"firstName":', 'application/json', 400],
    ['a body over the limit', JSON.stringify({ ...torbjorn, lastName: 'x'.repeat(70_000) }), 'application/json', 413],
    ['another content type', 'firstName=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 'application/json', 400],
  ])('answers %s with a problem', async (_what, payload, type, status) => {
    const { astrid } = await company();
    const authorization = `Bearer ${await app.identity.tokenFor(astrid.accountId, astrid.customerId)}`;
    const answer = await app.server.inject({
      method: 'POST',
      url: users,
      payload,
      headers: { host: 'localhost:4100', authorization, 'content-type': type, 'idempotency-key': 'a-key-of-its-own' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json<{ traceId: string }>().traceId).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an idempotency key', () => {
  it('is required', async () => {
    const { caller } = await company();
    expect((await caller.send('POST', users, torbjorn)).statusCode).toBe(400);
  });

  it('repeats the first result', async () => {
    const { caller } = await company();
    const key = crypto.randomUUID();
    const [first, second] = [
      await create(caller, torbjorn, key),
      await create(caller, Object.fromEntries(Object.entries(torbjorn).reverse()), key),
    ];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['location']).toBe(first.headers['location']);
    expect((await caller.get(users)).json<CustomerUserPage>().items).toHaveLength(4);
  });

  it('with another body is refused', async () => {
    const { caller } = await company();
    const key = crypto.randomUUID();
    await create(caller, torbjorn, key);
    const answer = await create(caller, { ...torbjorn, firstName: 'Tor' }, key);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('can be reused after a refusal, for the corrected form', async () => {
    const { caller } = await company();
    const key = crypto.randomUUID();
    expect((await create(caller, { ...torbjorn, cellphone: '1' }, key)).statusCode).toBe(422);
    expect((await create(caller, torbjorn, key)).statusCode).toBe(201);
  });

  it('belongs to one account', async () => {
    const { caller, ingrid } = await company();
    const key = crypto.randomUUID();
    await create(caller, torbjorn, key);
    expect((await create(app.as(ingrid), { ...torbjorn, email: 'other@havstrand.example' }, key)).statusCode).toBe(201);
  });

  it('makes one user of fifty simultaneous sends', async () => {
    const { caller } = await company();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(caller, torbjorn, key)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map((answer) => answer.json<CustomerUser>().id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual([]);
    expect((await caller.get(users)).json<CustomerUserPage>().items).toHaveLength(4);
  });

  it('expires after 24 hours', async () => {
    const { caller, customerId } = await company();
    const key = crypto.randomUUID();
    await create(caller, torbjorn, key);
    await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.now() - 24.1 * 60 * 60 * 1000) })
        .execute(),
    );
    expect((await create(caller, { ...torbjorn, email: 'next-day@havstrand.example' }, key)).statusCode).toBe(201);
  });
});

describe('changing a user', () => {
  it('changes only what is sent', async () => {
    const { caller, erik } = await company();
    const answer = await change(caller, { id: erik.id, version: 1 }, { firstName: 'Erika', locale: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({
      firstName: 'Erika',
      lastName: 'Hammarström',
      locale: 'en',
      active: true,
      version: 2,
      roles: [{ id: 'OperationStaff' }],
    });
  });

  it('without a version is refused with 428', async () => {
    const { caller, erik } = await company();
    const answer = await caller.send('PUT', `${users}/${erik.id}`, { isActive: false });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([428, 'VERSION_REQUIRED']);
    expect((await caller.send('DELETE', `${users}/${erik.id}`)).statusCode).toBe(428);
  });

  it.each(['"0"', '"2"', 'W/"1"', '1', '*'])('of the version %s is refused with 412', async (ifMatch) => {
    const { caller, erik } = await company();
    const answer = await caller.send('PUT', `${users}/${erik.id}`, { isActive: false }, { 'if-match': ifMatch });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([412, 'STALE_VERSION']);
    expect((await read(caller, erik.id)).active).toBe(true);
  });

  it('by two at once succeeds for one of them', async () => {
    const { caller, erik, ingrid } = await company();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(index % 2 === 0 ? caller : app.as(ingrid), { id: erik.id, version: 1 }, { lastName: `Nr ${index}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(19).fill(412)]);
  });

  it('writes nothing if nothing changes', async () => {
    const { caller, erik, customerId } = await company();
    const details = await change(caller, { id: erik.id, version: 1 }, { firstName: 'Erik', isActive: true });
    const roles = await change(caller, { id: erik.id, version: 1 }, { roleIds: ['OperationStaff'] });
    expect([details.json<CustomerUser>().version, roles.json<CustomerUser>().version]).toEqual([1, 1]);
    expect(await auditRows(customerId)).toEqual([]);
  });

  it('validates only the fields that are sent', async () => {
    const customerId = String((nextCustomer += 1));
    const [administrator, gustav] = await addCustomer(test.database, customerId, [
      { roles: ['UserAdministrator'] },
      { cellphone: null },
    ]);
    const caller = app.as(the(administrator));
    expect((await change(caller, { id: the(gustav).id, version: 1 }, { isActive: false })).json()).toMatchObject({
      active: false,
      cellphone: null,
    });
    expect((await change(caller, { id: the(gustav).id, version: 2 }, { cellphone: '' })).statusCode).toBe(422);
  });

  it('refuses details and roles in one call, and an empty body', async () => {
    const { caller, erik } = await company();
    expect((await change(caller, { id: erik.id, version: 1 }, { firstName: 'X', roleIds: [] })).statusCode).toBe(400);
    expect((await change(caller, { id: erik.id, version: 1 }, {})).statusCode).toBe(400);
  });

  it('to an e-mail in use is refused at its field', async () => {
    const { caller, erik, ingrid } = await company();
    const answer = await change(caller, { id: erik.id, version: 1 }, { email: ingrid.email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'taken' }] });
  });

  it('tells the identity directory only of a new name or e-mail', async () => {
    const { caller, erik, customerId } = await company();
    app.identity.directoryCalls.length = 0;
    await change(caller, { id: erik.id, version: 1 }, { cellphone: '+46701740699' });
    expect(app.identity.directoryCalls).toEqual([]);
    await change(caller, { id: erik.id, version: 2 }, { email: `new@c${customerId}.example` });
    expect(app.identity.directoryCalls).toEqual([
      {
        call: 'change',
        details: {
          accountId: erik.accountId,
          customerId,
          email: `new@c${customerId}.example`,
          firstName: 'Erik',
          lastName: 'Hammarström',
          locale: 'sv',
        },
      },
      // The new address belongs to another account, and both are notified.
      { call: 'settle', details: { accountId: erik.accountId } },
      { call: 'settle', details: { accountId: expect.any(String) } },
    ]);
  });
});

describe('roles of a user', () => {
  it('are sent to the identity directory', async () => {
    const { caller, erik } = await company();
    app.identity.directoryCalls.length = 0;
    await change(caller, { id: erik.id, version: 1 }, { roleIds: ['Purchaser'] });
    expect(app.identity.directoryCalls).toEqual([{ call: 'settle', details: { accountId: erik.accountId } }]);
  });

  it('are replaced as a whole, but finer permissions stay', async () => {
    const { caller, erik, customerId } = await company();
    const answer = await change(caller, { id: erik.id, version: 1 }, { roleIds: ['Purchaser', 'BillingResponsible'] });
    expect(answer.json<CustomerUser>().roles).toEqual([{ id: 'Purchaser' }, { id: 'BillingResponsible' }]);
    const rows = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query
        .selectFrom('customer_user_roles')
        .select('role_id')
        .where('user_id', '=', erik.id)
        .orderBy('role_id')
        .execute(),
    );
    expect(rows.map(({ role_id }) => role_id)).toEqual(['BillingResponsible', 'Purchaser', 'cp-tickets']);
  });

  it.each([['Nonsense'], ['cp-forms'], ['']])('refuse %j at the field, as it is not a customer role', async (id) => {
    const { caller, erik } = await company();
    const answer = await change(caller, { id: erik.id, version: 1 }, { roleIds: ['Purchaser', id] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'roleIds', code: 'unknownRole' }] });
    expect((await read(caller, erik.id)).roles).toEqual([{ id: 'OperationStaff' }]);
  });

  it('refuse a permission that the administrator does not hold', async () => {
    const { caller, erik } = await company();
    const answer = await change(caller, { id: erik.id, version: 1 }, { roleIds: ['cp-admins'] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'PERMISSION_NOT_HELD']);
  });

  it('apply from the next call, whatever the token says', async () => {
    const { caller, ingrid } = await company();
    expect((await app.as(ingrid).get(users)).statusCode).toBe(200);
    await change(caller, { id: ingrid.id, version: 1 }, { roleIds: ['Purchaser'] });
    expect((await app.as(ingrid).get(users)).statusCode).toBe(403);
  });
});

describe('an administrator', () => {
  it('cannot delete, deactivate or demote themselves', async () => {
    const { caller, astrid } = await company();
    const answers = [
      await remove(caller, { id: astrid.id, version: 1 }),
      await change(caller, { id: astrid.id, version: 1 }, { isActive: false }),
      await change(caller, { id: astrid.id, version: 1 }, { roleIds: ['Purchaser'] }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      Array(3).fill([409, 'OWN_ACCOUNT']),
    );
    expect(await read(caller, astrid.id)).toMatchObject({
      active: true,
      roles: [{ id: 'UserAdministrator' }],
      version: 1,
    });
  });

  it('can change their own details and other roles', async () => {
    const { caller, astrid } = await company();
    expect((await change(caller, { id: astrid.id, version: 1 }, { lastName: 'Ny' })).statusCode).toBe(200);
    expect(
      (await change(caller, { id: astrid.id, version: 2 }, { roleIds: ['UserAdministrator', 'Purchaser'] })).statusCode,
    ).toBe(200);
  });

  it('the last active one cannot be removed by staff, either', async () => {
    const customerId = String((nextCustomer += 1));
    const [only] = await addCustomer(test.database, customerId, [
      { roles: ['UserAdministrator'] },
      { email: `idle@c${customerId}.example`, roles: ['UserAdministrator'], active: false },
    ]);
    const staff = await test.database.withOperator((query) =>
      query
        .insertInto('accounts')
        .values({
          email: `staff-${customerId}@skerry.example`,
          first_name: 'S',
          last_name: 'S',
          password_hash: null,
          default_customer_id: null,
          cdn_id: null,
          user_category: 'internalStaff',
          realm_roles: ['UserAdministrator'],
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const caller = app.as({ accountId: staff.id, customerId });
    const target = { id: the(only).id, version: 1 };
    const answers = [
      await remove(caller, target),
      await change(caller, target, { isActive: false }),
      await change(caller, target, { roleIds: [] }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      Array(3).fill([409, 'LAST_ADMINISTRATOR']),
    );
  });
});

describe('a user who is deactivated or deleted', () => {
  it.each([
    [
      'deactivated',
      (caller: Caller, id: string) => change(caller, { id, version: 1 }, { isActive: false }),
      ['deactivate', 'settle'],
    ],
    ['deleted', (caller: Caller, id: string) => remove(caller, { id, version: 1 }), ['remove']],
  ])('is refused at the next call even with a valid token: %s', async (_what, act, calls) => {
    const { caller, ingrid, customerId } = await company();
    app.identity.directoryCalls.length = 0;
    expect((await act(caller, ingrid.id)).statusCode).toBeLessThan(300);
    expect((await app.as(ingrid).get(users)).statusCode).toBe(401);
    expect(app.identity.directoryCalls).toEqual(
      calls.map((call) => ({
        call,
        details: { accountId: ingrid.accountId, ...(call !== 'settle' && { customerId }) },
      })),
    );
  });

  it('is let in again once reactivated', async () => {
    const { caller, ingrid } = await company();
    await change(caller, { id: ingrid.id, version: 1 }, { isActive: false });
    await change(caller, { id: ingrid.id, version: 2 }, { isActive: true });
    expect((await app.as(ingrid).get(users)).statusCode).toBe(200);
  });

  it('is gone after deletion, also for a second delete', async () => {
    const { caller, erik } = await company();
    const answer = await remove(caller, { id: erik.id, version: 1 });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await remove(caller, { id: erik.id, version: 1 })).statusCode).toBe(404);
  });
});

describe('the audit log', () => {
  it('has one row for each write, with who, what, before, after and the trace', async () => {
    const { caller, erik, astrid, customerId } = await company();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await caller.send('PUT', `${users}/${erik.id}`, { isActive: false }, { 'if-match': '"1"', traceparent });
    const [row, ...others] = await auditRows(customerId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      actor_account_id: astrid.accountId,
      on_behalf_of_user_id: astrid.id,
      actor_category: 'customer',
      action: 'updateCustomerUser',
      object_type: 'customerUser',
      object_id: erik.id,
      outcome: 'done',
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      before: { active: true, version: 1 },
      after: { active: false, version: 2 },
    });
  });

  it('has one row for each refused write', async () => {
    const { caller, erik, customerId } = await company();
    await create(caller, { ...torbjorn, cellphone: '1' });
    await caller.send('PUT', `${users}/${erik.id}`, { isActive: false });
    await app.as(erik).send('DELETE', `${users}/${erik.id}`, undefined, { 'if-match': '"1"' });
    expect(
      (await auditRows(customerId)).map(({ action, outcome, after, object_id }) => [action, outcome, after, object_id]),
    ).toEqual([
      ['createCustomerUser', 'refused', { status: 422 }, ''],
      ['updateCustomerUser', 'refused', { status: 428 }, erik.id],
      ['deleteCustomerUser', 'refused', { status: 403 }, erik.id],
    ]);
  });

  it('has no row for a repeated request or a read', async () => {
    const { caller, customerId } = await company();
    const key = crypto.randomUUID();
    await create(caller, torbjorn, key);
    await create(caller, torbjorn, key);
    await caller.get(users);
    expect((await auditRows(customerId)).map(({ action }) => action)).toEqual(['createCustomerUser']);
  });
});

describe('roles and administrators', () => {
  it('lists the eight customer roles in four languages', async () => {
    const { erik } = await company();
    const { items } = (await app.as(erik).get('/api/user-admin/v1/roles?isLegacy=false&isCustomerRole=true')).json<{
      items: { id: string; translations: { language: string }[] }[];
    }>();
    expect(items.map(({ id }) => id)).toEqual([
      'OperationResponsible',
      'OperationStaff',
      'DeliveryResponsible',
      'Purchaser',
      'QuoteRequester',
      'UserAdministrator',
      'BillingResponsible',
      'ColocationTechnician',
    ]);
    for (const { translations } of items)
      expect(translations.map(({ language }) => language)).toEqual(['sv', 'en', 'no', 'da']);
  });

  it('are visible to every user', async () => {
    const { erik, astrid, ingrid } = await company();
    expect((await app.as(erik).get('/api/user-admin/v1/customer/administrators')).json()).toEqual({
      items: [
        { id: astrid.id, fullName: 'Astrid Lindqvist' },
        { id: ingrid.id, fullName: 'Ingrid Solberg' },
      ],
    });
  });
});

describeOnPostgres('two servers on one database', () => {
  it('always include one administrator, however many changes come at once', async () => {
    const other = await startTestServer(test.database);
    for (let round = 0; round < 10; round += 1) {
      const { astrid, ingrid, customerId } = await company();
      const answers = await Promise.all([
        change(app.as(astrid), { id: ingrid.id, version: 1 }, { roleIds: [] }),
        other.as(ingrid).send('PUT', `${users}/${astrid.id}`, { isActive: false }, { 'if-match': '"1"' }),
        remove(app.as(astrid), { id: ingrid.id, version: 1 }),
        other.as(ingrid).send('DELETE', `${users}/${astrid.id}`, undefined, { 'if-match': '"1"' }),
      ]);
      const left = await test.database.identityReads
        .selectFrom('customer_users')
        .innerJoin('customer_user_roles', 'customer_user_roles.user_id', 'customer_users.id')
        .where('customer_users.customer_id', '=', customerId)
        .where('active', '=', true)
        .where('role_id', '=', 'UserAdministrator')
        .select('customer_users.id')
        .execute();
      expect(left).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    }
    await other.close();
  });
});
