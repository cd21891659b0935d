// What one page costs by its number: users and orders of a customer with 1,000 and of one with 100,000 of each, over HTTP, one call after
// the other, for the lists that can't be read from the middle of an index. The server is a process of its own, on PostgreSQL. Prints
// medians of 20 in ms, and the first call of a last page after a write. BENCH_DATABASE_URL: a database that an earlier run has filled.
import { sql } from 'kysely';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { growCustomer, growOrders, growServices } from '../src/demo/demo.ts';
import { fill, machine, startProcess, tokenOf } from './load.ts';

const sizes = [1_000, 100_000];
const port = 4185;
const customerOf = (size: number) => `7${size}`;
const users = `http://localhost:${port}/api/user-admin/v1/customer/users?pageSize=100`;
const orders = `http://localhost:${port}/api/orders/v1/orders?pageSize=100`;
const lists = [
  ['users, by e-mail', users],
  ['users, by telephone', `${users}&sortBy=-cellphone`],
  ['users who may log in', `${users}&active=true`],
  ['users with a role, by name', `${users}&roleIds=OperationStaff&roleIds=Purchaser&sortBy=name`],
  ['users found by a text', `${users}&searchFilter=example`],
  ['orders, waiting first', `${orders}&sortBy=nextStep`],
  ['orders, waiting first, by fee', `${orders}&sortBy=-monthlyFee`],
] as const;

const given = process.env['BENCH_DATABASE_URL'];
const postgres = given === undefined ? await startPostgres({ durable: true }) : undefined;
const url = given ?? postgres?.url;
if (url === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(
    url,
    sizes.map((size) => ({
      customerId: customerOf(size),
      roles: ['UserAdministrator', 'Purchaser', 'OperationResponsible'],
      grow: (filled) => grow(filled, size),
    })),
  );
  const database = await connectDatabase({ url });
  postgres?.analyze();
  const server = await startProcess('skerry-server.ts', url, port);
  console.log(`${machine()}\n\n${' '.repeat(38)}first   middle     last   after a write`);
  for (const size of sizes) {
    const token = await tokenOf(port, accounts, customerOf(size));
    for (const [name, address] of lists) {
      const { totalPages } = await answerOf(`${address}&page=0`, token);
      const last = totalPages - 1;
      const times: number[] = [];
      for (const page of [0, Math.floor(last / 2), last]) times.push(await medianOf(`${address}&page=${page}`, token));
      await write(database, size);
      times.push((await answerOf(`${address}&page=${last}`, token)).ms);
      console.log(
        `${String(size).padEnd(8)}${name.padEnd(30)}${times.map((ms) => ms.toFixed(1).padStart(9)).join('')}   last: ${last + 1}`,
      );
    }
  }
  server.kill();
  await database.close();
} finally {
  await postgres?.stop();
}

async function medianOf(address: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) times.push((await answerOf(address, token)).ms);
  return times.sort((a, b) => a - b)[10] ?? 0;
}

async function answerOf(address: string, token: string): Promise<{ ms: number; totalPages: number }> {
  const started = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { totalPages } = (await answer.json()) as { totalPages: number };
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  return { ms: performance.now() - started, totalPages };
}

/** Something that changes both lists. */
async function write(database: Database, size: number): Promise<void> {
  const customerId = customerOf(size);
  await database.withOperator(async (query) => {
    for (const table of ['customer_users', 'orders'])
      await sql`update ${sql.table(table)} set version = version + 1
        where customer_id = ${customerId} and id = (select id from ${sql.table(table)} where customer_id = ${customerId} limit 1)`.execute(
        query,
      );
  });
}

async function grow(database: Database, size: number): Promise<void> {
  const customerId = customerOf(size);
  await growCustomer(database, { customerId, users: size });
  await growServices(database, { customerId, services: 1_000 });
  await growOrders(database, { customerId, orders: size });
}
