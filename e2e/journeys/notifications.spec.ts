import { chooseTopic, goToNotifications, openBell } from '../helpers/notifications.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('the bell says what is to be done, leads there, and says what one has chosen to hear of', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('delivery-responsible@havstrand.example');
  await goTo(page, '/home');
  await openBell(page);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /Delivery moved to/ }).click();
  await expect(page).toHaveURL(/\/services\/orders\//);
  await expect(panel).toBeHidden();

  await goToNotifications(page);
  const moved = page.getByRole('link', { name: /Delivery moved to/ });
  await expect(moved).toBeVisible();
  await expect(moved).not.toHaveAccessibleName(/^Unread/);
  await checkAtWidths(page, 'the list of notifications');
  await page.getByRole('link', { name: 'Settings' }).click();
  const mail = page.getByRole('checkbox', { name: 'E-mail: Delivery date and delivery' });
  await expect(mail).toBeChecked();
  await chooseTopic(page, 'E-mail: Delivery date and delivery');
  await checkAtWidths(page, 'the settings of notifications');
  await page.reload();
  await expect(mail).not.toBeChecked();
  await chooseTopic(page, 'E-mail: Delivery date and delivery');
});
