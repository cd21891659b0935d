import { expect, type Page } from '@playwright/test';

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // By name: the page may be in any language.
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
}

export async function clickLogIn(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').click();
}

export async function assertLoginPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

/** Asserts that the login was refused, and answers what the page says about it. */
export async function assertLoginRefused(page: Page): Promise<string> {
  const note = page.getByRole('alert');
  await expect(note).toContainText('You could not be logged in');
  return note.innerText();
}

export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function clickSavePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save password' }).click();
}

export async function assertPasswordSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
}

export async function assertLinkUsedUp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
}
