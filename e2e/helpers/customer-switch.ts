import { expect, type Page } from '@playwright/test';
import { clickProfileMenu } from './shell.ts';

/** Opens the profile menu, and chooses in one of its lists. */
export async function chooseCustomer(page: Page, name: string): Promise<void> {
  await clickProfileMenu(page);
  await choose(page, 'Customer', name);
}

/** In the open profile menu of a member of the provider's staff, who have to say why. */
export async function chooseToActAs(page: Page, email: string, reason: string): Promise<void> {
  await choose(page, 'See the portal as', email);
  await page.getByRole('textbox', { name: 'Reason for acting as this user' }).fill(reason);
  await page.getByRole('button', { name: 'Act as the user' }).click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  // Longer lists have a filter, which has the focus.
  const filter = page.getByRole('combobox', { expanded: true }).and(page.locator('input'));
  if (await filter.count()) await filter.fill(option);
  await page.getByRole('option', { name: option }).click();
}

export async function clickStopActing(page: Page): Promise<void> {
  await actingBar(page).getByRole('button', { name: 'Stop acting' }).click();
}

export async function assertActingAs(page: Page, name: string, customer: string): Promise<void> {
  await expect(actingBar(page)).toContainText(`You are acting as ${name} at ${customer}.`);
}

export async function assertActingReason(page: Page, reason: string): Promise<void> {
  await expect(actingBar(page)).toContainText(`Reason: ${reason}`);
}

export async function assertActingAsNobody(page: Page): Promise<void> {
  await expect(actingBar(page)).toHaveCount(0);
}

function actingBar(page: Page) {
  return page.getByRole('region', { name: 'Acting as a customer’s user' });
}
