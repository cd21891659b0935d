import { expect, type Page } from '@playwright/test';
import { address } from '../support/address.ts';

function profileButton(page: Page) {
  return page.getByRole('banner').locator('button[aria-expanded]:visible').last();
}

export async function clickProfileMenu(page: Page): Promise<void> {
  await profileButton(page).click();
}

export async function clickLogOut(page: Page): Promise<void> {
  await clickProfileMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** @param nativeName the language as it calls itself, such as "Svenska" */
export async function selectLanguage(page: Page, nativeName: string): Promise<void> {
  await clickProfileMenu(page);
  await page.locator('button[aria-haspopup="listbox"]:not([role])').click();
  await page.getByRole('option', { name: nativeName }).click();
  await clickProfileMenu(page);
}

export async function assertPath(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(address(path));
}

export async function assertDocumentTitle(page: Page, section: string): Promise<void> {
  await expect(page).toHaveTitle(`Skerry – ${section}`);
}

export async function assertHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export async function assertLang(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

export async function assertProfileName(page: Page, name: string): Promise<void> {
  await expect(profileButton(page)).toContainText(name);
}

export async function assertAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(text).first()).toBeVisible();
}

export async function assertAccessDenied(page: Page): Promise<void> {
  await assertHeading(page, 'Access denied');
  await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
}

export async function assertNotFound(page: Page): Promise<void> {
  await assertHeading(page, 'Page not found');
  await expect(page.getByText('The page you tried to access does not exist.')).toBeVisible();
}

export async function assertSessionEnded(page: Page): Promise<void> {
  await assertHeading(page, 'Your session has ended');
}

export async function assertSignedOut(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: /You are logged out|You have logged out|Log in|Sign in/ }),
  ).toBeVisible();
}
