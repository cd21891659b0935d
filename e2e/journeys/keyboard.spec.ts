import { assertAlert, assertHeading, assertPath } from '../helpers/shell.ts';
import { assertSaveChangesEnabled } from '../helpers/user-details.ts';
import { assertFormClosed } from '../helpers/user-form.ts';
import { createUser } from '../support/arrange.ts';
import { assertFocused, pressUntilFocused, typeInto } from '../helpers/keyboard.ts';
import { goTo } from '../support/browser.ts';
import { administrator, password, test } from '../support/test.ts';

test('logging in, finding a user, editing and saving need no mouse', async ({ visitor, signedIn }) => {
  const user = await createUser(await signedIn(administrator));
  const page = await visitor();
  await goTo(page, '/users');
  await typeInto(page, 'E-mail', administrator);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await assertHeading(page, 'Users');

  await pressUntilFocused(page, 'Tab', { role: 'searchbox' });
  await page.keyboard.type(user.email);
  await assertPath(page, `/users?filter=${encodeURIComponent(user.email)}`);
  await pressUntilFocused(page, 'Tab', { role: 'link', name: user.fullName });
  await page.keyboard.press('Enter');
  await assertHeading(page, user.fullName);

  await pressUntilFocused(page, 'Tab', { role: 'button', name: 'Edit user' });
  await page.keyboard.press('Enter');
  await typeInto(page, 'First name', 'Tordis');
  await page.keyboard.press('Enter');
  await assertAlert(page, 'The information has been saved');
  await assertFormClosed(page);

  await pressUntilFocused(page, 'Tab', { role: 'checkbox', name: 'Purchaser' });
  await page.keyboard.press('Space');
  await pressUntilFocused(page, 'Shift+Tab', { role: 'button', name: 'Save Changes' });
  await page.keyboard.press('Enter');
  await assertSaveChangesEnabled(page, false);
  await assertAlert(page, 'The information has been saved');
});

test('Escape closes a dialog and gives the focus back', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/users');
  await pressUntilFocused(page, 'Tab', { role: 'button', name: 'Add New User' });
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'Tab', { role: 'textbox', name: 'First name' });
  await page.keyboard.press('Escape');
  await assertFormClosed(page);
  await assertFocused(page, { role: 'button', name: 'Add New User' });
});
