import { assertInvitation, clickInvitationLink, goToMail } from '../helpers/mail.ts';
import {
  assertRegistrationError,
  assertRegistrationField,
  clickAdd,
  clickRegister,
  fillRegistration,
  openAddCustomerId,
} from '../helpers/registration.ts';
import { assertRolesOffered } from '../helpers/role-request.ts';
import { assertAlert, clickProfileMenu } from '../helpers/shell.ts';
import { assertPasswordSaved, clickLogIn, clickSavePassword, fillLogin, fillNewPassword } from '../helpers/sign-in.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const email = 'torbjorn.vik@havstrand.example';

test('a contact of a customer registers, chooses a password, logs in and is asked which roles they need', async ({
  visitor,
}) => {
  const page = await visitor();
  await goTo(page, '/registration');
  await fillRegistration(page, {
    'First name': 'Torbjørn',
    'Last name': 'Vik',
    'Customer id': '4471 82O',
    'E-mail': email,
    'Mobile number': '+47 481 00 144',
  });
  await assertRegistrationError(page, 'The field contains unsupported characters.');
  await checkAtWidths(page, 'registering, with an error');
  await fillRegistration(page, { 'Customer id': '4471829' });
  await clickRegister(page);
  await expect(page.getByRole('alert')).toContainText('The customer id and e-mail address do not match');
  await assertRegistrationField(page, 'Last name', 'Vik');
  await fillRegistration(page, { 'Customer id': '4471820' });
  await clickRegister(page);
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  await goToMail(page);
  await assertInvitation(page, email);
  await clickInvitationLink(page, email);
  await fillNewPassword(page, 'a lighthouse on the skerry');
  await clickSavePassword(page);
  await assertPasswordSaved(page);
  await goTo(page, '/home');
  await fillLogin(page, email, 'a lighthouse on the skerry');
  await clickLogIn(page);
  await assertRolesOffered(page);
});

test('who is a contact of another customer adds its customer id', async ({ signedIn }) => {
  const page = await signedIn('multi-customer@havstrand.example');
  await goTo(page, '/home');
  await clickProfileMenu(page);
  await openAddCustomerId(page);
  await assertRegistrationField(page, 'First name', 'Mona');
  await checkAtWidths(page, 'adding a customer id');
  await fillRegistration(page, { 'Customer id': '6630420' });
  await clickAdd(page);
  await expect(page.getByRole('alert')).toContainText(
    'Contact info was not found for this user connected to the entered customer id',
  );
  await fillRegistration(page, { 'Customer id': '4471821' });
  await clickAdd(page);
  await expect(page.getByRole('alert')).toContainText(
    'Your user already has access to the customer with the id you are trying to add',
  );
  await fillRegistration(page, { 'Customer id': '5520310' });
  await clickAdd(page);
  await assertAlert(page, 'Customer ID has been added to your user!');
  await expect(page.getByRole('dialog').getByText(/^You can get portal access/)).toBeVisible();
});
