import { expect, type Page } from '@playwright/test';
import { isKeycloak } from '../support/identity-provider.ts';

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // By name: the page may be in any language.
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
}

export async function clickLogIn(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').click();
}

export async function assertLoginPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: isKeycloak ? 'Sign in to your account' : 'Log in' })).toBeVisible();
}

/** Asserts that nothing is filled in: what the portal remembers of its user is no user name. */
export async function assertEmptyLogin(page: Page): Promise<void> {
  await expect(page.locator('input[name="username"]')).toHaveValue('');
}

/** Asserts that the login was refused, and answers what the page says about it. */
export async function assertLoginRefused(page: Page): Promise<string> {
  const note = isKeycloak
    ? page.getByText(/Invalid username or password|Account is disabled/).first()
    : page.getByRole('alert').filter({ hasText: 'You could not be logged in' });
  await expect(note).toBeVisible();
  return note.innerText();
}

/** Asks for a link by mail, from the login page. */
export async function forgetPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

/** Asserts the answer that everybody gets, known or not. */
export async function assertLinkSent(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
}

export async function fillNewPassword(page: Page, password: string): Promise<void> {
  if (!isKeycloak) return page.getByLabel('Password', { exact: true }).fill(password);
  // By position and name: what follows a mail is in the language of its reader.
  await page.locator('#kc-info-message').getByRole('link').click();
  await page.locator('input[name="password-new"]').fill(password);
  await page.locator('input[name="password-confirm"]').fill(password);
}

export async function clickSavePassword(page: Page): Promise<void> {
  if (isKeycloak) await page.locator('[type="submit"]').click();
  else await page.getByRole('button', { name: 'Save password' }).click();
}

export async function assertPasswordSaved(page: Page): Promise<void> {
  if (isKeycloak) await expect(page.locator('#kc-info-message')).toBeVisible();
  else await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
}

export async function assertLinkUsedUp(page: Page): Promise<void> {
  if (isKeycloak) await expect(page.locator('#kc-error-message')).toBeVisible();
  else await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
}

/** Keycloak asks whoever comes without a token whether they want to log out; the embedded provider does not. */
export async function confirmLogOut(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Logout' });
  await confirm.or(page.getByRole('heading', { level: 1, name: 'Login failed' })).waitFor();
  if (await confirm.isVisible()) await confirm.click();
}
