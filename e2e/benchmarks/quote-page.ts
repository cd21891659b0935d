// The page of a quote of 1,000 sites with 20 prices each, in a browser whose processor is slowed 4 times: from its address to its prices,
// scrolling through its sites, and choosing one price for all of them. The product is the built one with its demo data; the quote is one of
// the demo's, first as it is and then made larger on its way to the page. Prints the frames, and fails where scrolling the large one has one
// above 50 ms.
import { cpus } from 'node:os';
import type { Quote } from '@skerry/contracts';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { quotesAddress } from '../helpers/quotes.ts';
import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import { freePort, startProductAt } from '../support/start-product.ts';
import { measureFrames, printFrames } from './frames.ts';

const [siteCount, slowdown, secondsOfMotion] = [1000, 4, 4];
const login = 'operation-responsible@havstrand.example';
const number = 'Q-88190';
const calls = '/api/quote-and-order/v4/connection-searches';
const [megabits, terms] = [
  [100, 200, 500, 1000, 10_000],
  [12, 24, 36, 60],
];

const { executablePath, args } = await requireChromium();
const browser = await chromium.launch({ executablePath, args });
const stop = process.env['PRODUCT_URL'] ? async () => {} : await startProductAt(await freePort());
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}\n`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('cookieBannerShown', 'refused'));
  const authorization = await logIn(context, login);
  const found = await context.request.get(address(`${calls}?referenceSearchString=${number}`), {
    headers: { authorization },
  });
  const { items } = (await found.json()) as { items: { id: string }[] };
  const page = await context.newPage();
  let size = 0;
  await page.route(`**${calls}/${items[0]?.id}`, async (route) => {
    const answer = await route.fetch();
    const quote = (await answer.json()) as Quote;
    await route.fulfill({ response: answer, json: size === 0 ? quote : grown(quote, size) });
  });
  const throttle = await context.newCDPSession(page);
  for (const sites of [0, siteCount]) {
    size = sites;
    console.log(sites === 0 ? `${number} as it is` : `${sites} sites × ${megabits.length * terms.length} prices`);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The files of the page are there, and the session.
    await page.goto(address(quotesAddress));
    const link = page.getByRole('link', { name: new RegExp(number) }).first();
    await expect(link).toBeVisible();
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const slow = await measured(page, link);
    if (sites > 0 && slow > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop();
}

/** Opens the quote and uses its prices. Returns how many frames of scrolling took too long. */
async function measured(page: Page, link: Locator): Promise<number> {
  const begin = performance.now();
  await link.click();
  await expect(page.getByRole('radio').first()).toBeVisible({ timeout: 60_000 });
  const opened = performance.now() - begin;
  await page.waitForLoadState('networkidle');
  const [rows, elements] = await page.evaluate(() => [
    document.querySelectorAll('tbody tr').length,
    document.querySelectorAll('*').length,
  ]);
  console.log(`  opened after ${opened.toFixed(0)} ms; ${rows} rows and ${elements} elements in the page`);
  const slow = printFrames('  scrolled', await scrolled(page));
  await page.evaluate(() => scrollTo(0, 0));
  const frames = page.evaluate(measureFrames, 1500);
  await page
    .getByRole('radiogroup', { name: 'Capacity and term' })
    .getByRole('radio', { checked: false })
    .first()
    .check();
  printFrames('  another price chosen for all', await frames);
  return slow;
}

async function scrolled(page: Page): Promise<number[]> {
  await page.mouse.move(600, 600);
  const frames = page.evaluate(measureFrames, secondsOfMotion * 1000);
  const end = Date.now() + secondsOfMotion * 1000;
  while (Date.now() < end) await page.mouse.wheel(0, 120);
  return frames;
}

/** The quote with as many sites and prices as one can have. */
function grown(quote: Quote, sitesWanted: number): Quote {
  const [site] = quote.sites;
  const [variant] = quote.variants;
  const price = site?.prices.find(({ monthlyMinor }) => monthlyMinor !== null);
  if (!site || !variant || !price) throw new Error(`${number} has no price to make more of.`);
  const variants = megabits.flatMap((megabit) =>
    terms.map((termMonths) => ({
      ...variant,
      id: `${megabit}-${termMonths}`,
      capacityBps: megabit * 1_000_000,
      termMonths,
    })),
  );
  const sites = Array.from({ length: sitesWanted }, (_, index) => ({
    ...site,
    id: `site-${index}`,
    name: `Site ${index + 1}`,
    prices: variants.map(({ id }, place) => ({
      ...price,
      variantId: id,
      monthlyMinor: 90_000 + index * 100 + place * 5000,
    })),
  }));
  return { ...quote, siteCount: sitesWanted, variants, sites };
}
