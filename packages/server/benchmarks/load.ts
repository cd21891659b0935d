// What the benchmarks over HTTP have in common.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import autocannon from 'autocannon';

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
  await once(child.stdout, 'data');
  return child;
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
