// From an address to the first rows: /users with an empty cache and a session at the provider, as a colleague opens a link in the
// morning. Beside it, in the same run, the users page of Keycloak's admin console, where Keycloak can run here. Prints every request of
// one load, and medians; `--no-keycloak` leaves Keycloak out, `--rounds 3` changes how many loads count.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import budgets from '../../packages/portal/budgets.json' with { type: 'json' };
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { whyNoKeycloak } from '../../scripts/lib/keycloak.mjs';
import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import startProduct from '../support/start-product.ts';
import { consoleUsers } from './keycloak-console.ts';
import type { Subject } from './subject.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'no-keycloak': { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);

interface Conditions {
  name: string;
  latency: number;
  bytesPerSecond: number;
  processorRate: number;
}

/** Slow 4G as Lighthouse has it: 150 ms for each request, 1.6 Mbit/s down, 0.75 up. */
const slow: Conditions = { name: 'slow', latency: 150, bytesPerSecond: 204_800, processorRate: 4 };
const fast: Conditions = { name: 'fast', latency: 0, bytesPerSecond: -1, processorRate: 1 };

interface Call {
  path: string;
  type: string;
  /** In milliseconds from the navigation. */
  start: number;
  end: number;
  bytes: number;
}

interface Load {
  rows: number;
  calls: Call[];
}

const { executablePath, args } = await requireChromium();
const browser = await chromium.launch({ executablePath, args });
const stop = await startProduct();
try {
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}; medians of ${rounds}\n`,
  );
  const ours = await measure(await portalUsers());
  const why = values['no-keycloak'] ? 'not asked for' : whyNoKeycloak();
  if (why === undefined) {
    const keycloak = await consoleUsers(browser);
    try {
      const theirs = await measure(keycloak.subject);
      console.log(
        `Skerry / Keycloak: slow ${(ours.slow / theirs.slow).toFixed(2)}, fast ${(ours.fast / theirs.fast).toFixed(2)}`,
      );
    } finally {
      await keycloak.stop();
    }
  } else console.log(`Keycloak: ${why}`);
  const { requests } = budgets.routes['/users'];
  if (ours.requests > requests) {
    console.log(`Above the budget of ${requests} requests.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop();
}

async function portalUsers(): Promise<Subject> {
  const context = await browser.newContext();
  await logIn(context, 'user-administrator@havstrand.example');
  const cookies = await context.cookies();
  await context.close();
  return { name: 'Skerry /users', address: address('/users'), cookies, firstRow: 'tbody tr a[href^="/users/"]' };
}

async function measure(subject: Subject): Promise<{ slow: number; fast: number; requests: number }> {
  // What the server does only once is done.
  await load(browser, subject, fast);
  const loads = { slow: [] as Load[], fast: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    loads.slow.push(await load(browser, subject, slow));
    loads.fast.push(await load(browser, subject, fast));
  }
  const middle = loads.slow.toSorted((a, b) => a.rows - b.rows)[Math.floor(rounds / 2)] as Load;
  const figures = {
    slow: middle.rows,
    fast: median(loads.fast.map(({ rows }) => rows)),
    requests: beforeRows(middle).length,
  };
  console.log(`${subject.name}, slow`);
  for (const { path, type, start, end, bytes } of middle.calls) {
    const [from, to, size] = [start.toFixed(0).padStart(6), end.toFixed(0).padStart(6), kilobytes(bytes).padStart(8)];
    console.log(
      `${from} ${to} ${size} kB  ${type.padEnd(10)} ${path}${start > middle.rows ? '  (after the rows)' : ''}`,
    );
  }
  const script = beforeRows(middle).filter(({ type }) => type === 'Script');
  console.log(
    [
      `${subject.name}: first rows after ${figures.slow.toFixed(0)} ms slow, ${figures.fast.toFixed(0)} ms fast`,
      `${kilobytes(sumOf(script))} kB of JavaScript, ${kilobytes(sumOf(beforeRows(middle)))} kB in all`,
      `${figures.requests} requests before the rows, ${middle.calls.length} in all\n`,
    ].join('; '),
  );
  return figures;
}

function beforeRows({ calls, rows }: Load): Call[] {
  return calls.filter(({ start }) => start <= rows);
}

async function load(of: Browser, subject: Subject, conditions: Conditions): Promise<Load> {
  const context = await of.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies(subject.cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const calls = await recordCalls(session);
  await throttle(session, conditions);
  await page.addInitScript(noteFirstRow, subject.firstRow);
  await page.goto(subject.address, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.firstRowAt !== undefined, undefined, { timeout: 60_000, polling: 200 });
  const rows = await firstRowAt(page);
  // What comes after the rows is counted apart. Keycloak's console may go on asking.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await context.close();
  return { rows, calls: calls() };
}

declare global {
  interface Window {
    /** When the frame with the first row was drawn, in milliseconds from the navigation. */
    firstRowAt?: number;
  }
}

/** Runs in the page. */
function noteFirstRow(selector: string): void {
  if (window !== window.top) return;
  const look = (): void => {
    if (document.querySelector(selector)) window.firstRowAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function firstRowAt(page: Page): Promise<number> {
  const at = await page.evaluate(() => window.firstRowAt);
  if (at === undefined) throw new Error('No row has come.');
  return at;
}

async function throttle(session: CDPSession, { latency, bytesPerSecond, processorRate }: Conditions): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond < 0 ? -1 : 96_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
}

/** Every request of the page and its frames. A redirect is one of its own: it costs as much. */
async function recordCalls(session: CDPSession): Promise<() => Call[]> {
  await session.send('Network.enable');
  const calls: (Call & { id: string })[] = [];
  let begin: number | undefined;
  const since = (timestamp: number) => (timestamp - (begin ?? timestamp)) * 1000;
  const open = (id: string) => calls.findLast((call) => call.id === id);
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    begin ??= timestamp;
    const earlier = redirectResponse && open(requestId);
    if (earlier) Object.assign(earlier, { end: since(timestamp), bytes: redirectResponse.encodedDataLength });
    const { pathname, searchParams } = new URL(request.url);
    const path = searchParams.size > 0 && type === 'Fetch' ? `${pathname}?${searchParams.toString()}` : pathname;
    calls.push({
      id: requestId,
      path,
      type: type ?? 'Other',
      start: since(timestamp),
      end: since(timestamp),
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const call = open(requestId);
    if (call) Object.assign(call, { end: since(timestamp), bytes: encodedDataLength });
  });
  return () => calls;
}

function sumOf(calls: readonly Call[]): number {
  return calls.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
