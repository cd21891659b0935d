// What the provider's staff wait for when they write disturbances, by the number of customers: the list, one of them, the search for
// services of all customers, and writing. In the server's own process, on PostgreSQL, one call after the other; medians of 5 in ms.
import { sql } from 'kysely';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { aService, aSite } from '../src/demo/services/builders.ts';
import { seedInventory } from '../src/demo/services/seed-services.ts';
import {
  aDisturbance,
  company,
  create,
  disturbancesPath,
  en,
  post,
  providerPath,
} from '../src/disturbances/testing/companies.ts';
import { startTestServer } from '../src/testing/test-server.ts';
import { machine } from './load.ts';

const sizes = [20, 2_000];
const servicesOfEach = 20;

// `create` of the tests looks at what it is answered.
Object.assign(globalThis, { expect: Object.assign(() => ({ toEqual: () => undefined }), { any: () => undefined }) });

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
const database = await connectDatabase({ url: postgres.url });
try {
  console.log(`${machine()}\n\ncustomers     list      one   search   report   update`);
  const app = await startTestServer(database);
  const own = await company(database, app);
  let filled = 1;
  for (const size of sizes) {
    await fill(database, own.customerId, filled, size);
    filled = size;
    postgres.analyze();
    const ids: string[] = [];
    const report = await median(async () => {
      ids.push((await create(own.provider, aDisturbance(own))).id);
    });
    const [id = ''] = ids;
    const times = [
      await median(() => own.provider.get(`${providerPath}?pageSize=25`)),
      await median(() => own.provider.get(`${providerPath}/${id}`)),
      await median(() => own.provider.get(`${disturbancesPath}/provider/services?text=gate%2017`)),
      report,
      await median(() => post(own.provider, `${providerPath}/${id}/updates`, { text: en('Splicing.') })),
    ];
    console.log(`${String(size).padStart(9)}${times.map((ms) => ms.toFixed(1).padStart(9)).join('')}`);
  }
  await app.close();
} finally {
  await database.close();
  await postgres.stop();
}

async function median(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[2] ?? 0;
}

/** Customers like the one that is there, each with a site and services at it. */
async function fill(filling: Database, like: string, from: number, to: number): Promise<void> {
  await filling.withOperator(async (query) => {
    const numbers = Array.from({ length: to - from }, (_, place) => 800_000 + from + place);
    await sql`
      insert into customers select (jsonb_populate_record(customers, jsonb_build_object('customer_id', number, 'name', 'Customer ' || number))).*
      from customers cross join unnest(${numbers.map(String)}::text[]) as number where customer_id = ${like}`.execute(
      query,
    );
    for (let place = 0; place < numbers.length; place += 100) {
      const part = numbers.slice(place, place + 100).map(String);
      const siteId = (customerId: string) => `SITE-${customerId}`;
      await seedInventory(query, {
        sites: part.map((customerId) =>
          aSite({
            customerId,
            id: siteId(customerId),
            numericalId: 1,
            streetName: 'Gate',
            houseNumber: customerId.slice(-3),
          }),
        ),
        services: part.flatMap((customerId) =>
          Array.from({ length: servicesOfEach }, (_, index) =>
            aService({ customerId, serviceId: `SE-${customerId}${index}`, siteId: siteId(customerId) }),
          ),
        ),
      });
    }
  });
}
