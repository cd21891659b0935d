import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export const quotesAddress = '/quote-and-order?tab=quotes';

/** @param query of the list, such as `&validityStatus=EXPIRED` */
export async function goToQuotes(page: Page, query = ''): Promise<void> {
  await goTo(page, `${quotesAddress}${query}`);
  await assertQuotesLoaded(page);
}

export async function assertQuotesLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export async function openQuote(page: Page, number: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(`Quote ${number}`, { exact: true })).toBeVisible();
}

/** Chooses a price by what its cell is called: "500 Mbit/s, Single fibre, 36 months". */
export async function choosePrice(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Capacity and term' }).getByRole('radio', { name }).check();
}

export async function answerQuoteQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByRole('button', { name: 'Send answer' }).click();
}

export async function renewQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Renew the quote' }).click();
  await expect(page.getByText('This quote renews an earlier one.')).toBeVisible();
}
