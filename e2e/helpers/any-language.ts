// What can be done without knowing the words on the page.
import { expect, type Page } from '@playwright/test';

/** Waits until the page has its heading and shows nothing that is still loading. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens the dialog for a new user and leaves every field without filling it in. */
export async function openAddUser(page: Page): Promise<void> {
  await waitForPage(page);
  await page.getByRole('main').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  const fields = dialog.locator('input:is([type="text"], [type="email"], [type="tel"])');
  await expect(fields).toHaveCount(4);
  for (const field of await fields.all()) {
    await field.focus();
    await field.blur();
  }
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(4);
}

export async function openDelete(page: Page): Promise<void> {
  await waitForPage(page);
  await page.getByRole('main').locator('button[data-variant="dangerQuiet"]').click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
