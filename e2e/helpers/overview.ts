import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';
import { leaveRoleRequest } from './role-request.ts';

export async function goToOverview(page: Page): Promise<void> {
  await goTo(page, '/home');
  await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
}

/** As somebody with a finer permission alone, who is asked to request a role first. */
export async function goToOverviewWithoutRole(page: Page): Promise<void> {
  await goTo(page, '/home');
  await leaveRoleRequest(page);
  await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
}

export async function clickCustomise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Customise' }).click();
}

/** @param name what the switch shows or hides, such as "Your contacts" */
export async function clickSwitch(page: Page, name: string): Promise<void> {
  await page.getByRole('switch', { name }).click();
}

export async function assertPanels(page: Page, ...names: string[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
}
