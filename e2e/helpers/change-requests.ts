import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

/** @param path after that of the list, such as `/new` or `?status=DONE` */
export async function goToChangeRequests(page: Page, path = ''): Promise<void> {
  await goTo(page, `/service-change-request${path}`);
  await assertChangeRequestsLoaded(page);
}

export async function assertChangeRequestsLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export async function openChangeRequest(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click();
  await expect(page.getByText(`Request ${number}`)).toBeVisible();
}

export async function chooseKind(page: Page, kind: string): Promise<void> {
  await page.getByRole('radio', { name: kind }).check();
}

/** Finds a service by typing, with the keyboard alone. */
export async function addService(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: /Add a service/ });
  await field.fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Services' })).toContainText(text);
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in a window from 01:00 to 03:00 of a day that lies in no freeze period of the demo. */
export async function fillWindow(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /First day/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(dayWithoutFreeze());
  await page.getByRole('textbox', { name: 'From' }).fill('01:00');
  await page.getByRole('textbox', { name: 'Until' }).fill('03:00');
  await page.getByRole('textbox', { name: 'Longest allowed outage' }).fill('15');
}

/** The next 10 March or 10 October that is two weeks away, as DDMMYYYY. */
function dayWithoutFreeze(): string {
  const soon = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const year = Number(soon.slice(0, 4));
  const days = [`${year}-03-10`, `${year}-10-10`, `${year + 1}-03-10`];
  const [first = ''] = days.filter((day) => day > soon);
  return first.split('-').reverse().join('');
}

export async function sendChangeAction(page: Page, open: string, text: string, submit: string): Promise<void> {
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: submit }).click();
}

/** Answers the question that a request waits for, in the strip of what waits. */
export async function answerChangeQuestion(page: Page, text: string): Promise<void> {
  const strip = page.getByRole('region', { name: /^Waiting for you/ });
  await strip.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await strip.getByRole('button', { name: 'Send answer' }).click();
}

export async function withdrawRequest(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(reason);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
}
