import type {
  AdministratorList,
  CustomerUser,
  DeletionEffect,
  EffectiveAccess,
  Problem,
  RoleGroup,
  RoleGroupDetails,
  RoleGroupPage,
  RoleGroupPreview,
  ScopeOptions,
  UserImportResult,
} from '@skerry/contracts';
import { aService, aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const groups = '/api/user-admin/v1/role-groups';
const users = '/api/user-admin/v1/customer/users';
const all: RoleGroupDetails['scope'] = { kind: 'all', ids: [] };

let test: TestDatabase;
let app: TestServer;
let nextCustomer = 7400;

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
  administrator: Caller;
  /** Own role: operation staff. */
  olga: Caller;
  ids: Record<'astrid' | 'olga' | 'nils', string>;
  seeded: SeededUser[];
}

/** Two sites: U with two services, of which one is tagged, and M with one. */
async function company(): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const seeded = await addCustomer(test.database, customerId, [
    { firstName: 'Astrid', lastName: 'Lind', roles: ['UserAdministrator'] },
    { firstName: 'Olga', lastName: 'Berg', roles: ['OperationStaff'] },
    { firstName: 'Nils', lastName: 'Dahl', roles: [] },
  ]);
  await test.database.withOperator((query) =>
    seedInventory(query, {
      sites: [
        aSite({ customerId, id: 'U', numericalId: 1, name: 'Umeå terminal' }),
        aSite({ customerId, id: 'M', numericalId: 2, name: 'Malmö lager' }),
      ],
      tags: [{ customerId, name: 'warehouse', color: 'blue', description: '' }],
      services: [
        aService({ customerId, serviceId: 'A', siteId: 'U' }),
        aService({ customerId, serviceId: 'B', siteId: 'U', tags: ['warehouse'] }),
        aService({ customerId, serviceId: 'C', siteId: 'M' }),
      ],
    }),
  );
  const [astrid, olga, nils] = seeded.map(the);
  return {
    customerId,
    administrator: app.as(the(astrid)),
    olga: app.as(the(olga)),
    ids: { astrid: the(astrid).id, olga: the(olga).id, nils: the(nils).id },
    seeded,
  };
}

const details = (given: Partial<RoleGroupDetails> = {}): RoleGroupDetails => ({
  name: 'Warehouses',
  description: '',
  roleIds: ['OperationStaff'],
  permissions: [],
  memberIds: [],
  scope: all,
  ...given,
});
const post = (caller: Caller, body: object, url = groups) =>
  caller.send('POST', url, body, { 'idempotency-key': crypto.randomUUID() });
const put = (caller: Caller, url: string, body: object, version = 1) =>
  caller.send('PUT', url, body, { 'if-match': `"${version}"` });
const remove = (caller: Caller, url: string, version = 1) =>
  caller.send('DELETE', url, undefined, { 'if-match': `"${version}"` });
async function make(caller: Caller, given: Partial<RoleGroupDetails> = {}): Promise<RoleGroup> {
  const answer = await post(caller, details(given));
  expect(answer.statusCode).toBe(201);
  return answer.json<RoleGroup>();
}
const read = async <Body>(caller: Caller, url: string) => {
  const answer = await caller.get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<Body>();
};
const problem = (answer: Awaited<ReturnType<Caller['get']>>) => {
  const { code, errors = [] } = answer.json<Problem>();
  return [answer.statusCode, code, ...errors.map(({ field, code: what }) => `${field} ${what}`)];
};

describe('a group', () => {
  it('is made, read, changed and deleted, and gives its members what it says from their next call on', async () => {
    const { administrator, ids, seeded } = await company();
    const nils = app.as(the(seeded[2]));
    expect((await nils.get('/api/services/v1/services')).statusCode).toBe(403);
    const group = await make(administrator, {
      name: ' Warehouses ',
      memberIds: [ids.nils, ids.olga],
      scope: { kind: 'sites', ids: ['U'] },
    });
    expect(group).toMatchObject({
      name: 'Warehouses',
      memberCount: 2,
      members: [
        { id: ids.nils, fullName: 'Nils Dahl', active: true, roleIds: [], otherGroups: [] },
        { id: ids.olga, fullName: 'Olga Berg', roleIds: ['OperationStaff'] },
      ],
      scope: { kind: 'sites', size: 1, items: [{ id: 'U', name: 'Umeå terminal' }] },
      holds: { sites: 1, services: 2 },
      source: 'local',
      version: 1,
    });
    expect(await read(nils, '/api/services/v1/services')).toMatchObject({ totalItems: 2 });
    const url = `${groups}/${group.id}`;
    const changed = await put(administrator, url, details({ memberIds: [ids.nils] }));
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, '"2"']);
    expect(changed.json()).toMatchObject({
      scope: { kind: 'all', size: 0, items: [] },
      holds: { sites: 2, services: 3 },
    });
    expect(await read(nils, '/api/services/v1/services')).toMatchObject({ totalItems: 3 });
    expect(problem(await put(administrator, url, details()))).toEqual([412, 'STALE_VERSION']);
    expect((await administrator.send('PUT', url, details())).statusCode).toBe(428);
    expect((await remove(administrator, url, 2)).statusCode).toBe(204);
    expect((await administrator.get(url)).statusCode).toBe(404);
    expect((await nils.get('/api/services/v1/services')).statusCode).toBe(403);
  });

  it('leaves what it is in the audit log, with its members', async () => {
    const { administrator, customerId, ids } = await company();
    const group = await make(administrator, { memberIds: [ids.nils] });
    await remove(administrator, `${groups}/${group.id}`);
    const rows = await test.database.withOperator((query) =>
      query
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('customer_id', '=', customerId)
        .where('object_id', '=', group.id)
        .orderBy('id')
        .execute(),
    );
    expect(rows).toMatchObject([
      { action: 'createRoleGroup', before: null, after: { memberIds: [ids.nils], roleIds: ['OperationStaff'] } },
      { action: 'deleteRoleGroup', before: { memberIds: [ids.nils] }, after: null },
    ]);
  });

  it('has a name of its own, in whatever case', async () => {
    const { administrator } = await company();
    await make(administrator);
    expect(problem(await post(administrator, details({ name: 'WAREHOUSES' })))).toEqual([
      409,
      'GROUP_NAME_TAKEN',
      'name taken',
    ]);
    const other = await make(administrator, { name: 'Other' });
    expect((await put(administrator, `${groups}/${other.id}`, details())).statusCode).toBe(409);
  });

  it.each<[string, Partial<RoleGroupDetails>, string]>([
    ['no name', { name: ' ' }, 'name required'],
    ['too long a name', { name: 'n'.repeat(61) }, 'name tooLong'],
    ['characters that the systems do not have', { name: 'Łódź' }, 'name unsupportedCharacter'],
    ['nobody’s id as a member', { memberIds: ['a0000000-0000-4000-8000-000000000001'] }, 'memberIds unknownUser'],
    ['no item in its scope', { scope: { kind: 'sites', ids: [] } }, 'scope required'],
    ['an id that no text can be', { scope: { kind: 'sites', ids: ['U\0'] } }, 'scope unknownScope'],
    ['half a character as an id', { scope: { kind: 'sites', ids: ['U\ud800'] } }, 'scope unknownScope'],
    ['an unknown site', { scope: { kind: 'sites', ids: ['U', 'X'] } }, 'scope unknownScope'],
    ['a role that is none', { roleIds: ['Captain'] }, 'roleIds unknownRole'],
    [
      'a narrowed administrator',
      { roleIds: ['UserAdministrator'], scope: { kind: 'sites', ids: ['U'] } },
      'roleIds notWithScope',
    ],
    [
      'a narrowed right to people',
      { permissions: ['update-users'], scope: { kind: 'sites', ids: ['U'] } },
      'permissions notWithScope',
    ],
  ])('can not have %s', async (_what, given, error) => {
    const { administrator } = await company();
    expect(problem(await post(administrator, details(given)))).toEqual([422, 'INVALID_FIELDS', error]);
  });

  it('holds no people, sites, services or tags of another customer', async () => {
    const [ours, theirs] = [await company(), await company()];
    const { items } = await read<ScopeOptions>(theirs.administrator, `${groups}/scope-options?kind=tags`);
    const tag = the(items[0]).id;
    expect(problem(await post(ours.administrator, details({ memberIds: [theirs.ids.nils] })))).toContain(
      'memberIds unknownUser',
    );
    expect(problem(await post(ours.administrator, details({ scope: { kind: 'tags', ids: [tag] } })))).toContain(
      'scope unknownScope',
    );
    const group = await make(theirs.administrator);
    expect((await ours.administrator.get(`${groups}/${group.id}`)).statusCode).toBe(404);
    expect((await remove(ours.administrator, `${groups}/${group.id}`)).statusCode).toBe(404);
    // Nor would the database keep it.
    const member = {
      customer_id: ours.customerId,
      group_id: (await make(ours.administrator)).id,
      user_id: theirs.ids.nils,
    };
    await expect(
      test.database.withTenant({ customerId: ours.customerId, scope: null }, ({ query }) =>
        query.insertInto('role_group_members').values(member).execute(),
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it('of the company’s own directory stays as it is', async () => {
    const { administrator, customerId, ids } = await company();
    const { id } = await make(administrator, { memberIds: [ids.nils] });
    await test.database.withOperator((query) =>
      query
        .updateTable('role_groups')
        .set({ source: 'idp', source_name: 'Nordfjell directory' })
        .where('customer_id', '=', customerId)
        .execute(),
    );
    expect(problem(await put(administrator, `${groups}/${id}`, details()))).toEqual([409, 'FROM_IDENTITY_PROVIDER']);
    expect(problem(await remove(administrator, `${groups}/${id}`))).toEqual([409, 'FROM_IDENTITY_PROVIDER']);
    expect(problem(await put(administrator, `${users}/${ids.nils}`, { roleGroupIds: [] }, 2))).toContain(
      'roleGroupIds unknownGroup',
    );
  });

  it('of a directory without a name of its own names none', async () => {
    const { administrator, customerId } = await company();
    const { id } = await make(administrator, {});
    await test.database.withOperator((query) =>
      query
        .updateTable('role_groups')
        .set({ source: 'idp', source_name: '' })
        .where('customer_id', '=', customerId)
        .execute(),
    );
    expect((await administrator.get(`${groups}/${id}`)).json()).toMatchObject({ source: 'idp', sourceName: null });
  });

  it('of the company’s own directory keeps its members in an import that leaves it out', async () => {
    const { administrator, customerId, ids } = await company();
    const { id } = await make(administrator, { memberIds: [ids.nils] });
    const local = await make(administrator, { name: 'Auditors' });
    await test.database.withOperator((query) =>
      query
        .updateTable('role_groups')
        .set({ source: 'idp', source_name: 'Nordfjell directory' })
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .execute(),
    );
    const { email } = await read<CustomerUser>(administrator, `${users}/${ids.nils}`);
    const row = { firstName: 'Nils', lastName: 'Dahl', email, cellphone: '+46701740631', locale: 'sv' };
    const body = { existing: 'update', rows: [{ ...row, groups: ['Auditors'] }] };
    const outcome = (answer: Awaited<ReturnType<Caller['get']>>) => [
      answer.statusCode,
      ...(answer.json<Partial<UserImportResult>>().results ?? []).map(({ outcome: what }) => what),
    ];
    const check = () => administrator.send('POST', `${users}/import-checks`, body);
    expect(outcome(await check())).toEqual([200, 'UPDATED']);
    expect(outcome(await post(administrator, body, `${users}/import`))).toEqual([200, 'UPDATED']);
    const { roleGroups } = await read<CustomerUser>(administrator, `${users}/${ids.nils}`);
    expect(roleGroups.map((group) => group.id).sort()).toEqual([id, local.id].sort());
    expect(outcome(await check())).toEqual([200, 'UNCHANGED']);
  });

  it('is the 200th at most', async () => {
    const { administrator, customerId } = await company();
    await test.database.withOperator((query) =>
      query
        .insertInto('role_groups')
        .values(
          Array.from({ length: 200 }, (_, index) => ({
            customer_id: customerId,
            name: `G ${index}`,
            role_ids: [],
            permissions: [],
            source_name: null,
          })),
        )
        .execute(),
    );
    expect(problem(await post(administrator, details()))).toEqual([409, 'TOO_MANY_GROUPS']);
  });
});

it('lists groups by page, found by their own name, a member or a role', async () => {
  const { administrator, ids } = await company();
  await make(administrator, { name: 'Billing', roleIds: ['BillingResponsible'], memberIds: [ids.nils, ids.olga] });
  await make(administrator, {
    name: 'Auditors',
    roleIds: ['OperationResponsible'],
    memberIds: [ids.olga],
    description: 'Every year',
  });
  const names = async (query: string) =>
    (await read<RoleGroupPage>(administrator, `${groups}?${query}`)).items.map(({ name }) => name).join(' ');
  expect(await names('')).toBe('Auditors Billing');
  expect(await names('sortBy=-members')).toBe('Billing Auditors');
  expect(await names('searchFilter=YEAR')).toBe('Auditors');
  expect(await names('searchFilter=nils')).toBe('Billing');
  expect(await names('searchFilter=faktura')).toBe('Billing');
  expect(await names('roleId=OperationResponsible')).toBe('Auditors');
  expect(await read(administrator, `${groups}?page=1&pageSize=1`)).toMatchObject({
    items: [{ name: 'Billing', memberCount: 2 }],
    totalItems: 2,
    totalPages: 2,
    currentPage: 1,
  });
});

describe('the groups of a user', () => {
  it('are on the user, and are changed there as well', async () => {
    const { administrator, ids } = await company();
    const [one, other] = [await make(administrator), await make(administrator, { name: 'Auditors' })];
    const changed = await put(administrator, `${users}/${ids.nils}`, { roleGroupIds: [one.id, other.id] });
    expect(changed.json<CustomerUser>()).toMatchObject({
      roles: [],
      roleGroups: [
        { id: other.id, name: 'Auditors' },
        { id: one.id, name: 'Warehouses' },
      ],
      version: 2,
    });
    expect((await read<RoleGroup>(administrator, `${groups}/${one.id}`)).version).toBe(2);
    expect(problem(await put(administrator, `${users}/${ids.nils}`, { roleGroupIds: ['x'] }, 2))).toContain(
      'roleGroupIds unknownGroup',
    );
    expect((await put(administrator, `${users}/${ids.nils}`, { roleGroupIds: [], roleIds: [] }, 2)).statusCode).toBe(
      400,
    );
  });

  it('count as administration: nobody takes it from themselves, and somebody keeps it', async () => {
    const { administrator, ids, seeded } = await company();
    const group = await make(administrator, { roleIds: ['UserAdministrator'], memberIds: [ids.nils] });
    const nils = app.as(the(seeded[2]));
    expect(
      (await read<AdministratorList>(administrator, '/api/user-admin/v1/customer/administrators')).items,
    ).toHaveLength(2);
    expect((await put(nils, `${users}/${ids.astrid}`, { roleIds: [] })).statusCode).toBe(200);
    expect(problem(await remove(nils, `${groups}/${group.id}`))).toEqual([409, 'OWN_ACCOUNT']);
    expect(problem(await put(nils, `${groups}/${group.id}`, details()))).toEqual([409, 'OWN_ACCOUNT']);
    const labels = await make(nils, {
      name: 'Hands',
      permissions: ['delete-groups', 'update-users'],
      roleIds: [],
      memberIds: [ids.olga],
    });
    expect(labels.permissions).toEqual(['delete-groups', 'update-users']);
  });
});

describe('finer rights', () => {
  it('open their operations and no more, and give nobody more than their holder has', async () => {
    const { administrator, olga, ids } = await company();
    await make(administrator, {
      name: 'Helpers',
      roleIds: [],
      permissions: ['update-groups', 'create-groups', 'update-users', 'delete-users'],
      memberIds: [ids.olga],
    });
    const { id } = await make(administrator, { name: 'Chiefs', roleIds: ['UserAdministrator'] });
    expect((await olga.get(groups)).statusCode).toBe(200);
    expect((await remove(olga, `${groups}/${id}`)).statusCode).toBe(403);
    expect((await post(olga, details({ name: 'Staff' }))).statusCode).toBe(201);
    const more = [403, 'MORE_THAN_OWN_RIGHTS'];
    expect(problem(await post(olga, details({ name: 'Mine', roleIds: ['UserAdministrator'] })))).toEqual(more);
    expect(problem(await post(olga, details({ name: 'Mine', permissions: ['view-contacts'] })))).toEqual(more);
    expect(problem(await put(olga, `${groups}/${id}`, details({ name: 'Chiefs', memberIds: [ids.olga] })))).toEqual(
      more,
    );
    expect(problem(await put(olga, `${users}/${ids.nils}`, { roleIds: ['Purchaser'] }))).toEqual(more);
    expect(problem(await put(olga, `${users}/${ids.nils}`, { roleGroupIds: [id] }))).toEqual(more);
    expect(problem(await put(olga, `${users}/${ids.astrid}`, { email: 'olga@elsewhere.example' }))).toEqual(more);
    expect(problem(await remove(olga, `${users}/${ids.astrid}`))).toEqual(more);
    expect((await put(olga, `${users}/${ids.nils}`, { roleIds: ['OperationStaff'] })).statusCode).toBe(200);
  });

  it('let nobody touch who has a permission that they lack, of their own or through a group', async () => {
    const { administrator, olga, ids, customerId } = await company();
    await make(administrator, {
      name: 'Helpers',
      roleIds: [],
      permissions: ['update-users', 'delete-users'],
      memberIds: [ids.olga],
    });
    await test.database.withOperator(async (query) => {
      const permission = { customer_id: customerId, user_id: ids.nils, role_id: 'cp-admins' };
      await query.insertInto('customer_user_roles').values(permission).execute();
    });
    const more = [403, 'MORE_THAN_OWN_RIGHTS'];
    expect(problem(await put(olga, `${users}/${ids.nils}`, { email: 'olga@elsewhere.example' }))).toEqual(more);
    expect(problem(await remove(olga, `${users}/${ids.nils}`))).toEqual(more);
    expect((await put(administrator, `${users}/${ids.nils}`, { firstName: 'Nisse' })).statusCode).toBe(200);
    const changed = (body: object) => put(administrator, `${users}/${ids.nils}`, body, 2);
    expect(problem(await changed({ email: 'astrid@elsewhere.example' }))).toEqual(more);
    expect(problem(await changed({ isActive: false }))).toEqual(more);
    expect(problem(await remove(administrator, `${users}/${ids.nils}`, 2))).toEqual(more);
    expect((await changed({ roleIds: ['Purchaser'] })).statusCode).toBe(200);
  });

  it('that belong to no role are given by those who have them, and cp-admins by nobody else', async () => {
    const { administrator } = await company();
    const refused = [403, 'PERMISSION_NOT_HELD'];
    expect(problem(await post(administrator, details({ permissions: ['view-analytics'] })))).toEqual(refused);
    expect(problem(await post(administrator, details({ roleIds: ['cp-admins'] })))).toEqual(refused);
  });
});

describe('what somebody may do', () => {
  it('is told with where it comes from, and what is missing with who would have it', async () => {
    const { administrator, olga, ids } = await company();
    await make(administrator, {
      roleIds: ['OperationStaff'],
      memberIds: [ids.nils],
      scope: { kind: 'sites', ids: ['U'] },
    });
    const { items } = await read<ScopeOptions>(administrator, `${groups}/scope-options?kind=tags&searchFilter=WARE`);
    await make(administrator, {
      name: 'Tagged',
      roleIds: ['OperationStaff', 'ColocationTechnician'],
      memberIds: [ids.nils],
      scope: { kind: 'tags', ids: items.map(({ id }) => id) },
    });
    const access = await read<EffectiveAccess>(administrator, `${users}/${ids.nils}/effective-access`);
    expect(access.rights).toMatchObject([
      {
        id: 'OperationStaff',
        kind: 'role',
        origins: [
          { kind: 'group', group: { name: 'Tagged' }, isNarrowed: true, holds: { sites: 1, services: 1 } },
          { kind: 'group', group: { name: 'Warehouses' }, holds: { sites: 1, services: 2 } },
        ],
        isNarrowed: true,
        holds: { sites: 1, services: 2 },
      },
      { id: 'ColocationTechnician', holds: { sites: 1, services: 1 } },
    ]);
    const areas = Object.fromEntries(access.areas.map((area) => [area.area, area]));
    expect(areas).toMatchObject({
      services: { isOpen: true, rightIds: ['OperationStaff'], neededRoleIds: [], holds: { services: 2 } },
      invoices: { isOpen: false, neededRoleIds: ['OperationResponsible', 'BillingResponsible'], holds: null },
    });
    const own = await read<EffectiveAccess>(administrator, `${users}/${ids.olga}/effective-access`);
    expect(own.rights).toMatchObject([
      { id: 'OperationStaff', origins: [{ kind: 'own', group: null }], isNarrowed: false },
    ]);
    expect((await olga.get(`${users}/${ids.nils}/effective-access`)).statusCode).toBe(403);
    expect((await administrator.get(`${users}/x/effective-access`)).statusCode).toBe(404);
  });

  it('says of no page that it is open through a finer right where the page asks for a role', async () => {
    const { administrator, ids } = await company();
    await make(administrator, {
      roleIds: [],
      permissions: ['create-users', 'view-groups', 'update-services', 'view-contacts'],
      memberIds: [ids.nils],
    });
    const { areas } = await read<EffectiveAccess>(administrator, `${users}/${ids.nils}/effective-access`);
    expect(areas.filter(({ isOpen }) => isOpen).map(({ area }) => area)).toEqual(['contacts']);
    expect(areas.find(({ area }) => area === 'users')?.neededRoleIds).toEqual(['UserAdministrator']);
  });

  it('is compared with what it would be without a group, which stays', async () => {
    const { administrator, ids } = await company();
    const group = await make(administrator, {
      roleIds: ['OperationStaff'],
      memberIds: [ids.nils, ids.olga],
      scope: { kind: 'sites', ids: ['U'] },
    });
    expect(await read<DeletionEffect>(administrator, `${groups}/${group.id}/deletion-effect`)).toMatchObject({
      losingAll: 1,
      losingSome: 0,
      losingNothing: 1,
      members: [
        {
          user: { fullName: 'Nils Dahl' },
          outcome: 'losesAll',
          loses: [{ id: 'OperationStaff', isPartial: false, isNarrowed: true, holds: { sites: 1, services: 2 } }],
          keeps: [],
        },
        { user: { fullName: 'Olga Berg' }, outcome: 'losesNothing', loses: [], keeps: [{ id: 'OperationStaff' }] },
      ],
    });
    expect(await read<RoleGroup>(administrator, `${groups}/${group.id}`)).toEqual(group);
  });

  it('is compared with what it would be by a change that is not saved', async () => {
    const { administrator, ids } = await company();
    const group = await make(administrator, { memberIds: [ids.nils], scope: { kind: 'sites', ids: ['U'] } });
    const { roleIds, permissions } = group;
    const preview = await administrator.send('POST', `${groups}/preview`, {
      groupId: group.id,
      roleIds: [...roleIds, 'DeliveryResponsible'],
      permissions,
      memberIds: [ids.nils],
      scope: { kind: 'services', ids: ['B', 'C'] },
      userId: ids.nils,
    });
    expect(preview.json<RoleGroupPreview>()).toMatchObject({
      holds: { sites: 2, services: 2 },
      members: [
        {
          outcome: 'losesSome',
          loses: [{ id: 'OperationStaff', isPartial: true, holds: { sites: 0, services: 1 } }],
          gains: [
            { id: 'OperationStaff', isPartial: true, holds: { sites: 1, services: 1 } },
            { id: 'DeliveryResponsible', isPartial: false, holds: { sites: 2, services: 2 } },
          ],
        },
      ],
      access: { rights: [{ id: 'OperationStaff' }, { id: 'DeliveryResponsible' }] },
    });
    const draft = { roleIds: ['Purchaser'], permissions: [], memberIds: [ids.olga], scope: all };
    expect((await administrator.send('POST', `${groups}/preview`, draft)).json()).toMatchObject({
      members: [{ gains: [{ id: 'Purchaser', isNarrowed: false, holds: null }] }],
      access: null,
    });
    expect(await read<RoleGroup>(administrator, `${groups}/${group.id}`)).toEqual(group);
    expect((await read<RoleGroupPage>(administrator, groups)).totalItems).toBe(1);
  });
});
