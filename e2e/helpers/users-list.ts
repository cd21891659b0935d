import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

/** @param query of the address, such as `?page=1` */
export async function goToUsers(page: Page, query = ''): Promise<void> {
  await goTo(page, `/users${query}`);
  await assertListLoaded(page);
}

export async function fillFilter(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

export async function clickNextPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next page' }).click();
}

export async function clickUser(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link').click();
}

export async function clickActiveSwitch(page: Page, name: string): Promise<void> {
  await activeSwitch(page, name).click();
}

export async function clickAddUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New User' }).click();
}

export async function assertListLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

export async function assertRows(page: Page, count: number): Promise<void> {
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(count);
}

export async function assertUserListed(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).toBeVisible();
}

export async function assertNobodyMatches(page: Page, filter: string): Promise<void> {
  await expect(page.getByText(`Nothing matches “${filter}”`)).toBeVisible();
}

export async function assertPage(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute('aria-current', 'page');
}

export async function assertNoPagination(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toHaveCount(0);
}

export async function assertFilter(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('searchbox')).toHaveValue(text);
}

export async function assertActive(page: Page, name: string, isActive: boolean): Promise<void> {
  await expect(activeSwitch(page, name)).toBeChecked({ checked: isActive });
}

/** Asserts that the e-mails stand in the order of the alphabet. */
export async function assertSortedByEmail(page: Page): Promise<void> {
  const emails = (await page.locator('tbody').getByRole('row').allInnerTexts()).map(
    (text) => /\S+@\S+/.exec(text)?.[0],
  );
  expect(emails).toEqual(emails.toSorted());
  expect(emails).not.toContain(undefined);
}

function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

function activeSwitch(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: `Active: ${name}` });
}
