import { expect, type Locator, type Page } from '@playwright/test';

const labels = { firstName: 'First name', lastName: 'Last name', email: 'E-mail', cellphone: 'Phone' } as const;
export type UserField = keyof typeof labels;

export async function fillUserForm(page: Page, values: Partial<Record<UserField, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as UserField).fill(value);
}

/** Goes into a field and out again, as somebody does who skips it. */
export async function touchField(page: Page, name: UserField): Promise<void> {
  await field(page, name).focus();
  await field(page, name).blur();
}

export async function clickCreateUser(page: Page): Promise<void> {
  await submitButton(page).click();
}

/** Clicks twice, as fast as a double click. */
export async function doubleClickCreateUser(page: Page): Promise<void> {
  await submitButton(page).dblclick();
}

export async function clickSaveUser(page: Page): Promise<void> {
  await submitButton(page).click();
}

export async function clickTwoFactor(page: Page): Promise<void> {
  await twoFactorBox(page).check();
}

export async function assertTwoFactor(page: Page): Promise<void> {
  await expect(twoFactorBox(page)).toBeChecked();
}

export async function assertNoTwoFactor(page: Page): Promise<void> {
  await expect(submitButton(page)).toBeVisible();
  await expect(twoFactorBox(page)).toHaveCount(0);
}

export async function assertFieldError(page: Page, name: UserField, text: string): Promise<void> {
  await expect(field(page, name)).toHaveAccessibleDescription(
    new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
}

export async function assertNoFieldError(page: Page, name: UserField): Promise<void> {
  await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
}

export async function assertFieldValue(page: Page, name: UserField, value: string): Promise<void> {
  await expect(field(page, name)).toHaveValue(value);
}

export async function assertSubmitDisabled(page: Page): Promise<void> {
  await expect(submitButton(page)).toBeDisabled();
}

export async function assertFormAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByText(text)).toBeVisible();
}

/** Asserts that the form says what somebody else has changed. */
export async function assertFormConflict(page: Page, change: string): Promise<void> {
  await assertFormAlert(page, 'Somebody else has changed this user');
  await assertFormAlert(page, change);
}

export async function clickSaveMine(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Overwrite with my changes' }).click();
}

export async function assertFormClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function field(page: Page, name: UserField): Locator {
  return page.getByRole('dialog').getByLabel(labels[name]);
}

function twoFactorBox(page: Page): Locator {
  return page.getByRole('dialog').getByRole('checkbox', { name: 'Require a code by text message at login' });
}

function submitButton(page: Page): Locator {
  return page.getByRole('dialog').locator('button[type="submit"]');
}
