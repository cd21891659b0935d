// The operational status and its feeds over HTTP, one call after the other: the lists of the page with 500 works and 1,000, 10,000 and 100,000
// services, and the feed of a calendar with 400 events. The server is a process of its own, on PostgreSQL. Prints the median and the
// slowest of 40 in ms.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import type { Database } from '../src/database/connect.ts';
import { growServices } from '../src/demo/demo.ts';
import { fill, machine, startProcess, tokenOf } from './load.ts';

const sizes = [1_000, 10_000, 100_000];
/** Of which 400 lie in the days that a feed holds, and the others before them. */
const [works, inFeed] = [500, 400];
const touched = 20;
const [warmUp, calls] = [10, 40];
const port = 4190;
const customerOf = (size: number) => `5${size}`;
const host = `http://localhost:${port}/api`;
const status = `${host}/operational-status/v1`;
const lists = [
  ['sites with problems', `${status}/operational-status?states=DOWN,DEGRADED,UNKNOWN`],
  ['all sites', `${status}/operational-status`],
  ['planned works', `${host}/disturbances/v1/disturbances?type=PLANNED_WORK&period=current`],
  ['what was', `${host}/disturbances/v1/disturbances?period=past`],
  ['a month of the calendar', `${status}/calendar-entries?${new URLSearchParams(month()).toString()}`],
] as const;

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(
    postgres.url,
    sizes.map((size) => ({
      customerId: customerOf(size),
      roles: ['OperationResponsible'],
      async grow(database) {
        await growServices(database, { customerId: customerOf(size), services: size });
        await addWorks(database, customerOf(size));
      },
    })),
  );
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  console.log(machine().replace(/;.*/, ''));
  console.log(`\n${' '.repeat(26)}${sizes.map((size) => `${size} services`.padStart(18)).join('')}`);
  for (const [name, address] of lists) {
    const row = [];
    for (const size of sizes) row.push(await timesOf(address, await headersOf(accounts, size)));
    console.log(`${name.padEnd(26)}${row.map((times) => shown(times)).join('')}`);
  }
  for (const [name, kind, layers] of [
    ['calendar feed', 'CALENDAR', ['planned']],
    ['news feed', 'NEWS', ['planned', 'disturbances']],
  ] as const) {
    const [fresh, known] = [[], []] as [string[], string[]];
    for (const size of sizes) {
      const headers = await headersOf(accounts, size);
      const made = await fetch(`${status}/calendar-tokens`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ kind, name, layers }),
      });
      const { path } = (await made.json()) as { path: string };
      const address = `http://localhost:${port}${path}`;
      const first = await fetch(address);
      const events = (await first.text()).match(/BEGIN:VEVENT|<entry>/g)?.length ?? 0;
      const tag = first.headers.get('etag') ?? '';
      fresh.push(shown(await timesOf(address, {}), ` (${events})`));
      known.push(shown(await timesOf(address, { 'if-none-match': tag })));
    }
    console.log(`${name.padEnd(26)}${fresh.join('')}\n${`${name}, 304`.padEnd(26)}${known.join('')}`);
  }
  server.kill();
} finally {
  await postgres.stop();
}

function month(): { from: string; to: string } {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-10), to: day(31) };
}

function shown([median, slowest]: readonly [number, number], note = ''): string {
  return `${median.toFixed(1)} / ${slowest.toFixed(1)}${note}`.padStart(18);
}

async function headersOf(accounts: ReadonlyMap<string, string>, size: number) {
  return { authorization: `Bearer ${await tokenOf(port, accounts, customerOf(size))}` };
}

/** The median and the slowest. */
async function timesOf(address: string, headers: Record<string, string>): Promise<[number, number]> {
  const times: number[] = [];
  for (let count = 0; count < calls + warmUp; count += 1) {
    const started = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    const isGood = answer.status === 200 || answer.status === 304;
    if (!isGood && count >= warmUp) throw new Error(`${answer.status} at ${address}`);
    if (count >= warmUp) times.push(performance.now() - started);
    // A server that has just begun may be too busy for the first.
    else if (!isGood) await setTimeout(500);
  }
  times.sort((a, b) => a - b);
  return [times[calls / 2] ?? 0, times.at(-1) ?? 0];
}

/** Works that touch some of the customer's services each, spread over the year before and the year ahead, and what was told of them. */
async function addWorks(database: Database, customerId: string): Promise<void> {
  await database.withOperator(async (query) => {
    await sql`
      with made as (
        insert into disturbances (type, reference, title, kind, state, impact, countries, visibility, starts_at, ends_at, handled_by, announced_at, search_text,
          service_count, customer_count)
        select 'PLANNED_WORK', 'PW-' || ${customerId}::text || '-' || number, jsonb_build_array(jsonb_build_object('language', 'en', 'displayName', 'Work ' || number)),
          'NORMAL', 'CONFIRMED', 'OUTAGE', array['se'], 'AFFECTED', starts_at, starts_at + interval '2 hours', 'NOC', starts_at - interval '30 days', 'work ' || number,
          ${touched}::int, 1
        from (
          select number, case when number <= ${inFeed}::int then now() - interval '80 days' + number * interval '1 day' else now() - number * interval '1 day' end as starts_at
          from generate_series(1, ${works}::int) as number
        ) as planned
        returning id
      ), shares as (
        insert into disturbance_customers (customer_id, disturbance_id, impact, services, sites, outage_services, minutes, cities)
        select ${customerId}, id, 'OUTAGE', ${touched}::int, 5, ${touched}::int, 30, array['Malmö'] from made
      )
      insert into disturbance_services (customer_id, disturbance_id, service_id, impact, minutes, through)
      select ${customerId}, made.id, one.service_id, 'OUTAGE', 30, 'X' from made cross join lateral (
        select service_id from services where customer_id = ${customerId} order by service_id limit ${touched}::int
      ) as one`.execute(query);
    await sql`
      insert into notification_events (customer_id, type, object_type, object_id, details, at, done_at)
      select share.customer_id, 'workAnnounced', 'plannedWork', works.id::text,
        jsonb_build_object('work', works.title, 'reference', works.reference, 'startsAt', to_jsonb(works.starts_at), 'endsAt', to_jsonb(works.ends_at)),
        least(now(), works.announced_at), now()
      from disturbances as works join disturbance_customers as share on share.disturbance_id = works.id
      where share.customer_id = ${customerId}`.execute(query);
  });
}
