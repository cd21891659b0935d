import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

export async function goToMail(page: Page): Promise<void> {
  await goTo(page, '/dev/mail');
}

export async function clickInvitationLink(page: Page, email: string): Promise<void> {
  await page.getByRole('article').filter({ hasText: email }).getByRole('link').first().click();
}

export async function assertInvitation(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('article').filter({ hasText: email })).toBeVisible();
}
