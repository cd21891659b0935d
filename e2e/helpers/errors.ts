import { expect, type Page } from '@playwright/test';

/** Asserts that the page itself says what is wrong, not only a message that goes away. */
export async function assertPageError(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

/** Clicks until the error is gone. The page also tries again by itself, and may be quicker than the click. */
export async function clickTryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 3000 });
  }).toPass();
}
