// One kit, one round, in a browser context of its own.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const slowdown = 4;
const remounts = 50;

/** @typedef {Record<string, number>} Figures */
/** @typedef {import('playwright-core').Page} Page */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {(page: Page, cdp: import('playwright-core').CDPSession) => Promise<Figures>} read
 */
async function onPage(browser, read) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const errors = /** @type {string[]} */ ([]);
    page.on('pageerror', (error) => errors.push(error.message));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const figures = await read(page, cdp);
    if (errors.length > 0) throw new Error(`Errors on the page: ${errors.join('; ')}`);
    return figures;
  } finally {
    await context.close();
  }
}

/**
 * The page as a user gets it, with nothing cached.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export const load = (browser, url) =>
  onPage(browser, async (page) => {
    await page.addInitScript(() => {
      const seen = { largest: 0, blocking: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url);
    await page.locator('tbody tr').nth(24).waitFor();
    await page.waitForTimeout(1200);
    return page.evaluate(() => {
      const { seen } = /** @type {Window & { seen: { largest: number, blocking: number } }} */ (
        /** @type {unknown} */ (window)
      );
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (first === undefined || seen.largest === 0) throw new Error('Nothing was painted.');
      return {
        firstPaint: first,
        largestPaint: seen.largest,
        blocking: seen.blocking,
        elements: document.body.querySelectorAll('*').length,
      };
    });
  });

/**
 * The acts of the stopwatch, one after the other. What fails is told, and leaves its figures out.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {readonly string[]} names
 * @param {(failure: string) => void} fail
 */
export const act = (browser, url, names, fail) =>
  onPage(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    /** @type {Figures} */
    const figures = {};
    for (const name of names) {
      try {
        Object.assign(figures, await page.evaluate((measure) => window.bench.measure(measure), name));
      } catch (error) {
        fail(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
      }
    }
    return figures;
  });

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export const heap = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const used = async () => {
      for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    // What is made once and kept, such as caches, is not what grows.
    await page.evaluate((times) => window.bench.remount(times), 10);
    const before = await used();
    await page.evaluate((times) => window.bench.remount(times), remounts);
    return { heap: ((await used()) - before) / remounts / 1000 };
  });

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {(text: string) => void} [tell] gets each finding
 */
export const axe = (browser, url, tell = () => {}) =>
  onPage(browser, async (page, cdp) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(await readFile(axePath, 'utf8'));
    const count = async () => {
      await page.waitForTimeout(600);
      const violations = await page.evaluate(async () => {
        const { axe: tool } = /** @type {Window & { axe: typeof import('axe-core') }} */ (
          /** @type {unknown} */ (window)
        );
        const result = await tool.run(document, { resultTypes: ['violations'] });
        return result.violations.map(({ id, nodes }) => ({
          id,
          count: nodes.length,
          example: nodes[0]?.html.slice(0, 160) ?? '',
        }));
      });
      for (const { id, count: times, example } of violations) tell(`${id} × ${times}: ${example}`);
      return violations.length;
    };
    await page.evaluate(() => window.bench.show('screen'));
    const onScreen = await count();
    await page.evaluate(() => window.bench.openDialog());
    return { axe: onScreen, axeDialog: await count() };
  });
