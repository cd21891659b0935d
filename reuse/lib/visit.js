import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../scripts/lib/chromium.mjs';

/** @typedef {import('playwright-core').Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

export async function startChromium() {
  return chromium.launch(await requireChromium());
}

/**
 * Opens a page and keeps count of all that a browser complains of.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function visit(browser, url, options) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  // A violation that the page itself makes is on the console, too; this one says which rule.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Policy: ${violatedDirective} forbids ${blockedURI} ${sample}`),
    );
  });
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
}

/**
 * What a user does on the page that all three front ends have: looks at the table, adds a site in the dialog, reads the alert.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, unknown>>} what was seen on the way
 */
export async function addSite(page) {
  const dialog = page.getByRole('dialog', { name: 'Add a site' });
  const table = page.getByRole('table', { name: 'Sites' });
  const button = page.getByRole('button', { name: 'Add site' });
  await page.getByRole('banner').waitFor();
  const rowsBefore = await table.getByRole('row').count();

  await button.click();
  await dialog.waitFor();
  const isFocusInside = await dialog.evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
  const isFocusBack = await button.evaluate((element) => element === document.activeElement);

  await button.click();
  const violations = await violationsOf(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const error = await dialog.getByText('Enter the name of the site').textContent();
  await dialog.getByLabel('Name').fill('Lagret');
  await dialog.getByRole('combobox', { name: 'Access' }).click();
  await page.getByRole('option', { name: '5G 300' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const alert = await page.getByRole('status').filter({ hasText: 'Lagret' }).textContent();
  return {
    rowsBefore,
    isFocusInside,
    isFocusBack,
    violations,
    error,
    alert,
    rowsAfter: await table.getByRole('row').count(),
    newRow: await table.getByRole('row').last().textContent(),
  };
}

/** What axe finds. A policy of the page does not bind what a debugger runs. @param {Page} page @returns {Promise<string[]>} */
async function violationsOf(page) {
  // Colours are judged once they stand still.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  await page.evaluate(axe);
  return page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
}

/** The colours that the page has really been drawn in. @param {Page} page */
export async function coloursOf(page) {
  const header = page.getByRole('banner');
  const button = page.getByRole('button', { name: 'Add site' });
  /** @param {import('playwright-core').Locator} element */
  const background = (element) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  return { header: await background(header), button: await background(button) };
}
