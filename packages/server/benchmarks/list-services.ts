// The list of services over HTTP at 20 connections, with 1,000 and 100,000 services, as it opens, sorted, filtered and
// searched; then the export of 100,000. The server is a process of its own, on PostgreSQL. Prints medians and ratios.
import { readFileSync } from 'node:fs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { growServices } from '../src/demo/demo.ts';
import { cells, fill, machine, measure, medians, rounds, startProcess, tokenOf, type Figures } from './load.ts';

const sizes = [1_000, 100_000];
const customerOf = (size: number) => `8${size}`;
const port = 4183;
const services = `http://localhost:${port}/api/services/v1/services`;
const lists = [
  ['as it opens', '?status=active'],
  ['by contract end, down', '?status=active&sortBy=-contractEnd'],
  ['of one town', '?status=active&cities=Bergen'],
  ['page 20', '?status=active&page=19'],
  ['facets', '/facets'],
] as const;

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
try {
  const accounts = await fill(
    postgres.url,
    sizes.map((size) => ({
      customerId: customerOf(size),
      roles: ['OperationResponsible'],
      grow: (database) => growServices(database, { customerId: customerOf(size), services: size }),
    })),
  );
  postgres.analyze();
  const server = await startProcess('skerry-server.ts', postgres.url, port);
  console.log(`${machine()}\n`);
  console.log('list                       1,000 req/s  p50 ms  p99 ms   100,000 req/s  p50 ms  p99 ms    p99 ratio');
  const headers = new Map<number, { authorization: string }>();
  for (const size of sizes)
    headers.set(size, { authorization: `Bearer ${await tokenOf(port, accounts, customerOf(size))}` });
  for (const [name, query] of lists) {
    const measured = new Map<number, Figures[]>(sizes.map((size) => [size, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const size of sizes) {
        const figures = await measure(`${services}${query}`, headers.get(size) ?? { authorization: '' });
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
  const [size] = sizes.slice(-1);
  for (const text of ['lindholmspiren', 'butik 77', '0099999']) {
    const started = performance.now();
    const answer = await fetch(`${services}?status=active&text=${encodeURIComponent(text)}`, {
      headers: headers.get(size ?? 0) ?? {},
    });
    await answer.arrayBuffer();
    console.log(`search for "${text}" in 100,000, one call: ${(performance.now() - started).toFixed(0)} ms`);
  }
  for (const format of ['csv', 'xlsx']) {
    const before = memoryOf(server.pid);
    const started = performance.now();
    const answer = await fetch(`${services}/export?format=${format}`, { headers: headers.get(size ?? 0) ?? {} });
    let first = 0;
    let bytes = 0;
    let most = before;
    for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      first ||= performance.now() - started;
      bytes += part.length;
      most = Math.max(most, memoryOf(server.pid));
    }
    console.log(
      `export of 100,000 as ${format}: first byte after ${first.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB after ${((performance.now() - started) / 1000).toFixed(1)} s, memory ${before.toFixed(0)} MB and at most ${(most - before).toFixed(0)} MB more`,
    );
  }
  server.kill();
} finally {
  await postgres.stop();
}

/** Resident memory of a process in MB. */
function memoryOf(pid: number | undefined): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}
