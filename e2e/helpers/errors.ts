import { expect, type Page } from '@playwright/test';

/** Asserts that the page itself says what is wrong, not only a message that goes away. */
export async function assertPageError(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

export async function clickTryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
}
