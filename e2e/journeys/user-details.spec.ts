import { assertAlert, assertHeading, assertNotFound, assertPath } from '../helpers/shell.ts';
import {
  assertConflict,
  assertDeleteAsks,
  assertDetail,
  assertLeavingAsks,
  assertRole,
  assertSaveChangesEnabled,
  clickBackToList,
  clickCancelDelete,
  clickConfirmDelete,
  clickDeleteUser,
  clickEditUser,
  clickLeaveWithoutSaving,
  clickRole,
  clickSaveChanges,
  clickStay,
  clickTakeOverNewerState,
  goToUser,
} from '../helpers/user-details.ts';
import {
  assertFieldValue,
  assertFormClosed,
  assertFormConflict,
  clickSaveMine,
  clickSaveUser,
  fillUserForm,
} from '../helpers/user-form.ts';
import { callApi, createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';

test('an edited user is saved, and the dialog closes', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const user = await createUser(page);
  await goToUser(page, user);
  await clickEditUser(page);
  await assertFieldValue(page, 'firstName', 'Torunn');
  await fillUserForm(page, { firstName: 'Tordis' });
  await clickSaveUser(page);
  await assertAlert(page, 'The information has been saved');
  await assertFormClosed(page);
  await assertHeading(page, `Tordis ${user.lastName}`);
});

test('a user is deleted once the question has been answered', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const user = await createUser(page);
  await goToUser(page, user);
  await clickDeleteUser(page);
  await assertDeleteAsks(page, user.fullName);
  await clickCancelDelete(page);
  await assertHeading(page, user.fullName);
  await clickDeleteUser(page);
  await clickConfirmDelete(page);
  await assertAlert(page, 'The user has been deleted');
  await assertPath(page, '/users');
  expect((await callApi(page, 'GET', `/customer/users/${user.id}`)).status()).toBe(404);
});

test('roles are saved as a full set', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const user = await createUser(page);
  await goToUser(page, user);
  await assertSaveChangesEnabled(page, false);
  await clickRole(page, 'Purchaser');
  await assertSaveChangesEnabled(page, true);
  await clickRole(page, 'Purchaser');
  await assertSaveChangesEnabled(page, false);
  await clickRole(page, 'Purchaser');
  await clickRole(page, 'Operation staff');
  await clickSaveChanges(page);
  await assertSaveChangesEnabled(page, false);
  await goToUser(page, user);
  await assertRole(page, 'Purchaser', true);
  await assertRole(page, 'Operation staff', true);
  await assertRole(page, 'User administrator', false);
});

test('leaving with unsaved roles asks', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const user = await createUser(page);
  await goToUser(page, user);
  await clickRole(page, 'Purchaser');
  await clickBackToList(page);
  await assertLeavingAsks(page);
  await clickStay(page);
  await assertRole(page, 'Purchaser', true);
  await clickBackToList(page);
  await clickLeaveWithoutSaving(page);
  await assertHeading(page, 'Users');
});

test('of two administrators, the second hears of the first and keeps their ticks', async ({ signedIn }) => {
  const first = await signedIn(administrator);
  const second = await signedIn('all-roles@havstrand.example');
  const user = await createUser(first);
  await goToUser(first, user);
  await goToUser(second, user);
  await clickRole(first, 'Purchaser');
  await clickSaveChanges(first);
  await assertSaveChangesEnabled(first, false);

  await clickRole(second, 'Operation staff');
  await clickSaveChanges(second);
  await assertConflict(second);
  await assertRole(second, 'Operation staff', true);
  await clickTakeOverNewerState(second);
  await assertRole(second, 'Purchaser', true);
});

test('of two who edit the details, the second hears of the first, keeps what they typed, and can save it', async ({
  signedIn,
}) => {
  const first = await signedIn(administrator);
  const second = await signedIn('all-roles@havstrand.example');
  const user = await createUser(first);
  await goToUser(first, user);
  await goToUser(second, user);
  await clickEditUser(second);
  await fillUserForm(second, { firstName: 'Tora' });
  await clickEditUser(first);
  await fillUserForm(first, { firstName: 'Tordis' });
  await clickSaveUser(first);
  await assertFormClosed(first);

  await clickSaveUser(second);
  await assertFormConflict(second, 'First name is now: Tordis');
  await assertFieldValue(second, 'firstName', 'Tora');
  await clickSaveMine(second);
  await assertFormClosed(second);
  await assertHeading(second, `Tora ${user.lastName}`);
});

test('a user without a phone number is shown as such', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const found = await callApi(page, 'GET', '/customer/users?page=0&pageSize=25&sortBy=email&searchFilter=thulin');
  const [user] = ((await found.json()) as { items: { id: string; fullName: string }[] }).items;
  if (!user) throw new Error('The demo has no user without a phone number.');
  await goToUser(page, user);
  await assertDetail(page, 'No phone number');
});

test('an id that is none, and that of another customer, are the same', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const foreign = await createUser(await signedIn('user-administrator@vadsund.example'));
  for (const id of [foreign.id, 'no-id', '%00']) {
    expect((await callApi(page, 'GET', `/customer/users/${id}`)).status()).toBe(404);
  }
  await goTo(page, `/users/${foreign.id}`);
  await assertHeading(page, 'The user no longer exists');
  await goTo(page, '/users/a/b');
  await assertNotFound(page);
});
