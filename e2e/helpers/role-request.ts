import { expect, type Locator, type Page } from '@playwright/test';

function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

export async function assertRolesOffered(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Which roles do you need?' })).toBeVisible();
}

/** Who holds a finer permission alone has work to do, and comes back to it. */
export async function leaveRoleRequest(page: Page): Promise<void> {
  await assertRolesOffered(page);
  await page.keyboard.press('Escape');
  await assertNoRequest(page);
}

export async function chooseRoles(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await dialog(page).getByRole('checkbox', { name, exact: true }).check();
}

export async function chooseApps(page: Page, ...names: string[]): Promise<void> {
  await dialog(page).getByText('What I want to use').click();
  await chooseRoles(page, ...names);
}

export async function clickSendRequest(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
}

export async function assertRequestWaits(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Your request is with your administrator' })).toBeVisible();
}

export async function clickCheckAgain(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Check again' }).click();
}

export async function assertLastAnswer(page: Page, text: string): Promise<void> {
  await expect(dialog(page).getByText(text)).toBeVisible();
}

export async function assertNoRequest(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
}

export async function clickApprove(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: `Approve the request from ${fullName}…` }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function clickRefuse(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: `Refuse the request from ${fullName}…` }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillWord(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(text);
}

export async function clickDecide(page: Page, name: 'Approve' | 'Refuse'): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click();
}
