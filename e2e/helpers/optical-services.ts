import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToOpticalServices(page: Page): Promise<void> {
  await goTo(page, '/order-optical-services');
  await assertOpticalServicesLoaded(page);
}

export async function assertOpticalServicesLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What we offer' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Chooses in one group of the form, such as `A end`. */
export async function choose(page: Page, group: string, field: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function chooseKindOfPlace(page: Page, end: string, kind: string): Promise<void> {
  await page.getByRole('group', { name: end, exact: true }).getByRole('radio', { name: kind }).check();
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
