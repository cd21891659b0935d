import type { SavedView, SavedViewDetails } from '@skerry/contracts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const url = '/api/portal-user/v1/saved-views';

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 7600;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** A customer of its own: two users who see services, and one who looks after users as well. */
async function company() {
  const customerId = String((nextCustomer += 1));
  const [tyra, vera, astrid] = await addCustomer(test.database, customerId, [
    { firstName: 'Tyra', lastName: 'Berg', roles: ['Purchaser'] },
    { roles: ['OperationStaff'] },
    { roles: ['OperationStaff', 'UserAdministrator'] },
  ]);
  return {
    customerId,
    tyra: app.as(the(tyra)),
    tyraId: the(tyra).id,
    vera: app.as(the(vera)),
    astrid: app.as(the(astrid)),
  };
}

const aView = (given: Partial<SavedViewDetails> = {}): SavedViewDetails => ({
  page: 'services',
  name: 'Oslo',
  query: 'city=Oslo&sort=-capacity',
  columns: ['serviceName', 'capacity'],
  sharedWith: 'ME',
  ...given,
});

const create = (caller: Caller, given: Partial<SavedViewDetails> = {}, key: string = crypto.randomUUID()) =>
  caller.send('POST', url, aView(given), { 'idempotency-key': key });
const update = (caller: Caller, { id, version }: SavedView, given: Partial<SavedViewDetails>) =>
  caller.send('PUT', `${url}/${id}`, aView(given), { 'if-match': `"${version}"` });
const remove = (caller: Caller, { id, version }: SavedView) =>
  caller.send('DELETE', `${url}/${id}`, undefined, { 'if-match': `"${version}"` });
const created = async (caller: Caller, given: Partial<SavedViewDetails> = {}) => {
  const answer = await create(caller, given);
  expect(answer.statusCode).toBe(201);
  return answer.json<SavedView>();
};
const list = async (caller: Caller) => (await caller.get(url)).json<{ items: SavedView[] }>().items;
const namesSeenBy = async (caller: Caller) => (await list(caller)).map(({ name }) => name);

describe('saved views', () => {
  it('are created, changed and deleted by their owner, and seen by nobody else', async () => {
    const { tyra, vera, astrid } = await company();
    const answer = await create(tyra, { name: ' Oslo ' });
    const view = answer.json<SavedView>();
    expect(view).toEqual({
      ...aView(),
      id: view.id,
      opensFirst: false,
      ownerName: 'Tyra Berg',
      isOwn: true,
      mayChange: true,
      version: 1,
    });
    expect([answer.headers['etag'], answer.headers['location']]).toEqual(['"1"', `${url}/${view.id}`]);
    expect([await list(vera), await list(astrid)]).toEqual([[], []]);
    expect((await update(astrid, view, { name: 'Mine' })).statusCode).toBe(404);

    const changed = await update(tyra, view, { query: '', columns: [] });
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, '"2"']);
    expect(await list(tyra)).toEqual([changed.json()]);
    const moved = await update(tyra, changed.json(), { query: '', columns: [], page: 'orders' });
    expect(moved.json()).toMatchObject({ page: 'orders', version: 3 });
    expect((await remove(tyra, moved.json())).statusCode).toBe(204);
    expect(await list(tyra)).toEqual([]);
  });

  it('that are shared are seen by everyone, and changed only by their owner and user administrators', async () => {
    const { tyra, vera, astrid } = await company();
    const view = await created(tyra, { sharedWith: 'COMPANY' });
    expect(await list(vera)).toEqual([{ ...view, isOwn: false, mayChange: false }]);
    const shared = { sharedWith: 'COMPANY', name: 'Norway' } as const;
    expect((await update(vera, view, shared)).statusCode).toBe(403);
    expect((await remove(vera, view)).statusCode).toBe(403);
    const renamed = await update(astrid, view, shared);
    expect(renamed.json()).toMatchObject({ name: 'Norway', ownerName: 'Tyra Berg', isOwn: false, mayChange: true });
    expect((await update(astrid, renamed.json(), { sharedWith: 'ME' })).statusCode).toBe(403);
    const madePrivate = await update(tyra, renamed.json(), { sharedWith: 'ME' });
    expect([madePrivate.statusCode, await list(vera)]).toEqual([200, []]);
  });

  it('need a name that can be seen', async () => {
    const { tyra } = await company();
    for (const name of ['', ' ', '\u00AD', ' \u00AD\u00AD '])
      expect((await create(tyra, { name })).json()).toMatchObject({
        errors: [{ field: 'name', code: 'required' }],
      });
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '//evil.example?a=b',
    'https://evil.example/?a=b',
    '?city=Oslo',
    'city=Oslo#sort=city',
    'city=%00',
    'city=%0d%0aset-cookie:x',
    'city=%E0%A4',
    'city',
    'city=a=b',
    '&',
  ])('keep a query and nothing else: not %s', async (query) => {
    const { tyra } = await company();
    const wrong = { status: 422, code: 'INVALID_FIELDS', errors: [{ field: 'query', code: 'invalidFormat' }] };
    expect((await create(tyra, { query })).json()).toMatchObject(wrong);
    expect((await update(tyra, await created(tyra), { query })).json()).toMatchObject(wrong);
  });

  it.each(['', 'city=Oslo,Bergen&sort=-capacity', 'q=a+b%26c&state=&column=serviceName'])(
    'keep what an address has: %s',
    async (query) => {
      const { tyra } = await company();
      expect((await created(tyra, { query })).query).toBe(query);
    },
  );

  it('can be changed only from the newest version', async () => {
    const { tyra, astrid } = await company();
    const view = await created(tyra, { sharedWith: 'COMPANY' });
    const shared = { sharedWith: 'COMPANY' } as const;
    expect((await update(astrid, view, { ...shared, query: 'city=Bergen' })).statusCode).toBe(200);
    const late = await update(tyra, view, { ...shared, query: 'city=Oslo&sort=city' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'STALE_VERSION']);
    expect((await remove(tyra, view)).statusCode).toBe(412);
    expect((await tyra.send('PUT', `${url}/${view.id}`, aView())).statusCode).toBe(428);
  });

  it('have different names where they are seen together, regardless of case', async () => {
    const { tyra, vera } = await company();
    await created(tyra);
    const second = await created(tyra, { name: 'Bergen' });
    const nameTaken = { status: 409, code: 'SAVED_VIEW_NAME_TAKEN', errors: [{ field: 'name', code: 'taken' }] };
    expect((await create(tyra, { name: 'OSLO' })).json()).toMatchObject(nameTaken);
    expect((await update(tyra, second, { name: 'oslo' })).json()).toMatchObject(nameTaken);
    expect((await update(tyra, second, { name: 'BERGEN' })).statusCode).toBe(200);
    await created(vera);
    await created(vera, { sharedWith: 'COMPANY' });
    expect((await create(tyra, { sharedWith: 'COMPANY' })).json()).toMatchObject(nameTaken);
  });

  it('number at most 50 for a person, and 50 shared ones for a customer', async () => {
    const { tyra, tyraId, vera, customerId } = await company();
    const columns = { customer_id: customerId, user_id: tyraId, account_id: null, page: 'services' as const };
    await test.database.withTenant({ customerId, scope: null }, async ({ query }) => {
      const fifty = Array.from({ length: 50 }, (_, number) => ({
        ...columns,
        name: `View ${number}`,
        query: '',
        columns: [],
        shared_with: 'ME' as const,
      }));
      await query.insertInto('saved_views').values(fifty).execute();
    });
    expect((await create(tyra)).json()).toMatchObject({ status: 409, code: 'TOO_MANY_SAVED_VIEWS' });
    const shared = await created(tyra, { sharedWith: 'COMPANY' });
    expect((await update(tyra, shared, { sharedWith: 'ME' })).statusCode).toBe(409);
    await created(vera);
  });

  it.each([
    [{ name: '  ' }, 422],
    [{ name: 'a'.repeat(81) }, 422],
    [{ name: 'Łódź' }, 422],
    [{ query: 'city=Malmö' }, 400],
    [{ query: 'a'.repeat(4001) }, 400],
    [{ columns: ['<b>'] }, 400],
    [{ sharedWith: 'WORLD' }, 400],
    [{ page: 'tickets' }, 400],
    [{ customerId: '1' }, 400],
  ])('are refused as %j', async (given, status) => {
    const { tyra } = await company();
    expect((await create(tyra, given as object)).statusCode).toBe(status);
  });

  it('are of any list that their owner opens, and unknown to those who do not open it', async () => {
    const { tyra, vera, astrid } = await company();
    const ofOrders = { page: 'orders', query: 'delayed=true', sharedWith: 'COMPANY' } as const;
    const orders = await created(tyra, ofOrders);
    const users = await created(astrid, { page: 'users', name: 'Oslo', query: 'sort=-name', sharedWith: 'COMPANY' });
    expect(await namesSeenBy(vera)).toEqual(['Oslo']);
    expect((await list(astrid)).map(({ page }) => page).sort()).toEqual(['orders', 'users']);
    expect((await create(vera, { page: 'users' })).statusCode).toBe(403);
    for (const page of ['quotes', 'placedOrders'] as const) {
      await created(tyra, { page });
      expect((await create(vera, { page })).statusCode).toBe(403);
    }
    expect((await create(tyra, { page: 'changeRequests' })).statusCode).toBe(403);
    expect((await update(tyra, orders, { ...ofOrders, page: 'users' })).statusCode).toBe(403);
    expect((await remove(tyra, users)).statusCode).toBe(404);
    await created(tyra, { page: 'opticalRequests' });
  });

  it('are what their owner and others open a list with, each for themselves, one for each list', async () => {
    const { tyra, vera, customerId } = await company();
    const firstOf = async (caller: Caller) =>
      (await list(caller)).filter(({ opensFirst }) => opensFirst).map(({ name }) => name);
    const shared = await created(tyra, { sharedWith: 'COMPANY', opensFirst: true });
    expect([shared.opensFirst, await firstOf(tyra), await firstOf(vera)]).toEqual([true, ['Oslo'], []]);
    await created(tyra, { name: 'Bergen', opensFirst: true });
    await created(tyra, { page: 'orders', opensFirst: true });
    expect(await firstOf(tyra)).toEqual(['Bergen', 'Oslo']);

    const same = { sharedWith: 'COMPANY' } as const;
    const chosen = await update(vera, shared, { ...same, opensFirst: true });
    expect([chosen.statusCode, chosen.json<SavedView>()]).toEqual([
      200,
      { ...shared, opensFirst: true, isOwn: false, mayChange: false },
    ]);
    expect((await update(vera, shared, { ...same, name: 'Mine', opensFirst: false })).statusCode).toBe(403);
    expect((await update(tyra, shared, { ...same, query: 'city=Bergen' })).json()).toMatchObject({ opensFirst: false });
    expect(await firstOf(vera)).toEqual(['Oslo']);
    await update(vera, { ...shared, version: 2 }, { ...same, query: 'city=Bergen', opensFirst: false });
    expect(await firstOf(vera)).toEqual([]);
    const rows = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'updateSavedView')
        .where('before', 'is not', null)
        .orderBy('id')
        .execute(),
    );
    expect(rows).toMatchObject([
      { before: { opensFirst: false }, after: { opensFirst: true } },
      { before: { query: 'city=Oslo&sort=-capacity' }, after: { query: 'city=Bergen' } },
      { before: { opensFirst: true }, after: { opensFirst: false } },
    ]);
  });

  it('that are deleted, no longer shared, or of another list now open no list', async () => {
    const { tyra, vera } = await company();
    const same = { sharedWith: 'COMPANY' } as const;
    const shared = await created(tyra, { ...same, opensFirst: true });
    await update(vera, shared, { ...same, opensFirst: true });
    const moved = (await update(tyra, shared, { ...same, page: 'orders' })).json<SavedView>();
    expect([await list(vera), await list(tyra)]).toMatchObject([[{ opensFirst: false }], [{ opensFirst: true }]]);
    await remove(tyra, moved);
    const own = await created(tyra, { page: 'orders' });
    expect(own.opensFirst).toBe(false);
  });

  it('of another customer look as if they did not exist', async () => {
    const { tyra } = await company();
    const other = await company();
    const foreign = await created(other.tyra, { sharedWith: 'COMPANY' });
    expect(await list(tyra)).toEqual([]);
    for (const id of [foreign.id, crypto.randomUUID(), 'x'])
      expect((await remove(tyra, { ...foreign, id })).statusCode).toBe(404);
  });

  it('are deleted with their user, except shared ones', async () => {
    const { tyra, tyraId, vera, customerId } = await company();
    await created(tyra);
    await created(tyra, { name: 'For all', sharedWith: 'COMPANY' });
    await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query.deleteFrom('customer_users').where('customer_id', '=', customerId).where('id', '=', tyraId).execute(),
    );
    expect(await list(vera)).toMatchObject([{ name: 'For all', ownerName: null }]);
    const rows = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query.selectFrom('saved_views').select('name').execute(),
    );
    expect(rows).toEqual([{ name: 'For all' }]);
  });

  it('leave one audit row per change, and are saved once when sent twice with one key', async () => {
    const { tyra, customerId } = await company();
    const key = crypto.randomUUID();
    const view = (await create(tyra, {}, key)).json<SavedView>();
    expect((await create(tyra, {}, key)).json()).toEqual(view);
    expect((await update(tyra, view, {})).headers['etag']).toBe('"1"');
    await update(tyra, view, { name: 'Bergen' });
    await remove(tyra, { ...view, version: 2 });
    expect(await namesSeenBy(tyra)).toEqual([]);
    const rows = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
      query.selectFrom('audit_log').select(['action', 'object_id', 'before', 'after']).orderBy('id').execute(),
    );
    const named = (name: string) => expect.objectContaining({ name }) as unknown;
    expect(rows).toEqual([
      { action: 'createSavedView', object_id: view.id, before: null, after: named('Oslo') },
      { action: 'updateSavedView', object_id: view.id, before: named('Oslo'), after: named('Bergen') },
      { action: 'deleteSavedView', object_id: view.id, before: named('Bergen'), after: null },
    ]);
  });
});
