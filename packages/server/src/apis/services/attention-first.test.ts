import { addDays, dayOf, type ServicePage } from '@skerry/contracts';
import { aService, aSite, type DemoService } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { growServices } from '../../demo/demo.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function callerOf(customerId: string): Promise<Caller> {
  const [user] = await addCustomer(test.database, customerId, [{ roles: ['OperationResponsible'] }]);
  return app.as(the(user));
}

const pageOf = async (caller: Caller, query: string) =>
  (await caller.get(`/api/services/v1/services?${query}`)).json<ServicePage>();
const idsOf = ({ items }: ServicePage) => items.map(({ serviceId }) => serviceId);
const inDays = (days: number) => addDays(dayOf(new Date()), days);

async function someServices(customerId: string, given: readonly (Partial<DemoService> & { serviceId: string })[]) {
  const caller = await callerOf(customerId);
  await test.database.withOperator((query) =>
    seedInventory(query, {
      sites: [aSite({ customerId, numericalId: 10_005 })],
      tags: [],
      services: given.map((one) => aService({ customerId, siteId: 'S-10005', name: one.serviceId, ...one })),
    }),
  );
  return caller;
}

it('sorted by health, disturbances come first, then notices and contracts that end soon, then installations, what has ended last', async () => {
  const caller = await someServices('9101', [
    { serviceId: 'A-ended', status: 'Terminated', health: 'DOWN', contractEndsOn: inDays(3) },
    { serviceId: 'B-running' },
    { serviceId: 'C-installing', status: 'Installation Ongoing', health: 'DOWN' },
    { serviceId: 'D-ends-last', contractEndsOn: inDays(90) },
    { serviceId: 'E-ends-today', contractEndsOn: inDays(0) },
    { serviceId: 'F-notice', status: 'Termination notice', endsOn: inDays(200) },
    { serviceId: 'G-degraded', health: 'DEGRADED', contractEndsOn: inDays(1) },
    { serviceId: 'H-down', health: 'DOWN' },
    { serviceId: 'I-ended-yesterday', contractEndsOn: inDays(-1) },
    { serviceId: 'J-ends-later', contractEndsOn: inDays(91) },
  ]);
  const expected = [
    'H-down',
    'G-degraded',
    'F-notice',
    'E-ends-today',
    'D-ends-last',
    'C-installing',
    'B-running',
    'I-ended-yesterday',
    'J-ends-later',
    'A-ended',
  ];
  expect(idsOf(await pageOf(caller, 'sortBy=health'))).toEqual(expected);
  expect(idsOf(await pageOf(caller, 'sortBy=-health'))).toEqual(expected.toReversed());
  const inPages = [];
  for (let page = 0; page < 4; page += 1)
    inPages.push(...idsOf(await pageOf(caller, `sortBy=health&pageSize=3&page=${page}`)));
  expect(inPages).toEqual(expected);
});

it('far pages sorted by health hold every service once, in one order with the near ones, in both directions', async () => {
  const customerId = '9102';
  const caller = await callerOf(customerId);
  const total = 2_330;
  await growServices(test.database, { customerId, services: total });
  const all = async (query: string) => {
    const ids = [];
    for (let page = 0; page < 24; page += 1) {
      const answer = await pageOf(caller, `pageSize=100&page=${page}&${query}`);
      expect(answer.totalItems).toBe(total);
      ids.push(...idsOf(answer));
    }
    return ids;
  };
  const down = await all('sortBy=health');
  expect([down.length, new Set(down).size]).toEqual([total, total]);
  expect(await all('sortBy=-health')).toEqual(down.toReversed());
  // Hits that are counted rather than looked up are not read from the end.
  expect(await all('sortBy=health&minCapacity=1')).toEqual(down);
});
