// The list of users over HTTP at 20 connections, with 1,000, 10,000 and 100,000 users (BENCH_USERS), beside a bare program that does the
// same select. Each server is a process of its own; both use the same PostgreSQL. Prints medians and ratios.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { growCustomer } from '../src/demo/demo.ts';
import { cells, fill, machine, measure, medians, rounds, startProcess, tokenOf, type Figures } from './load.ts';

const sizes = (process.env['BENCH_USERS'] ?? '1000,10000,100000').split(',').map(Number);
const customerOf = (size: number) => `9${size}`;

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(
    postgres.url,
    sizes.map((size) => ({
      customerId: customerOf(size),
      roles: ['UserAdministrator'],
      grow: (database) => growCustomer(database, { customerId: customerOf(size), users: size }),
    })),
  );
  postgres.analyze();
  const ours = await startProcess('skerry-server.ts', postgres.url, 4181);
  const bare = await startProcess('bare-server.ts', postgres.url, 4182);
  console.log(`${machine()}\n`);
  console.log('users      ours req/s  p50 ms  p99 ms    bare req/s  p50 ms  p99 ms    throughput  p99');
  for (const size of sizes) {
    const token = await tokenOf(4181, accounts, customerOf(size));
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
