import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';
import { assertHeading } from './shell.ts';

export async function goToUser(page: Page, user: { id: string; fullName: string }): Promise<void> {
  await goTo(page, `/users/${user.id}`);
  await assertHeading(page, user.fullName);
}

export async function clickBackToList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to users list' }).click();
}

export async function clickEditUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit user' }).click();
}

export async function clickDeleteUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete user' }).click();
}

export async function clickConfirmDelete(page: Page): Promise<void> {
  await deleteDialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
}

export async function clickCancelDelete(page: Page): Promise<void> {
  await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
}

export async function clickRole(page: Page, role: string): Promise<void> {
  await page.getByRole('checkbox', { name: role }).click();
}

export async function clickSaveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

export async function clickStay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stay' }).click();
}

export async function clickLeaveWithoutSaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave without saving' }).click();
}

export async function clickTakeOverNewerState(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard my changes' }).click();
}

export async function assertRole(page: Page, role: string, isHeld: boolean): Promise<void> {
  await expect(page.getByRole('checkbox', { name: role })).toBeChecked({ checked: isHeld });
}

export async function assertSaveChangesEnabled(page: Page, isEnabled: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled({ enabled: isEnabled });
}

export async function assertLeavingAsks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
}

export async function assertDeleteAsks(page: Page, fullName: string): Promise<void> {
  await expect(deleteDialog(page).getByRole('heading', { name: 'Are you sure?' })).toBeVisible();
  await expect(deleteDialog(page)).toContainText(`The user ${fullName} will be deleted. This can not be undone.`);
}

export async function assertDetail(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
}

export async function assertConflict(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Somebody else has changed this user')).toBeVisible();
  await expect(
    main.getByText('There is a conflict in your posted information with other data. Please change and try again.'),
  ).toBeVisible();
}

function deleteDialog(page: Page) {
  return page.getByRole('alertdialog').or(page.getByRole('dialog'));
}
