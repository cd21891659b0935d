// The list of quotes over HTTP at 20 connections, with 1,000 and 50,000 quotes, as it opens, sorted, filtered, searched and at its last page.
// The server is a process of its own, on PostgreSQL. Prints medians and ratios.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { growQuotes } from '../src/demo/demo.ts';
import { cells, fill, machine, measure, medians, rounds, startProcess, tokenOf, type Figures } from './load.ts';

const sizes = [1_000, 50_000];
const customerOf = (size: number) => `6${size}`;
const port = 4187;
const quotes = `http://localhost:${port}/api/quote-and-order/v4/connection-searches`;
const lists = [
  ['as it opens', () => ''],
  ['by fee, down', () => '?sortBy=-monthly'],
  ['expired', () => '?statuses=RENEW_ACCESSONLINE'],
  ['found by a number', () => '?referenceSearchString=G-0000777'],
  ['the last page', (size: number) => `?page=${size / 10 - 1}`],
] as const;

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(
    postgres.url,
    sizes.map((size) => ({
      customerId: customerOf(size),
      roles: ['OperationResponsible'],
      grow: (database) => growQuotes(database, { customerId: customerOf(size), quotes: size }),
    })),
  );
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  console.log(`${machine()}\n`);
  console.log('list                       1,000 req/s  p50 ms  p99 ms    50,000 req/s  p50 ms  p99 ms    p99 ratio');
  const headers = new Map<number, { authorization: string }>();
  for (const size of sizes)
    headers.set(size, { authorization: `Bearer ${await tokenOf(port, accounts, customerOf(size))}` });
  for (const [name, query] of lists) {
    const measured = new Map<number, Figures[]>(sizes.map((size) => [size, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const size of sizes) {
        const figures = await measure(`${quotes}${query(size)}`, headers.get(size) ?? { authorization: '' });
        // The first round warms up.
        if (round > 0) measured.get(size)?.push(figures);
      }
    }
    const [few, many] = sizes.map((size) => medians(measured.get(size) ?? []));
    if (few === undefined || many === undefined) continue;
    console.log(
      `${name.padEnd(26)} ${cells(few)}      ${cells(many)}    ${(many.p99 / few.p99).toFixed(2).padStart(8)}`,
    );
  }
  server.kill();
} finally {
  await postgres.stop();
}
