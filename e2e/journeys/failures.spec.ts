import { assertAlert, assertHeading } from '../helpers/shell.ts';
import {
  assertDeleteAsks,
  assertRole,
  assertSaveChangesEnabled,
  clickConfirmDelete,
  clickDeleteUser,
  clickEditUser,
  clickRole,
  clickSaveChanges,
} from '../helpers/user-details.ts';
import {
  assertFieldValue,
  assertFormAlert,
  assertFormClosed,
  clickCreateUser,
  clickSaveUser,
  fillUserForm,
} from '../helpers/user-form.ts';
import { assertActive, assertListLoaded, clickActiveSwitch, clickAddUser, goToUsers } from '../helpers/users-list.ts';
import { assertPageError, clickTryAgain } from '../helpers/errors.ts';
import { createUser, newUser } from '../support/arrange.ts';
import { goTo, goWithin } from '../support/browser.ts';
import { breakCall, failures, shortenTimeBudget, type Failure } from '../support/failures.ts';
import { matrixOf } from '../../scripts/test/matrix.mjs';
import { administrator, test, type SignedIn } from '../support/test.ts';

/** What somebody does, by what they see of a failure. */
const journeys = {
  'what is typed, ticked or asked stays, and can be sent again': write,
  'the list and the details say so, and trying again shows them': read,
};

// Every call with every way to fail is in the tests of the portal: here the browser and the network are the real ones.
const cells = matrixOf('journeys × failures', Object.entries(journeys), Object.keys(failures) as Failure[], {
  perRow: 2,
  perColumn: 1,
});
for (const [[name, journey], met] of cells)
  for (const failure of met) test(`${failure}: ${name}`, ({ signedIn }) => journey(signedIn, failure));

async function read(signedIn: SignedIn, failure: Failure): Promise<void> {
  const { text } = failures[failure];
  const page = await signedIn(administrator);
  const user = await createUser(page);
  await shortenTimeBudget(page);
  const mendList = await breakCall(page, { method: 'GET', path: '/customer/users' }, failure);
  await goTo(page, '/users');
  await assertPageError(page, text);
  await mendList();
  await clickTryAgain(page);
  await assertListLoaded(page);

  const mendDetails = await breakCall(page, { method: 'GET', path: `/customer/users/${user.id}` }, failure);
  await goWithin(page, `/users/${user.id}`);
  await assertPageError(page, text);
  await mendDetails();
  await clickTryAgain(page);
  await assertHeading(page, user.fullName);
}

async function write(signedIn: SignedIn, failure: Failure): Promise<void> {
  const { text } = failures[failure];
  const page = await signedIn(administrator);
  const { email: listed, fullName: nameListed } = await createUser(page);
  await shortenTimeBudget(page);
  await goToUsers(page, `?filter=${encodeURIComponent(listed)}`);
  const mendSwitch = await breakCall(page, { method: 'PUT', path: '/customer/users/' }, failure);
  await clickActiveSwitch(page, nameListed);
  await assertAlert(page, text);
  await assertActive(page, nameListed, true);
  await mendSwitch();
  await clickActiveSwitch(page, nameListed);
  await assertActive(page, nameListed, false);

  const { firstName, lastName, email, cellphone } = newUser();
  await clickAddUser(page);
  await fillUserForm(page, { firstName, lastName, email, cellphone });
  const mendCreate = await breakCall(page, { method: 'POST', path: '/customer/users' }, failure);
  await clickCreateUser(page);
  await assertFormAlert(page, text);
  await assertFieldValue(page, 'lastName', lastName);
  await mendCreate();
  await clickCreateUser(page);
  await assertHeading(page, `${firstName} ${lastName}`);

  await clickEditUser(page);
  await fillUserForm(page, { firstName: 'Tordis' });
  const mendUpdate = await breakCall(page, { method: 'PUT', path: '/customer/users/' }, failure);
  await clickSaveUser(page);
  await assertFormAlert(page, text);
  await assertFieldValue(page, 'firstName', 'Tordis');
  await mendUpdate();
  await clickSaveUser(page);
  await assertFormClosed(page);
  await assertHeading(page, `Tordis ${lastName}`);

  await clickRole(page, 'Purchaser');
  const mendRoles = await breakCall(page, { method: 'PUT', path: '/customer/users/' }, failure);
  await clickSaveChanges(page);
  await assertPageError(page, text);
  await assertRole(page, 'Purchaser', true);
  await mendRoles();
  await clickSaveChanges(page);
  await assertSaveChangesEnabled(page, false);

  const mendDelete = await breakCall(page, { method: 'DELETE', path: '/customer/users/' }, failure);
  await clickDeleteUser(page);
  await clickConfirmDelete(page);
  await assertFormAlert(page, text);
  await assertDeleteAsks(page, `Tordis ${lastName}`);
  await mendDelete();
  await clickConfirmDelete(page);
  await assertAlert(page, 'The user has been deleted');
}
