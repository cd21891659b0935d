// The wall of a customer with 10,000 sites: the time of an answer and its size; then 1,000 readers of events, of ten customers, on one
// process: the time until a change has reached all, and the memory of each. The server is a process of its own, on PostgreSQL.
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { sql } from 'kysely';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase } from '../src/database/connect.ts';
import { growServices } from '../src/demo/demo.ts';
import { aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';
import { cells, fill, machine, measure, startProcess, tokenOf } from './load.ts';

const port = 4184;
const path = '/api/operational-status/v1/noc';
const large = '9999';
const customers = Array.from({ length: 10 }, (_, index) => `91${index}0`);
const [accountsEach, streamsEach] = [10, 10];

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const roles = ['OperationResponsible'] as const;
  const accounts = await fill(postgres.url, [
    { customerId: large, roles, grow: (database) => growServices(database, { customerId: large, services: 20_000 }) },
    ...customers.map((customerId) => ({
      customerId,
      roles,
      grow: (database: Parameters<typeof growServices>[0]) => growServices(database, { customerId, services: 50 }),
    })),
  ]);
  const database = await connectDatabase({ url: postgres.url, poolSize: 2 });
  const sites = await database.withOperator(async (query) => {
    // As many sites as the benchmark is about, whatever the growing makes: two services at each.
    await sql`insert into sites (customer_id, id, numerical_id, name, street_name, zip_code, city, country, longitude, latitude)
      select ${large}, 'W-' || n, 500000 + n, 'Site ' || n || ' of the benchmark', 'Storgata', '0001', 'Town ' || n % 250, 'NO', 5 + (n % 100) * 0.2, 58 + (n % 37) * 0.3
      from generate_series(1, 10000) as n on conflict do nothing`.execute(query);
    await sql`with numbered as (select service_id, row_number() over (order by service_id) as n from services where customer_id = ${large})
      update services set site_id = 'W-' || (1 + numbered.n % 10000), z_site_id = null, health = case when numbered.n % 97 = 0 then 'DOWN' when numbered.n % 41 = 0 then 'DEGRADED' else 'OK' end
      from numbered where services.customer_id = ${large} and services.service_id = numbered.service_id`.execute(query);
    await sql`update site_status set reported_at = now() where customer_id = ${large}`.execute(query);
    const { rows } = await sql<{
      sites: number;
    }>`select count(distinct site_id)::int as sites from services where customer_id = ${large}`.execute(query);
    return rows[0]?.sites ?? 0;
  });
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  console.log(`${machine()}\n`);
  const authorization = `Bearer ${await tokenOf(port, accounts, large)}`;
  const url = `http://localhost:${port}${path}`;
  const spans: number[] = [];
  let bytes = 0;
  for (let round = 0; round < 25; round += 1) {
    const started = performance.now();
    bytes = (await (await fetch(url, { headers: { authorization } })).arrayBuffer()).byteLength;
    if (round >= 5) spans.push(performance.now() - started);
  }
  spans.sort((a, b) => a - b);
  console.log(
    `wall of ${sites} sites: ${(bytes / 1000).toFixed(0)} kB, one call ${(spans[10] ?? 0).toFixed(1)} ms (median of 20), ${(spans[18] ?? 0).toFixed(1)} ms (19th)`,
  );
  console.log(
    `the same over 20 connections: ${cells(await measure(url, { authorization }))} (requests a second, p50 and p99 ms)`,
  );

  const readers = await Promise.all(
    customers.map((customerId) =>
      database.withOperator(async (query) => {
        const { users } = await seed(query, {
          customers: [],
          users: Array.from({ length: accountsEach }, (_, index) =>
            aUser({ customerId, email: `wall-${index}@c${customerId}.example`, roles: ['OperationStaff'] }),
          ),
          passwordHash: null,
        });
        return users;
      }),
    ),
  );
  const before = memoryOf(server.pid);
  let told = 0;
  let wake: () => void = () => undefined;
  const all: IncomingMessage[] = [];
  for (const { accountId, customerId } of readers.flat()) {
    const token = await (
      await fetch(`http://localhost:${port}/bench-token?account=${accountId}&customer=${customerId}`)
    ).text();
    for (let index = 0; index < streamsEach; index += 1) {
      const call = request({
        port,
        path: `${path}/stream`,
        headers: { host: `localhost:${port}`, authorization: `Bearer ${token}` },
        agent: false,
      }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`A reader got ${answer.statusCode}.`);
      answer.on('data', (part: Buffer) => {
        if (!part.includes('event: wall')) return;
        told += 1;
        wake();
      });
      all.push(answer);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const memory = memoryOf(server.pid) - before;
  console.log(`${all.length} readers: ${((memory * 1000) / all.length).toFixed(1)} kB of memory each`);
  for (let round = 0; round < 5; round += 1) {
    told = 0;
    const everybody = new Promise<void>((resolve) => (wake = () => told >= all.length && resolve()));
    const started = performance.now();
    await database.withOperator((query) =>
      sql`update services set health = ${round % 2 === 0 ? 'DOWN' : 'OK'} where (customer_id, service_id) in (
        select customer_id, min(service_id) from services where customer_id = any(${customers}::text[]) group by customer_id)`.execute(
        query,
      ),
    );
    await Promise.race([everybody, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    console.log(
      `a change has reached ${told} of ${all.length} readers after ${(performance.now() - started).toFixed(0)} ms`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  for (const answer of all) answer.destroy();
  await database.close();
  server.kill();
} finally {
  await postgres.stop();
}

/** Resident, in MB. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}
