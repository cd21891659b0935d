import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToQuoteHandling(page: Page): Promise<void> {
  await goTo(page, '/quote-handling');
  await assertQueueLoaded(page);
}

export async function assertQueueLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Quote handling' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a quote of the list, or what leads to it where it is another customer's. */
export async function openWaitingQuote(page: Page, number: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/quote-handling\/[0-9a-f-]{36}/);
}
