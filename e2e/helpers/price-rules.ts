import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

/** @param query of the list, such as `?rule=PR-0440` */
export async function goToPriceRules(page: Page, query = ''): Promise<void> {
  await goTo(page, `/admin/price-rules${query}`);
  await assertRulesLoaded(page);
}

export async function goToAgreements(page: Page): Promise<void> {
  await goTo(page, '/admin/agreements');
  await assertRulesLoaded(page);
}

export async function assertRulesLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
