// What one account's worst does to another: 15 calls at once, five times a second, of the last page of 100,000 users (BENCH_USERS), while
// another customer's administrator lists theirs ten times a second. Prints the other's p99 alone and meanwhile, their ratio, and what
// pages of the large list cost. The server is a process of its own, on PostgreSQL.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { growCustomer } from '../src/demo/demo.ts';
import { fill, machine, rounds, seconds, startProcess, tokenOf, type FilledCustomer } from './load.ts';

const size = Number(process.env['BENCH_USERS'] ?? 100_000);
const port = 4184;
const users = `http://localhost:${port}/api/user-admin/v1/customer/users`;
const lastPage = `${users}?pageSize=100&page=${size / 100 - 1}`;
const customers = { greedy: '9100000', other: '9100001' };

// A filled database of an earlier run saves minutes.
const given = process.env['BENCH_DATABASE_URL'];
const postgres = given === undefined ? await startPostgres({ durable: true }) : undefined;
const url = given ?? postgres?.url;
if (url === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const customer = (customerId: string, wanted: number): FilledCustomer => ({
    customerId,
    roles: ['UserAdministrator'],
    grow: (database) => growCustomer(database, { customerId, users: wanted }),
  });
  const accounts = await fill(url, [customer(customers.greedy, size), customer(customers.other, 1000)]);
  postgres?.analyze();
  const server = await startProcess('skerry-server.ts', url, port);
  const greedy = await tokenOf(port, accounts, customers.greedy);
  const other = await tokenOf(port, accounts, customers.other);
  console.log(`${machine()}\n\none call of 100 of ${size} users, median of 20:`);
  for (const page of [0, size / 1000, size / 200, size / 100 - 1])
    console.log(
      `page ${String(page).padEnd(6)} ${(await medianOf(`${users}?pageSize=100&page=${page}`, greedy)).toFixed(1)} ms`,
    );
  const ratios: number[] = [];
  console.log('\nalone p99 ms   meanwhile p99 ms   ratio   its answers   the greedy one’s');
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await listTenTimesASecond(other);
    const flood = startFlood(greedy);
    const meanwhile = await listTenTimesASecond(other);
    const answers = await flood.stop();
    // The first round warms up.
    if (round === 0) continue;
    const ratio = meanwhile.p99 / alone.p99;
    ratios.push(ratio);
    console.log(
      `${alone.p99.toFixed(1).padStart(12)}   ${meanwhile.p99.toFixed(1).padStart(16)}   ${ratio.toFixed(2).padStart(5)}   ${countsOf(meanwhile.answers)}   ${countsOf(answers)}`,
    );
  }
  const [median] = ratios.sort((a, b) => a - b).slice(Math.floor(ratios.length / 2));
  console.log(`\nmedian ratio ${(median ?? Number.NaN).toFixed(2)}, wanted at most 2`);
  server.kill();
} finally {
  await postgres?.stop();
}

async function listTenTimesASecond(token: string): Promise<{ p99: number; answers: number[] }> {
  const calls: Promise<{ ms: number; status: number }>[] = [];
  for (let count = 0; count < seconds * 10; count += 1) {
    calls.push(timed(`${users}?pageSize=25&page=0`, token));
    await pause(100);
  }
  const answers = await Promise.all(calls);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, answers: answers.map(({ status }) => status) };
}

/** In a thread of its own, so that what it costs to ask does not count as the other's waiting. */
function startFlood(token: string): { stop(): Promise<number[]> } {
  const flood = new Worker(new URL('flood.ts', import.meta.url), { workerData: { address: lastPage, token } });
  return {
    async stop() {
      flood.postMessage('stop');
      const [statuses] = (await once(flood, 'message')) as [number[]];
      await flood.terminate();
      return statuses;
    },
  };
}

async function medianOf(address: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) times.push((await timed(address, token)).ms);
  return times.sort((a, b) => a - b)[10] ?? 0;
}

async function timed(address: string, token: string): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return { ms: performance.now() - started, status: answer.status };
}

function countsOf(answers: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
