import { clickInvitationLink, goToMail } from '../helpers/mail.ts';
import {
  assertLoginRefused,
  assertPasswordSaved,
  clickLogIn,
  clickSavePassword,
  fillLogin,
  fillNewPassword,
} from '../helpers/sign-in.ts';
import { assertSessionEnded } from '../helpers/shell.ts';
import { assertListLoaded, clickActiveSwitch, clickNextPage, goToUsers } from '../helpers/users-list.ts';
import { callApi, createUser } from '../support/arrange.ts';
import { address } from '../support/address.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';

const newPassword = 'a lighthouse on the skerry';

test(
  'the open session of a deactivated user ends at the next call, and they cannot log in',
  { tag: '@keycloak' },
  async ({ signedIn, visitor }) => {
    const admin = await signedIn(administrator);
    const user = await createUser(admin);
    await callApi(admin, 'PUT', `/customer/users/${user.id}`, {
      data: { roleIds: ['UserAdministrator'] },
      headers: { 'if-match': `"${user.version}"` },
    });
    const page = await visitor();
    await goToMail(page);
    await clickInvitationLink(page, user.email);
    await fillNewPassword(page, newPassword);
    await clickSavePassword(page);
    await assertPasswordSaved(page);
    await goTo(page, '/users');
    await fillLogin(page, user.email, newPassword);
    await clickLogIn(page);
    await assertListLoaded(page);

    await goToUsers(admin, `?filter=${encodeURIComponent(user.email)}`);
    await clickActiveSwitch(admin, user.fullName);
    await expect
      .poll(async () => (await callApi(page, 'GET', '/roles?isLegacy=false&isCustomerRole=true')).status())
      .toBe(401);
    await clickNextPage(page);
    await assertSessionEnded(page);

    const again = await visitor();
    await goTo(again, '/users');
    await fillLogin(again, user.email, newPassword);
    await clickLogIn(again);
    await assertLoginRefused(again);
  },
);

test('a token that is wrong is refused', async ({ visitor }) => {
  const page = await visitor();
  for (const authorization of ['Bearer wrong', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic c2tlcnJ5']) {
    const answer = await page.request.get(address('/api/user-admin/v1/customer/users'), { headers: { authorization } });
    expect(answer.status()).toBe(401);
  }
});
