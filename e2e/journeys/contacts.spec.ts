import { assertAlert } from '../helpers/shell.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('a gap is closed, and the last contact is replaced, not removed', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/contacts');
  await expect(page.getByRole('link', { name: 'Havstrand NOC' })).toBeVisible();
  await checkAtWidths(page, 'contacts by person');

  await page.getByRole('link', { name: 'By purpose' }).click();
  const security = page.getByRole('listitem', { name: /^Security/ });
  await expect(security.getByText('Nobody', { exact: true })).toBeVisible();
  await checkAtWidths(page, 'contacts by purpose');

  await security.getByRole('button', { name: 'Choose a contact', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New contact' }).click();
  await dialog.getByLabel('Name').fill('Security desk');
  await dialog.getByLabel('E-mail').fill('security.desk@havstrand.example');
  await checkAtWidths(page, 'a new contact');
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await assertAlert(page, 'The contact has been added');
  await expect(security.getByRole('link', { name: 'Security desk' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Havstrand NOC, Network operations' }).click();
  await expect(page.getByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Replace with…' }).click();
  await dialog.getByRole('combobox').fill('Elin');
  await page.getByRole('option', { name: /Elin Wallgren/ }).click();
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await assertAlert(page, 'Elin Wallgren has taken over from Havstrand NOC');
  const operations = page.getByRole('listitem', { name: /^Network operations/ });
  await expect(operations.getByRole('link', { name: 'Elin Wallgren' })).toBeVisible();
});
