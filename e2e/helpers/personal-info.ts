import { expect, type Locator, type Page } from '@playwright/test';
import { clickProfileMenu } from './shell.ts';

const labels = { firstName: 'First name', lastName: 'Last name', cellphone: 'Phone' } as const;
type PersonalField = keyof typeof labels;

export async function openPersonalInfo(page: Page): Promise<void> {
  await clickProfileMenu(page);
  await page.getByRole('link', { name: 'Personal info' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal info' })).toBeVisible();
}

export async function fillPersonalInfo(page: Page, field: PersonalField, value: string): Promise<void> {
  await input(page, field).fill(value);
  await input(page, field).blur();
}

export async function clickSaveOfRequiredPhoneDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

export async function clickSaveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

export async function clickLogOutOfRequiredPhoneDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

export async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

export async function clickStay(page: Page): Promise<void> {
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Stay' }).click();
}

export async function assertPersonalField(page: Page, field: PersonalField, value: string): Promise<void> {
  await expect(input(page, field)).toHaveValue(value);
}

export async function assertPersonalError(page: Page, field: PersonalField, text: string): Promise<void> {
  await expect(input(page, field)).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
}

export async function assertFixedEmail(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'E-mail' })).toContainText(email);
}

export async function assertPhoneRequired(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Update phone number' })).toBeVisible();
}

export async function assertNoDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function input(page: Page, field: PersonalField): Locator {
  return page.getByRole('textbox', { name: labels[field] });
}
