import { assertHeading, assertPath, assertAlert, assertAccessDenied, assertDocumentTitle } from '../helpers/shell.ts';
import {
  assertActive,
  assertFilter,
  assertListLoaded,
  assertNobodyMatches,
  assertNoPagination,
  assertPage,
  assertRows,
  assertSortedByEmail,
  assertUserListed,
  clickActiveSwitch,
  clickNextPage,
  clickUser,
  fillFilter,
  goToUsers,
} from '../helpers/users-list.ts';
import { clickBackToList } from '../helpers/user-details.ts';
import { callApi, createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';

test('the list shows 25 users per page, sorted by e-mail', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  await assertDocumentTitle(page, 'Users');
  await assertHeading(page, 'Users');
  await assertRows(page, 25);
  await assertSortedByEmail(page);
});

test('on a low phone the first row stands in the upper half, also below a notice', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await page.setViewportSize({ width: 320, height: 640 });
  await goToUsers(page);
  const unfold = page.getByRole('button', { name: 'Show the whole notice' });
  await expect(unfold).toBeVisible();
  expect((await page.getByRole('row').nth(1).boundingBox())?.y).toBeLessThanOrEqual(320);
  await unfold.click();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('page and filter live in the address, and the browser goes back through them', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  await clickNextPage(page);
  await assertPath(page, '/users?page=1');
  await assertPage(page, 2);
  await fillFilter(page, 'user-administrator');
  await assertPath(page, '/users?filter=user-administrator');
  await assertRows(page, 1);
  await assertNoPagination(page);
  await page.goBack();
  await assertPath(page, '/users?page=1');
  await assertFilter(page, '');
  await page.goBack();
  await assertPath(page, '/users');
  await assertPage(page, 1);
});

test('a filter that nobody matches says so', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/users?filter=nobody-is-called-this');
  await assertNobodyMatches(page, 'nobody-is-called-this');
});

test('a page beyond the end leads to the last one, and what is no page to the first', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/users?page=999');
  await expect(page).toHaveURL(/\/users\?page=[1-9]$/);
  await assertListLoaded(page);
  for (const wrong of ['-1', 'abc']) {
    await goToUsers(page, `?page=${wrong}`);
    await assertPage(page, 1);
  }
});

test('the switch inactivates a user and activates them again', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const { fullName, email, id } = await createUser(page);
  await goToUsers(page, `?filter=${encodeURIComponent(email)}`);
  await clickActiveSwitch(page, fullName);
  await assertAlert(page, 'The user has been inactivated');
  await assertActive(page, fullName, false);
  expect(await (await callApi(page, 'GET', `/customer/users/${id}`)).json()).toMatchObject({ active: false });
  await clickActiveSwitch(page, fullName);
  await assertAlert(page, 'The user has been activated');
  await assertActive(page, fullName, true);
});

test('a row leads to the user, and the way back to the same list', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const { fullName, email, id } = await createUser(page);
  await goToUsers(page, `?filter=${encodeURIComponent(email)}`);
  await assertUserListed(page, fullName);
  await clickUser(page, fullName);
  await assertPath(page, `/users/${id}`);
  await assertHeading(page, fullName);
  await clickBackToList(page);
  await assertHeading(page, 'Users');
});

for (const role of ['operation-responsible', 'billing-responsible', 'purchaser', 'no-phone']) {
  test(`${role} reaches neither the list nor its data`, async ({ signedIn }) => {
    const page = await signedIn(`${role}@havstrand.example`);
    await goTo(page, '/users');
    await assertAccessDenied(page);
    expect((await callApi(page, 'GET', '/customer/users?page=0&pageSize=25&sortBy=email')).status()).toBe(403);
  });
}
