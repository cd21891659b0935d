import { assertAlert } from '../helpers/shell.ts';
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

test('a webhook is made, shows its secret once, is tried, paused and deleted', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('user-administrator@havstrand.example');
  await goTo(page, '/notifications/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A journey');
  // Names that end so are nobody's: nothing leaves this machine.
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.havstrand.example/skerry');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await checkAtWidths(page, 'the list of webhooks');
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await page.getByRole('link', { name: 'A journey' }).first().click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await assertAlert(page, 'A test is on its way');
  await expect(page.getByText('No connection')).toBeVisible({ timeout: 20_000 });
  await checkAtWidths(page, 'a webhook');
  await page.getByRole('button', { name: 'Actions for A journey' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for A journey' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await assertAlert(page, 'The webhook has been deleted');
});
