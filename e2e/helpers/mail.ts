import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';
import { isKeycloak, linkInMail } from '../support/identity-provider.ts';

export async function goToMail(page: Page): Promise<void> {
  if (!isKeycloak) await goTo(page, '/dev/mail');
}

export async function clickInvitationLink(page: Page, email: string): Promise<void> {
  if (!isKeycloak) {
    // Administrators get mails about requests for roles besides.
    const invitation = page.getByRole('link', { name: '/sign-in/invitation' });
    return page
      .getByRole('article')
      .filter({ hasText: email })
      .filter({ has: invitation })
      .getByRole('link')
      .first()
      .click();
  }
  await assertInvitation(page, email);
  await page.goto((await linkInMail(email)) ?? '');
}

/** Of the embedded provider; Keycloak has a way of its own. */
export async function clickNewPasswordLink(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: '/sign-in/new-password' });
  await page.getByRole('article').filter({ hasText: email }).filter({ has: link }).getByRole('link').first().click();
}

export async function assertInvitation(page: Page, email: string): Promise<void> {
  if (isKeycloak) await expect.poll(() => linkInMail(email)).toBeDefined();
  else await expect(page.getByRole('article').filter({ hasText: email })).toBeVisible();
}
