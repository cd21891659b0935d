import type { Disturbance, RedundancyRisk, OperationalStatus } from '@skerry/contracts';
import {
  aWork,
  company,
  create,
  listed,
  post,
  statusAndCode,
  statusPath,
  worksPath,
  type Company,
} from '../../disturbances/testing/companies.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

let test: TestDatabase;
let app: TestServer;
let own: Company;
/** Operation responsible through a group that is narrowed to the site in Malmö. */
let narrow: Caller;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  own = await company(test.database, app);
  const { customerId } = own;
  const [member, administrator] = await addUsers(customerId);
  narrow = app.as(the(member));
  const made = await post(app.as(the(administrator)), '/api/user-admin/v1/role-groups', {
    name: 'Malmö',
    description: '',
    permissions: [],
    roleIds: ['OperationResponsible'],
    memberIds: [the(member).id],
    scope: { kind: 'sites', ids: [`MMA-${customerId}`] },
  });
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** More users of a customer that is there. */
async function addUsers(customerId: string) {
  const others = await addCustomer(test.database, '6999', [{ roles: [] }, { roles: ['UserAdministrator'] }]);
  return test.database.withOperator(async (query) => {
    await query.deleteFrom('customer_users').where('customer_id', '=', '6999').execute();
    const users = [];
    for (const [place, { accountId, email }] of others.entries()) {
      const { id } = await query
        .insertInto('customer_users')
        .values({
          customer_id: customerId,
          account_id: accountId,
          first_name: 'Nora',
          last_name: 'Dahl',
          email,
          cellphone: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (place === 1)
        await query
          .insertInto('customer_user_roles')
          .values({ customer_id: customerId, user_id: id, role_id: 'UserAdministrator' })
          .execute();
      users.push({ id, accountId, customerId, email });
    }
    return users;
  });
}

const on = (...ids: string[]) => ({
  affected: [
    { through: 'X', impact: 'OUTAGE', services: ids.map((serviceId) => ({ customerId: own.customerId, serviceId })) },
  ],
});

describe('somebody whom a group narrows to a site', () => {
  it('is told of works on its services, counted for these alone', async () => {
    const inside = await create(own.provider, aWork(own, on('A')));
    const across = await create(own.provider, aWork(own, on('A', 'B')));
    const outside = await create(own.provider, aWork(own, on('B')));
    const works = await listed(narrow);
    expect(works.map(({ id, mine }) => [id, mine?.services]).toSorted()).toEqual(
      [
        [inside.id, 1],
        [across.id, 1],
      ].toSorted(),
    );
    expect((await narrow.get(`${worksPath}/${outside.id}`)).statusCode).toBe(404);
    const seen = await narrow.get(`${worksPath}/${across.id}`);
    expect(seen.json<Disturbance>().affected.map(({ serviceId }) => serviceId)).toEqual(['A']);
    expect(seen.body).not.toContain('Lund');
  });

  it('answers for the company where all of a work is theirs, and asks for their own services elsewhere', async () => {
    const inside = await create(own.provider, aWork(own, on('A')));
    const across = await create(own.provider, aWork(own, on('A', 'B')));
    expect((await post(narrow, `${worksPath}/${inside.id}/acknowledgements`, {})).statusCode).toBe(201);
    expect(await statusAndCode(post(narrow, `${worksPath}/${across.id}/acknowledgements`, {}))).toEqual([
      403,
      'PART_OF_SERVICES',
    ]);
    const asked = (
      await post(narrow, `${worksPath}/${across.id}/inquiries`, { kind: 'OTHER', text: 'Why?' })
    ).json<Disturbance>();
    expect(asked.inquiries.map(({ serviceIds }) => serviceIds)).toEqual([['A']]);
    expect((await own.responsible.get(`${worksPath}/${across.id}`)).json<Disturbance>().answer.state).toBe('WAITING');
    const theirs = await post(own.staff, `${worksPath}/${across.id}/inquiries`, {
      kind: 'OTHER',
      text: 'A secret of Lund',
    });
    expect(theirs.statusCode).toBe(201);
    expect((await narrow.get(`${worksPath}/${across.id}`)).body).not.toContain('A secret of Lund');
  });

  it('sees states and risks of their sites alone', async () => {
    const status = (await narrow.get(`${statusPath}/operational-status`)).json<OperationalStatus>();
    expect([status.groups.map(({ siteName }) => siteName), status.services.ok]).toEqual([['Malmö kontor'], 1]);
    expect((await narrow.get(`${statusPath}/redundancy-risks`)).json<{ items: RedundancyRisk[] }>().items).toEqual([]);
    expect(
      (await own.responsible.get(`${statusPath}/redundancy-risks`)).json<{ items: RedundancyRisk[] }>().items,
    ).not.toEqual([]);
  });

  it('gets a feed that is narrowed as they are', async () => {
    const { path = '' } = (
      await post(narrow, `${statusPath}/calendar-tokens`, { name: 'Mine', layers: ['planned'] })
    ).json<{ path?: string }>();
    const file = (await app.server.inject({ method: 'GET', url: path, headers: { host: 'localhost:4100' } })).body;
    expect(file).toMatch(/OBJECT-ID;X-MAINTNOTE-OBJECT-IMPACT=OUTAGE:A\r\n/);
    expect(file).not.toMatch(/OBJECT-IMPACT=OUTAGE:B\r\n/);
  });
});
