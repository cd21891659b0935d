import { expect, type Page } from '@playwright/test';

export interface Control {
  role: 'button' | 'checkbox' | 'link' | 'searchbox' | 'textbox';
  name?: string;
}

/** Presses a key until the control has the focus; a page where that takes more than 80 presses has a trap or leaves it out. */
export async function pressUntilFocused(page: Page, key: 'Tab' | 'Shift+Tab', { role, name }: Control): Promise<void> {
  const control = page.getByRole(role, name === undefined ? {} : { name }).first();
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${role} ${name ?? ''} cannot be reached with ${key}.`);
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  await expect(field).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function assertFocused(page: Page, { role, name }: Control): Promise<void> {
  await expect(page.getByRole(role, name === undefined ? {} : { name }).first()).toBeFocused();
}
