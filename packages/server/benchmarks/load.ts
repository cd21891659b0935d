// What the benchmarks over HTTP have in common.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import type { Role } from '@skerry/contracts';
import autocannon from 'autocannon';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { aCustomer, aUser } from '../src/demo/users/builders.ts';
import { seed } from '../src/demo/users/seed.ts';

export const connections = 20;
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Where the figures come from. */
export function machine(): string {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; ${connections} connections, median of ${rounds} rounds of ${seconds} s`;
}

/** Starts a program of this folder on a port; it says something once it listens. */
export async function startProcess(
  file: string,
  url: string | undefined,
  port: number,
  folder?: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=@skerry/source', new URL(file, import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: url, SKERRY_DATA_FOLDER: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Nobody else ends it where the benchmark fails.
  process.once('exit', () => child.kill());
  const [outcome] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as unknown[];
  if (!Buffer.isBuffer(outcome)) throw new Error(`${file} has ended.`);
  return child;
}

export interface FilledCustomer {
  customerId: string;
  /** Of its one user. */
  roles: readonly Role[];
  /** Gives it what the benchmark is about. */
  grow: (database: Database) => Promise<unknown>;
}

/** Makes customers, but for those that an earlier run has made, and answers the account of the user of each. */
export async function fill(url: string, customers: readonly FilledCustomer[]): Promise<Map<string, string>> {
  const database = await connectDatabase({ url });
  const accounts = new Map<string, string>();
  for (const { customerId, roles, grow } of customers) {
    const email = `administrator@c${customerId}.example`;
    const known = await database.identityReads
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (known === undefined) {
      const { users } = await database.withOperator((query) =>
        seed(query, {
          customers: [aCustomer({ customerId })],
          users: [aUser({ customerId, email, roles: [...roles] })],
          passwordHash: null,
        }),
      );
      await grow(database);
      accounts.set(customerId, users[0]?.accountId ?? '');
    } else accounts.set(customerId, known.id);
  }
  await database.close();
  return accounts;
}

/** The access token that `skerry-server.ts` on the port gives a customer's user. */
export async function tokenOf(port: number, accounts: ReadonlyMap<string, string>, customer: string): Promise<string> {
  const account = accounts.get(customer) ?? '';
  return (await fetch(`http://localhost:${port}/bench-token?account=${account}&customer=${customer}`)).text();
}

export async function measure(url: string, headers: Record<string, string>): Promise<Figures> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused and ${errors} failed at ${url}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

export function medians(figures: readonly Figures[]): Figures {
  const median = (of: (figure: Figures) => number) =>
    figures.map(of).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
  };
}

export function cells({ perSecond, p50, p99 }: Figures): string {
  return `${perSecond.toFixed(0).padStart(10)}  ${p50.toFixed(1).padStart(6)}  ${p99.toFixed(1).padStart(6)}`;
}
