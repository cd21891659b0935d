import { clickInvitationLink, clickNewPasswordLink, goToMail } from '../helpers/mail.ts';
import { assertRolesOffered } from '../helpers/role-request.ts';
import { assertHeading } from '../helpers/shell.ts';
import {
  assertLinkSent,
  assertLinkUsedUp,
  assertLoginPage,
  assertLoginRefused,
  assertPasswordSaved,
  clickLogIn,
  clickSavePassword,
  fillLogin,
  fillNewPassword,
  forgetPassword,
} from '../helpers/sign-in.ts';
import { createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const oldPassword = 'a lighthouse on the skerry';
const newPassword = 'a quiet winter harbour';

test('who has forgotten the password chooses a new one by mail, logs in with it, and the old one is refused', async ({
  signedIn,
  visitor,
}) => {
  const { email } = await createUser(await signedIn(administrator));
  const page = await visitor();
  await goToMail(page);
  await clickInvitationLink(page, email);
  await fillNewPassword(page, oldPassword);
  await clickSavePassword(page);
  await assertPasswordSaved(page);

  await goTo(page, '/home');
  await assertLoginPage(page);
  await forgetPassword(page, email);
  await assertLinkSent(page, email);
  await checkAtWidths(page, 'a link has been sent');

  // Mails are often read in another browser.
  const reader = await visitor();
  await goToMail(reader);
  await clickNewPasswordLink(reader, email);
  await assertHeading(reader, 'Choose a new password');
  await checkAtWidths(reader, 'choosing a new password');
  await fillNewPassword(reader, newPassword);
  await clickSavePassword(reader);
  await assertPasswordSaved(reader);

  await goTo(reader, '/home');
  await fillLogin(reader, email, oldPassword);
  await clickLogIn(reader);
  await assertLoginRefused(reader);
  await fillLogin(reader, email, newPassword);
  await clickLogIn(reader);
  await assertRolesOffered(reader);

  await goToMail(reader);
  await clickNewPasswordLink(reader, email);
  await assertLinkUsedUp(reader);
});

test('an unknown e-mail is told the same as a known one', async ({ visitor }) => {
  const page = await visitor();
  await goTo(page, '/home');
  await forgetPassword(page, 'nobody@havstrand.example');
  await assertLinkSent(page, 'nobody@havstrand.example');
});
