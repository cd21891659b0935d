import { assertInvitation, clickInvitationLink, goToMail } from '../helpers/mail.ts';
import { assertRolesOffered } from '../helpers/role-request.ts';
import { assertAlert, assertHeading, assertPath } from '../helpers/shell.ts';
import {
  assertLinkUsedUp,
  assertPasswordSaved,
  clickLogIn,
  clickSavePassword,
  fillLogin,
  fillNewPassword,
} from '../helpers/sign-in.ts';
import { clickEditUser } from '../helpers/user-details.ts';
import {
  assertFieldError,
  assertFieldValue,
  assertNoFieldError,
  assertNoTwoFactor,
  assertSubmitDisabled,
  assertTwoFactor,
  clickCreateUser,
  clickTwoFactor,
  doubleClickCreateUser,
  fillUserForm,
  touchField,
} from '../helpers/user-form.ts';
import { clickAddUser, goToUsers } from '../helpers/users-list.ts';
import { address } from '../support/address.ts';
import { callApi, createUser, newUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';

const phoneFormat = 'The phone number has invalid format (e.g. a plus sign with country code followed by the number).';

test('errors show once a field has been left, and only valid details can be sent', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  await clickAddUser(page);
  await assertSubmitDisabled(page);
  for (const name of ['firstName', 'lastName', 'email', 'cellphone'] as const) await assertNoFieldError(page, name);

  for (const name of ['firstName', 'lastName', 'email', 'cellphone'] as const) await touchField(page, name);
  await assertFieldError(page, 'firstName', 'You have to enter a first name.');
  await assertFieldError(page, 'lastName', 'You have to enter a last name.');
  await assertFieldError(page, 'email', 'You have to provide an e-mail address.');
  await assertFieldError(page, 'cellphone', 'You have to provide a phone number.');

  await fillUserForm(page, { firstName: '   ', lastName: 'Vik 🌊', email: 'torunn@', cellphone: '+' });
  await touchField(page, 'cellphone');
  await assertFieldError(page, 'firstName', 'You have to enter a first name.');
  await assertFieldError(page, 'lastName', '🌊');
  await assertFieldError(page, 'email', 'The e-mail address has invalid format.');
  await assertFieldError(page, 'cellphone', phoneFormat);
  for (const [cellphone, isGood] of [
    ['+467017406', false],
    ['+4670174069', true],
    ['+467017406991234', true],
    ['+4670174069912345', false],
    ['+0701740699', false],
  ] as const) {
    await fillUserForm(page, { cellphone });
    if (isGood) await assertNoFieldError(page, 'cellphone');
    else await assertFieldError(page, 'cellphone', phoneFormat);
  }
  await assertSubmitDisabled(page);
});

test(
  'a created user gets a link, chooses a password, logs in, and is asked which roles they need',
  { tag: '@keycloak' },
  async ({ signedIn, visitor }) => {
    const page = await signedIn(administrator);
    const { firstName, lastName, email, cellphone } = newUser();
    await goToUsers(page);
    await clickAddUser(page);
    await fillUserForm(page, { firstName, lastName, email, cellphone });
    await clickCreateUser(page);
    await assertAlert(page, 'The user has been created');
    await expect(page).toHaveURL(/\/users\/[^/?]+$/);
    await assertHeading(page, `${firstName} ${lastName}`);

    const invited = await visitor();
    await goToMail(invited);
    await assertInvitation(invited, email);
    await clickInvitationLink(invited, email);
    await fillNewPassword(invited, 'a lighthouse on the skerry');
    await clickSavePassword(invited);
    await assertPasswordSaved(invited);

    await goTo(invited, '/users');
    await fillLogin(invited, email, 'a lighthouse on the skerry');
    await clickLogIn(invited);
    await assertRolesOffered(invited);

    const late = await visitor();
    await goToMail(late);
    await clickInvitationLink(late, email);
    await assertLinkUsedUp(late);
  },
);

test('a double click creates one user', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const { firstName, lastName, email, cellphone } = newUser();
  await goToUsers(page);
  await clickAddUser(page);
  await fillUserForm(page, { firstName, lastName, email, cellphone });
  await doubleClickCreateUser(page);
  await assertHeading(page, `${firstName} ${lastName}`);
  const found = await callApi(page, 'GET', `/customer/users?page=0&pageSize=25&sortBy=email&searchFilter=${email}`);
  expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);
});

test('a refusal of the server lands at its field and loses nothing', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const taken = await createUser(page);
  await goToUsers(page);
  await clickAddUser(page);
  await fillUserForm(page, { firstName: 'Torunn', lastName: 'Vik', email: taken.email, cellphone: '+46701740699' });
  await clickCreateUser(page);
  await assertFieldError(page, 'email', 'The e-mail address is already used by another user.');
  await assertFieldValue(page, 'firstName', 'Torunn');
  await assertFieldValue(page, 'cellphone', '+46701740699');
  await assertPath(page, '/users');
});

test('in Denmark, a code by text message can be asked of the new user', async ({ signedIn }) => {
  const host = 'dk.localhost';
  const page = await signedIn('user-administrator@oresund.example', { host });
  const { firstName, lastName, email, cellphone } = newUser({ email: `torunn.${Date.now()}@oresund.example` });
  await page.goto(address('/users', host));
  await clickAddUser(page);
  await fillUserForm(page, { firstName, lastName, email, cellphone });
  await clickTwoFactor(page);
  await clickCreateUser(page);
  await assertAlert(page, 'The user has been created');
  await clickEditUser(page);
  await assertTwoFactor(page);
});

test('elsewhere, no code by text message is asked for', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  await clickAddUser(page);
  await assertNoTwoFactor(page);
});
