import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToOpticalServices(page: Page): Promise<void> {
  await goTo(page, '/order-optical-services');
  await assertOpticalServicesLoaded(page);
}

export async function assertOpticalServicesLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Order optical services' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** From the list to the form. */
export async function beginRequest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New request' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New request for an optical service' })).toBeVisible();
}

export async function chooseProduct(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
}

/** The row of the request that was sent last; the list marks it. */
export function sentRow(page: Page): Locator {
  return page.getByRole('row').filter({ hasText: 'Just sent' });
}

/** Chooses in one group of the form, such as `A end`. */
export async function choose(page: Page, group: string, field: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function chooseKindOfPlace(page: Page, end: string, kind: string): Promise<void> {
  // The radio button of a segment lies under its words.
  await page.getByRole('group', { name: end, exact: true }).getByText(kind, { exact: true }).click();
}

/** Fills in a day that is four months away. */
export async function fillWantedDay(page: Page): Promise<void> {
  const day = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);
  await page
    .getByRole('group', { name: /Requested date/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(day.split('-').reverse().join(''));
}

export async function sendRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send request' }).click();
}
