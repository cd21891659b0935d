import { goToMail } from '../helpers/mail.ts';
import {
  assertLastAnswer,
  assertNoRequest,
  assertRequestWaits,
  assertRolesOffered,
  chooseApps,
  chooseRoles,
  clickApprove,
  clickCheckAgain,
  clickDecide,
  clickRefuse,
  clickSendRequest,
  fillWord,
} from '../helpers/role-request.ts';
import { assertAlert, assertHeading } from '../helpers/shell.ts';
import { clickLogIn, fillLogin } from '../helpers/sign-in.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, password, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const requester = 'no-role@havstrand.example';

test('who has no role asks for one, is refused, asks again and gets it', async ({ signedIn, visitor }) => {
  const page = await visitor();
  await goTo(page, '/home');
  await fillLogin(page, requester, password);
  await clickLogIn(page);
  await assertRolesOffered(page);
  await chooseRoles(page, 'User administrator');
  await checkAtWidths(page, 'the roles to ask for');
  await clickSendRequest(page);
  await assertRequestWaits(page);
  await checkAtWidths(page, 'a request that waits');

  const mail = await visitor();
  await goToMail(mail);
  const asked = mail.getByRole('article').filter({ hasText: administrator }).first();
  await expect(asked).toContainText('Ingmar Rollfelt');
  await expect(asked.getByRole('link', { name: /\/users\/role-requests$/ })).toBeVisible();

  const admin = await signedIn(administrator);
  await goTo(admin, '/users/role-requests');
  await assertHeading(admin, 'Users');
  await checkAtWidths(admin, 'the queue of requests');
  await clickRefuse(admin, 'Ingmar Rollfelt');
  await fillWord(admin, 'Ask for what you need at work.');
  await checkAtWidths(admin, 'a refusal');
  await clickDecide(admin, 'Refuse');
  await assertAlert(admin, 'The request has been refused');

  await clickCheckAgain(page);
  await assertLastAnswer(page, 'Your administrator writes: Ask for what you need at work.');
  await chooseApps(page, 'Sites and services');
  await clickSendRequest(page);
  await assertRequestWaits(page);

  await admin.reload();
  await clickApprove(admin, 'Ingmar Rollfelt');
  await chooseRoles(admin, 'Purchaser');
  await checkAtWidths(admin, 'an approval');
  await clickDecide(admin, 'Approve');
  await assertAlert(admin, 'The request has been approved');
  await expect(admin.getByText('No requests are waiting')).toBeVisible();

  await clickCheckAgain(page);
  await assertNoRequest(page);
  await goTo(page, '/services');
  await assertHeading(page, 'Sites and services');
});
