import type { RoleGroupDetails, SiteList, SiteListPage } from '@skerry/contracts';
import { aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import type { SeededUser } from '../../demo/users/seed.ts';
import { stubUpstream } from '../../testing/stub-upstream.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { post } from '../quotes/testing/quotes.ts';
import { addAddresses, aSiteList, kajen, siteLists } from './testing/site-lists.ts';

const customerId = '8691';

let test: TestDatabase;
let app: TestServer;
/** Everything by an own role. */
let wide: Caller;
/** Purchaser through a group that is narrowed to the site N. */
let narrow: Caller;
let narrowUser: SeededUser;

beforeAll(async () => {
  test = await openTestDatabase();
  await addAddresses(test.database);
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [
    { roles: ['Purchaser'] },
    { roles: [] },
    { roles: ['UserAdministrator'] },
  ]);
  const [first, second, administrator] = users.map((user) => app.as(user));
  wide = the(first);
  narrow = the(second);
  narrowUser = the(users[1]);
  const sites = ['N', 'S'].map((id, place) =>
    aSite({ customerId, id, numericalId: place + 1, name: id, longitude: 17 + place, latitude: 62 }),
  );
  await test.database.withOperator((query) => seedInventory(query, { sites }));
  const group: Partial<RoleGroupDetails> = {
    name: 'North',
    roleIds: ['Purchaser'],
    memberIds: [the(users[1]).id],
    scope: { kind: 'sites', ids: ['N'] },
  };
  const body = { description: '', permissions: [], ...group };
  const made = await post(the(administrator), '/api/user-admin/v1/role-groups', body);
  expect(made.statusCode).toBe(201);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

describe('somebody narrowed to a site', () => {
  it('sees the lists of that site alone, and their own', async () => {
    const north = await aSiteList(wide, [{ siteId: 'N' }]);
    const both = await aSiteList(wide, [{ siteId: 'N' }, { siteId: 'S' }]);
    const elsewhere = await aSiteList(wide, [kajen]);
    const own = await aSiteList(narrow, [kajen]);
    const { items, counts } = (await narrow.get(siteLists)).json<SiteListPage>();
    expect(items.map(({ id }) => id).sort()).toEqual([north.id, own.id].sort());
    expect(counts.total).toBe(2);
    for (const { id } of [both, elsewhere]) {
      expect((await narrow.get(`${siteLists}/${id}`)).statusCode).toBe(404);
      expect((await narrow.get(`${siteLists}/${id}/file`)).statusCode).toBe(404);
      const removed = await narrow.send('DELETE', `${siteLists}/${id}`, undefined, { 'if-match': '"1"' });
      expect(removed.statusCode).toBe(404);
    }
  });

  it('can put no other site of the customer on a list', async () => {
    const list = await aSiteList(narrow, [{ siteId: 'N' }, { siteId: 'S' }]);
    expect(list.sites.map(({ state, code }) => [state, code])).toEqual([
      ['valid', null],
      ['rejected', 'unknown'],
    ]);
    expect(list.sites[1]?.name).toBe('');
  });

  it('finds addresses of a provider’s own system too, which are the same for all', async () => {
    const prefix = '/api/quote-and-order/v2';
    const upstream = await stubUpstream(app, prefix);
    const environment = { SKERRY_API_QUOTE_AND_ORDER_V2_UPSTREAM: upstream.address };
    const proxied = await startTestServer(test.database, { identity: app.identity }, environment);
    const answer = await proxied.as(narrowUser).get(`${prefix}/address/suggest?address=norra`);
    expect(answer.statusCode).toBe(200);
    await proxied.close();
    await upstream.close();
  });

  it('changes a list of theirs as anybody does', async () => {
    const list = await aSiteList(narrow, [{ siteId: 'N' }]);
    const headers = { 'if-match': '"1"' };
    const answer = await narrow.send('PATCH', `${siteLists}/${list.id}`, { addSites: [kajen] }, headers);
    expect(answer.json<SiteList>().counts.valid).toBe(2);
  });
});
