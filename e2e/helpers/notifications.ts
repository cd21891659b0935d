import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
}

export async function goToNotifications(page: Page): Promise<void> {
  await goTo(page, '/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Switches a topic's bell or mail, and waits until it is saved. */
export async function chooseTopic(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}
