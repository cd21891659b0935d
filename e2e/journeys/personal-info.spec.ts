import {
  assertFixedEmail,
  assertNoDialog,
  assertPersonalError,
  assertPersonalField,
  assertPhoneRequired,
  clickLogOutOfRequiredPhoneDialog,
  clickSaveChanges,
  clickSaveOfRequiredPhoneDialog,
  clickStay,
  fillPersonalInfo,
  openPersonalInfo,
  pressEscape,
} from '../helpers/personal-info.ts';
import { assertAlert, assertHeading, assertProfileName, assertSignedOut } from '../helpers/shell.ts';
import { clickLogIn, fillLogin } from '../helpers/sign-in.ts';
import { goTo } from '../support/browser.ts';
import { password, test, type Page } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('who has no mobile number gives one before anything else, or logs out', async ({ visitor }) => {
  const leaving = await visitor();
  await logInWithoutNumber(leaving);
  await pressEscape(leaving);
  await clickStay(leaving);
  await clickLogOutOfRequiredPhoneDialog(leaving);
  await assertSignedOut(leaving);

  const page = await visitor();
  await logInWithoutNumber(page);
  await fillPersonalInfo(page, 'cellphone', '0701740699');
  await assertPersonalError(page, 'cellphone', 'The mobile number has an invalid format.');
  await checkAtWidths(page, 'the demand for a mobile number');
  await fillPersonalInfo(page, 'cellphone', '+46 70 174 06 99');
  await clickSaveOfRequiredPhoneDialog(page);
  await assertAlert(page, 'The information is saved.');
  await assertNoDialog(page);

  await page.reload();
  await assertHeading(page, 'Overview');
  await assertNoDialog(page);
});

test('one’s own name and number are changed on a page of the profile menu, and the e-mail is not', async ({
  signedIn,
}) => {
  const page = await signedIn('quote-requester@havstrand.example');
  await goTo(page, '/home');
  await openPersonalInfo(page);
  await assertFixedEmail(page, 'quote-requester@havstrand.example');
  await fillPersonalInfo(page, 'lastName', ' ');
  await assertPersonalError(page, 'lastName', 'You have to enter a last name.');
  await checkAtWidths(page, 'personal info with an error');
  await fillPersonalInfo(page, 'lastName', 'Havslund');
  await fillPersonalInfo(page, 'cellphone', '+46701740688');
  await clickSaveChanges(page);
  await assertAlert(page, 'The information is saved.');
  await assertProfileName(page, 'Quirin Havslund');

  await page.reload();
  await openPersonalInfo(page);
  await assertPersonalField(page, 'lastName', 'Havslund');
  await assertPersonalField(page, 'cellphone', '+46 70 174 06 88');
});

async function logInWithoutNumber(page: Page): Promise<void> {
  await goTo(page, '/home');
  await fillLogin(page, 'no-phone@havstrand.example', password);
  await clickLogIn(page);
  await assertPhoneRequired(page);
}
