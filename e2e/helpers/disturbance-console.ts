import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';
import { assertAlert } from './shell.ts';

let written = 0;

/** A title that no other journey writes. */
export function writtenTitle(about: string): string {
  return `${about} ${process.pid}-${Date.now() % 1_000_000}-${(written += 1)}`;
}

/** Says what is affected, in the dialog of the form: one service, found by its id. */
export async function addService(page: Page, serviceId: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a node, cable or site' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Node, cable or site' }).fill('GOT-CORE-1');
  await dialog.getByRole('searchbox').fill(serviceId);
  await dialog.getByRole('checkbox', { name: new RegExp(serviceId) }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Publishes an update of the disturbance that is open. */
export async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What has happened since?' }).fill(text);
  await page.getByRole('button', { name: /^Publish to/ }).click();
  await assertAlert(page, 'Customers can read it now');
}

/** Opens one by its title. */
export async function openWritten(page: Page, title: string): Promise<void> {
  await goTo(page, `/disturbance-console?filter=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
