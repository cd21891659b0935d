import { clickSites, goToServices } from '../helpers/services.ts';
import { assertAccessDenied, assertAlert } from '../helpers/shell.ts';
import {
  assertLoses,
  clickDeleteGroup,
  confirmDeleteGroup,
  createGroup,
  goToGroups,
  groupLink,
} from '../helpers/user-groups.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const name = 'Kiruna at night';
const member = 'David Havsvik';
const login = 'delivery-responsible@havstrand.example';

test('a group opens the services of its sites to its members, until it is deleted', async ({ signedIn }) => {
  const colleague = await signedIn(login, { isOwnSession: true });
  await goTo(colleague, '/services');
  await assertAccessDenied(colleague);

  const admin = await signedIn(administrator);
  await goToGroups(admin);
  await checkAtWidths(admin, 'the groups');
  await createGroup(admin, { name, role: 'Operation staff', site: 'Kiruna', member });
  await assertAlert(admin, 'The group has been created');
  await expect(groupLink(admin, name)).toBeVisible();
  await checkAtWidths(admin, 'a group with a site and a member');

  await goToServices(colleague);
  await clickSites(colleague);
  await expect(colleague.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(colleague.locator('tbody').getByRole('row')).toContainText('Kiruna');

  await clickDeleteGroup(admin);
  await assertLoses(admin, member, 'Operation staff');
  await checkAtWidths(admin, 'who loses what with a group');
  await confirmDeleteGroup(admin);
  await assertAlert(admin, 'The group has been deleted');
  await expect(groupLink(admin, name)).toHaveCount(0);

  await goTo(colleague, '/services');
  await assertAccessDenied(colleague);
});
