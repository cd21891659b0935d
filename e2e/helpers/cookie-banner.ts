import { expect, type Page } from '@playwright/test';

function banner(page: Page) {
  return page.getByRole('region', { name: 'Cookies' });
}

export async function assertBanner(page: Page, isShown: boolean): Promise<void> {
  if (isShown) await expect(banner(page)).toBeVisible();
  else await expect(banner(page)).toBeHidden();
}

export async function clickAgree(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'I agree' }).click();
}

export async function clickOnlyWhatIsNeeded(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Only necessary cookies' }).click();
}

/** Makes the banner stay: it leaves by itself only without the focus. */
export async function focusBanner(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'I agree' }).focus();
}

/** Asks for the banner again. */
export async function clickCookiesInFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
}
