import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToService(page: Page, serviceId: string): Promise<void> {
  await goTo(page, `/services?service=${serviceId}`);
  await expect(page.getByRole('heading', { name: 'Now and next' })).toBeVisible();
}

export async function chooseChange(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Change service' }).click();
  await page.getByRole('menuitem', { name: change }).click();
}

export async function chooseCapacity(page: Page, capacity: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${capacity.replace(' ', '\\s')}`) }).check();
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue to (?:checkout|review)$/ }).click();
  await expect(page.getByRole('heading', { name: /^Check (?:your order|the termination)$/ })).toBeFocused();
}

export async function fillReference(page: Page, reference: string): Promise<void> {
  await page.getByRole('textbox', { name: /Your reference/ }).fill(reference);
}

export async function clickOrderUpgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order upgrade' }).click();
}
