import { expect, type Page } from '@playwright/test';

export interface RegistrationText {
  'First name': string;
  'Last name': string;
  'Customer id': string;
  'E-mail': string;
  'Mobile number': string;
  Phone: string;
}

export async function fillRegistration(page: Page, values: Partial<RegistrationText>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill(value);
    await field.blur();
  }
}

export async function assertRegistrationField(page: Page, name: keyof RegistrationText, value: string): Promise<void> {
  await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
}

export async function assertRegistrationError(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
}

export async function clickRegister(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click();
}

export async function openAddCustomerId(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add customer id' }).click();
  await expect(page.getByRole('dialog', { name: 'Add customer id' })).toBeVisible();
}

export async function clickAdd(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
}
