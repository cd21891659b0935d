// The list of users over HTTP at 20 connections, with 1,000, 10,000 and 100,000 users (BENCH_USERS), beside a bare program that does the
// same select. Each server is a process of its own; both use the same PostgreSQL. Prints medians and ratios.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase } from '../src/database/connect.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { growCustomer } from '../src/demo/demo.ts';
import { seed } from '../src/demo/users/seed.ts';
import { cells, machine, measure, medians, rounds, startProcess, type Figures } from './load.ts';

const sizes = (process.env['BENCH_USERS'] ?? '1000,10000,100000').split(',').map(Number);
const customerOf = (size: number) => `9${size}`;

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(postgres.url);
  postgres.analyze();
  const ours = await startProcess('skerry-server.ts', postgres.url, 4181);
  const bare = await startProcess('bare-server.ts', postgres.url, 4182);
  console.log(`${machine()}\n`);
  console.log('users      ours req/s  p50 ms  p99 ms    bare req/s  p50 ms  p99 ms    throughput  p99');
  for (const size of sizes) {
    const token = await (
      await fetch(`http://localhost:4181/bench-token?account=${accounts.get(size) ?? ''}&customer=${customerOf(size)}`)
    ).text();
    const measured: { ours: Figures[]; bare: Figures[] } = { ours: [], bare: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const own = await measure(
        'http://localhost:4181/api/user-admin/v1/customer/users?page=0&pageSize=25&sortBy=email',
        { authorization: `Bearer ${token}` },
      );
      const floor = await measure(`http://localhost:4182/users?customer=${customerOf(size)}`, {});
      // The first round warms up.
      if (round > 0) {
        measured.ours.push(own);
        measured.bare.push(floor);
      }
    }
    const [own, floor] = [medians(measured.ours), medians(measured.bare)];
    console.log(
      `${String(size).padEnd(10)} ${cells(own)}    ${cells(floor)}    ${(own.perSecond / floor.perSecond).toFixed(2).padStart(10)}  ${(own.p99 / floor.p99).toFixed(2)}`,
    );
  }
  for (const child of [ours, bare]) child.kill();
} finally {
  await postgres.stop();
}

async function fill(url: string): Promise<Map<number, string>> {
  const database = await connectDatabase({ url });
  const accounts = new Map<number, string>();
  for (const size of sizes) {
    const customerId = customerOf(size);
    const { users } = await database.withOperator((query) =>
      seed(query, {
        customers: [aCustomer({ customerId })],
        users: [aUser({ customerId, email: `administrator@c${customerId}.example`, roles: ['UserAdministrator'] })],
        passwordHash: null,
      }),
    );
    await growCustomer(database, { customerId, users: size });
    accounts.set(size, users[0]?.accountId ?? '');
  }
  await database.close();
  return accounts;
}
