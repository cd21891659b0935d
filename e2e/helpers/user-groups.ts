import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToGroups(page: Page): Promise<void> {
  await goTo(page, '/users/groups');
  await expect(page.getByRole('table', { name: 'Groups' })).toHaveAttribute('aria-busy', 'false');
}

export interface NewGroup {
  name: string;
  role: string;
  /** Name of the only site. */
  site: string;
  /** Full name of the only member. */
  member: string;
}

export async function createGroup(page: Page, { name, role, site, member }: NewGroup): Promise<void> {
  await page.getByRole('button', { name: 'New group' }).click();
  const editor = page.getByRole('region', { name: 'New group' });
  await editor.getByRole('textbox', { name: 'Name' }).fill(name);
  await editor.getByRole('checkbox', { name: role }).check();
  await editor.getByText('Sites', { exact: true }).click();
  await choose(page, editor, 'Add site', site);
  await choose(page, editor, 'Find by name or e-mail', member);
  await editor.getByRole('button', { name: 'Create group' }).click();
}

/** Opens the dialog that says who loses what. */
export async function clickDeleteGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByRole('alertdialog').getByRole('table')).toBeVisible();
}

export async function assertLoses(page: Page, member: string, what: string): Promise<void> {
  await expect(page.getByRole('alertdialog').getByRole('row').filter({ hasText: member })).toContainText(what);
}

export async function confirmDeleteGroup(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the group' }).click();
}

export function groupLink(page: Page, name: string): Locator {
  return page.getByRole('table', { name: 'Groups' }).getByRole('link', { name });
}

async function choose(page: Page, editor: Locator, field: string, text: string): Promise<void> {
  await editor.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}
