import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

/** @param query of the address, such as `?view=calendar` */
export async function goToOrders(page: Page, query = ''): Promise<void> {
  await goTo(page, `/services/orders${query}`);
  await assertOrdersLoaded(page);
}

export async function assertOrdersLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export async function findOrder(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

export async function openOrder(page: Page, number: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(`^${number}`) })
    .getByRole('link', { name: number })
    .click();
  await expect(page.getByText(`Order ${number}`, { exact: true })).toBeVisible();
}

/** Follows what the list says is to be done about an order, to its decisions. */
export async function followNextStep(page: Page, number: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(`^${number}`) })
    .getByRole('link', { name: /decision|question|charge|date/i })
    .click();
  await expect(page).toHaveURL(/#waiting$/);
  await expect(page.getByRole('region', { name: /^Waiting for you/ })).toBeInViewport();
}

/** Asserts which step of the delivery the order has come to. */
export async function assertStep(page: Page, text: string): Promise<void> {
  const steps = page.getByRole('list', { name: 'Delivery' }).getByRole('listitem');
  await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText(text);
}

/** Asserts that a date stands there struck out: it no longer holds. */
export async function assertStruckDates(page: Page, count: number): Promise<void> {
  await expect(page.locator('main dl s')).toHaveCount(count);
}

export async function askForLastWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Request another date' }).click();
  await page.getByRole('combobox', { name: /Week/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send request' }).click();
}

export async function answerQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByRole('button', { name: 'Send answer' }).click();
}

export async function cancelOrder(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(reason);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
}

export async function assertStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
}
