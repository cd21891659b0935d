import type { FoundItem, SearchResults, Service } from '@skerry/contracts';
import {
  aDisturbance,
  aWork,
  company,
  create,
  en,
  inDays,
  post,
  providerPath,
} from '../../disturbances/testing/companies.ts';
import { startTestServer, type Caller, type TestServer } from '../../testing/test-server.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  await test.database.withOperator((query) => query.deleteFrom('freeze_periods').execute());
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const services = '/api/services/v1/services';

async function listed(by: Caller, query = ''): Promise<Service[]> {
  const answer = await by.get(`${services}?sortBy=serviceId${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ items: Service[] }>().items;
}

const ids = async (by: Caller, query: string) => (await listed(by, query)).map(({ serviceId }) => serviceId);

describe('services that a disturbance or a planned work touches', () => {
  it('are found by it, in the list, on the map, in files and in changes of many', async () => {
    const own = await company(test.database, app);
    const other = await company(test.database, app);
    const { id } = await create(own.provider, aWork(own));
    const { id: foreign } = await create(other.provider, aWork(other));
    const by = own.responsible;
    expect(await ids(by, `&disturbanceId=${id}`)).toEqual(['A']);
    const map = await by.get(`/api/network-map/v1/map?disturbanceId=${id}`);
    expect(map.json<{ sites: object[] }>().sites).toHaveLength(1);
    const file = await by.get(`${services}/export?format=csv&disturbanceId=${id}`);
    expect(file.body.trim().split('\n')).toHaveLength(2);
    for (const nothing of [foreign, 'PW-1', crypto.randomUUID()])
      expect(await ids(by, `&disturbanceId=${nothing}`)).toEqual([]);
    const change = (disturbanceId: string, expectedCount: number) =>
      post(by, `${services}/bulk`, {
        filter: { disturbanceId },
        expectedCount,
        op: { type: 'setInvoiceText', invoiceText: 'Kst 1' },
      });
    expect((await change(foreign, 0)).json()).toMatchObject({
      errors: [{ field: 'filter.disturbanceId', code: 'unknown' }],
    });
    expect((await change(id, 1)).json()).toMatchObject({ ok: ['A'] });
  });

  it('are not found by a draft, nor by who is not told of disturbances', async () => {
    const own = await company(test.database, app);
    const draft = await post(own.provider, providerPath, aWork(own, { state: 'DRAFT' }));
    expect(await ids(own.responsible, `&disturbanceId=${draft.json<{ id: string }>().id}`)).toEqual([]);
    const { id } = await create(own.provider, aWork(own));
    for (const path of [services, `${services}/export`, '/api/network-map/v1/map'])
      expect((await own.purchaser.get(`${path}?disturbanceId=${id}`)).statusCode).toBe(403);
    const change = { filter: { disturbanceId: id }, expectedCount: 1, op: { type: 'addTags', tagIds: [] } };
    expect((await post(own.purchaser, `${services}/bulk`, change)).statusCode).toBe(403);
  });

  it('name what disturbs them now, and nothing that is to come', async () => {
    const own = await company(test.database, app);
    const { customerId } = own;
    await create(own.provider, aWork(own));
    const fault = await create(own.provider, aDisturbance(own));
    const on = (serviceId: string, impact: string) => [
      { through: serviceId, impact, services: [{ customerId, serviceId }] },
    ];
    await create(own.provider, aDisturbance(own, { affected: on('C', 'NO-IMPACT') }));
    const disturbance = { id: fault.id, type: 'DISTURBANCE', reference: fault.reference, title: fault.title };
    const told = await listed(own.responsible);
    expect(told.map((service) => service.disturbance)).toEqual([disturbance, null, null]);
    const one = await own.responsible.get(`${services}/A`);
    expect(one.json<Service>().disturbance).toEqual(disturbance);
    expect(JSON.stringify(await listed(own.purchaser))).not.toContain('disturbance');
  });
});

describe('the search', () => {
  const found = async (by: Caller, q: string): Promise<SearchResults> => {
    const path = `/api/portal-user/v1/b2b-customer/search?q=${encodeURIComponent(q)}`;
    return (await by.get(path, { 'accept-language': 'sv' })).json<SearchResults>();
  };
  const names = (items: FoundItem[] | undefined) => items?.map(({ code, name, status }) => [code, name, status]);

  it('finds works and disturbances by reference, title and service, as their pages do', async () => {
    const own = await company(test.database, app);
    const stranger = await company(test.database, app);
    const title = [...en('Fibre reroute'), { language: 'sv', displayName: 'Fiberflytt' }];
    const work = await create(own.provider, aWork(own, { title, startsAt: inDays(30) }));
    const fault = await create(own.provider, aDisturbance(own));
    await create(stranger.provider, aWork(stranger));
    const by = own.billing;
    for (const q of [work.reference, work.reference.toLowerCase(), 'fiberfl', 'reroute'])
      expect(names((await found(by, q)).plannedWorks?.items)).toEqual([[work.reference, 'Fiberflytt', 'CONFIRMED']]);
    const ofService = await found(by, 'malmö');
    expect(ofService.plannedWorks?.items).toHaveLength(1);
    expect(names(ofService.disturbances?.items)).toEqual([[fault.reference, 'Fibre break at Amager', 'INVESTIGATING']]);
    expect(Object.keys(await found(own.purchaser, work.reference))).not.toContain('plannedWorks');
  });
});
