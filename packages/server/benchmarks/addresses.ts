// Suggestions of addresses over HTTP, one after the other and at 20 connections, among a million generated addresses in 2,000 towns. The
// server is a process of its own, on PostgreSQL. Prints p50 and p99 of each kind of text, and fails above 30 ms on the first count.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { fillAddresses, streetOf, streetsPerTown, townCount, townOf } from './generated-addresses.ts';
import { cells, machine, measure, startProcess } from './load.ts';

const [customerId, port, calls, limit] = ['69001', 4188, 2000, 30];
const suggest = `http://localhost:${port}/api/quote-and-order/v2/address/suggest`;

const texts: readonly (readonly [name: string, text: (turn: number) => string])[] = [
  ['three letters', (turn) => ['sto', 'ham', 'kun', 'ber', 'öst'][turn % 5] ?? 'sto'],
  ['a street', (turn) => streetOf(turn % streetsPerTown)],
  ['a street and a number', (turn) => `${streetOf(turn % streetsPerTown)} ${(turn % 20) + 1}`],
  ['a whole address', (turn) => `${streetOf(turn % 8)} ${(turn % 20) + 1}, ${townOf(turn % townCount)}`],
  ['the town in front', (turn) => `${townOf(turn % townCount)} ${streetOf(turn % 8)} ${(turn % 20) + 1}`],
  ['nothing that there is', (turn) => `Xyzgatan ${turn}`],
];

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
let slowest = 0;
try {
  const account = await fillAddresses(postgres.url, customerId, 'QuoteRequester');
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  const token = await fetch(`http://localhost:${port}/bench-token?account=${account}&customer=${customerId}`);
  const headers = { authorization: `Bearer ${await token.text()}` };
  console.log(`${machine()}\n`);
  console.log('text                       one by one: p50 ms  p99 ms    20 connections: req/s  p50 ms  p99 ms');
  for (const [name, textOf] of texts) {
    const times: number[] = [];
    for (let turn = 0; turn < calls; turn += 1) {
      const begin = performance.now();
      const answer = await fetch(`${suggest}?address=${encodeURIComponent(textOf(turn))}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.json();
      // The first hundred warm up.
      if (turn >= 100) times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    slowest = Math.max(slowest, at(0.99));
    const many = await measure(`${suggest}?address=${encodeURIComponent(textOf(3))}`, headers);
    console.log(
      `${name.padEnd(38)} ${at(0.5).toFixed(1).padStart(6)} ${at(0.99).toFixed(1).padStart(7)}          ${cells(many)}`,
    );
  }
  server.kill();
} finally {
  await postgres.stop();
}
if (slowest > limit) {
  console.error(`The slowest p99 is ${slowest.toFixed(1)} ms, above ${limit} ms.`);
  process.exitCode = 1;
}
