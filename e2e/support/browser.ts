import type { Page } from '@playwright/test';
import { address } from './address.ts';

/** Opens a path of the product, such as `/users?page=1`. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
}
