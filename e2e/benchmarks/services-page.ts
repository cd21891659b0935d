// The page of services in a browser: from typing in its filter to the rows, scrolling a table of 10,000 rows, and the
// map of 10,000 sites. The product runs on PostgreSQL, with 205 services and with 100,000. Prints medians.
import { cpus } from 'node:os';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { goToMap } from '../helpers/services-map.ts';
import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import { freePort, startProductAt } from '../support/start-product.ts';
import { measureFrames, printFrames } from './frames.ts';

const customer = '4471820';
const login = 'operation-responsible@havstrand.example';
/** Towns of the demo and of the grown services: none finds what the list begins with. */
const texts = ['bergen', 'stavanger', 'odense', 'moss', 'malmö', 'narvik', 'rønne'];
const storybook = new URL('../../storybook-static', import.meta.url).pathname;
const secondsOfMotion = 4;

const { executablePath, args } = await requireChromium();
const browser = await chromium.launch({ executablePath, args });
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}\n`);
  for (const services of [0, 100_000]) await withProduct(services, () => measureProduct(browser, services));
  printFrames('10,000 rows, scrolled, processor 4 times slower', await scrolledTable(browser));
} finally {
  await browser.close();
}

async function measureProduct(of: Browser, services: number): Promise<void> {
  const name = services === 0 ? 'the demo' : `${services.toLocaleString('en')} services`;
  const page = await signedIn(of);
  const typed = await typedFilters(page);
  const [rows, call] = [median(typed.map(({ toRows }) => toRows)), median(typed.map((each) => each.call))];
  const slowest = Math.max(...typed.map(({ toRows }) => toRows));
  console.log(
    `${name}: from the last key to the rows ${rows.toFixed(0)} ms (slowest ${slowest.toFixed(0)}), of which 500 are the rest that the filter waits for and ${call.toFixed(0)} the call`,
  );
  printFrames(`${name}, the map dragged`, await draggedMap(page));
  await page.context().close();
}

/** @param services how many the demo's company is grown to; 0 leaves it as it is */
async function withProduct(services: number, act: () => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) throw new Error('The benchmark needs PostgreSQL.');
  Object.assign(process.env, { DATABASE_URL: postgres.url, SKERRY_DEMO: 'on' });
  if (services > 0) process.env['SKERRY_DEMO_GROW_SERVICES'] = `${customer}:${services}`;
  const stop = await startProductAt(await freePort());
  postgres.analyze();
  try {
    await act();
  } finally {
    await stop();
    await postgres.stop();
  }
}

async function signedIn(of: Browser): Promise<Page> {
  const context = await of.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('cookieBannerShown', 'refused'));
  await logIn(context, login);
  return context.newPage();
}

interface TypedFilter {
  /** From the last key until the rows are drawn, in ms. */
  toRows: number;
  /** The call for them, in ms. */
  call: number;
}

async function typedFilters(page: Page): Promise<TypedFilter[]> {
  await page.goto(address('/services'));
  const field = page.getByRole('searchbox').first();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const found: TypedFilter[] = [];
  for (const text of texts) {
    await field.fill('');
    await page.waitForURL((url) => !url.searchParams.has('text'));
    await page.waitForLoadState('networkidle');
    const measured = page.evaluate(measureRows);
    await field.pressSequentially(text);
    found.push(await measured);
  }
  return found;
}

/** Runs in the page: from the last key until the frame after the rows have changed. */
function measureRows(): Promise<TypedFilter> {
  return new Promise((resolve, reject) => {
    let lastKey = 0;
    let lastRows = 0;
    const onInput = () => {
      lastKey = performance.now();
    };
    document.addEventListener('input', onInput);
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() => {
        lastRows = performance.now();
      });
    });
    observer.observe(document.querySelector('tbody') as Node, { childList: true, subtree: true });
    performance.clearResourceTimings();
    setTimeout(() => reject(new Error('The rows have not changed.')), 20_000);
    const look = setInterval(() => {
      const call = performance.getEntriesByType('resource').findLast(({ name }) => /\/services\?.*text=/.test(name));
      if (call === undefined || lastRows < call.startTime + call.duration) return;
      clearInterval(look);
      observer.disconnect();
      document.removeEventListener('input', onInput);
      resolve({ toRows: lastRows - lastKey, call: call.duration });
    }, 100);
  });
}

async function draggedMap(page: Page): Promise<number[]> {
  await goToMap(page);
  const map = page.getByRole('region', { name: 'Map of the sites' });
  await expect(page.getByText(/^\d+ k?m$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place.');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(centre.x, centre.y);
  const before = await map.screenshot();
  await page.mouse.down();
  const frames = page.evaluate(measureFrames, secondsOfMotion * 1000);
  const end = Date.now() + secondsOfMotion * 1000;
  for (let step = 0; Date.now() < end; step += 1) {
    const angle = step / 15;
    await page.mouse.move(centre.x + 150 * Math.sin(angle), centre.y + 100 * Math.sin(angle / 2));
  }
  const measured = await frames;
  if ((await map.screenshot()).equals(before)) throw new Error('The map has not moved.');
  await page.mouse.up();
  return measured;
}

/** Runs in the page: Storybook would ask for the styles of all elements whenever one comes or goes, which costs more than the table. */
function withoutHighlights(): void {
  let features = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => (features = { ...given, highlight: false }),
  });
}

async function scrolledTable(of: Browser): Promise<number[]> {
  const page = await of.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(withoutHighlights);
  // The files of Storybook, without a server.
  await page.route('http://storybook.example/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    await route.fulfill({ path: storybook + path });
  });
  await page.goto('http://storybook.example/iframe.html?viewMode=story&id=data-table--ten-thousand-rows');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(600, 400);
  const frames = page.evaluate(measureFrames, secondsOfMotion * 1000);
  const end = Date.now() + secondsOfMotion * 1000;
  while (Date.now() < end) await page.mouse.wheel(0, 120);
  const measured = await frames;
  await page.close();
  return measured;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
