import { assertSessionEnded, assertSignedOut, clickLogOut } from '../helpers/shell.ts';
import { assertListLoaded, goToUsers } from '../helpers/users-list.ts';
import { goTo, goToUntilAnswered } from '../support/browser.ts';
import { holdings } from '../support/navigations.ts';
import { expect, test, type Page } from '../support/test.ts';

async function assertNothingOfHavstrand(...tabs: Page[]): Promise<void> {
  for (const tab of tabs) expect(await holdings(tab)).not.toMatch(/havstrand/i);
}

async function openTwoTabs(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await goTo(other, '/users');
  await assertListLoaded(other);
  await goToUsers(page, '?filter=havstrand');
  await assertListLoaded(page);
  return other;
}

test('after logging out nothing of the customer is left in any tab, and the way back shows nothing', async ({
  signedIn,
}) => {
  const page = await signedIn('all-roles@havstrand.example', { isOwnSession: true });
  const other = await openTwoTabs(page);
  const before = Date.now();
  await clickLogOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'You have logged out' })).toBeVisible();
  console.log(`B7: the other tab followed a logout after ${Date.now() - before} ms`);
  await expect(page).toHaveURL(/\/sign-in\//);
  await assertNothingOfHavstrand(page, other);
  await page.goBack();
  await assertSignedOut(page);
  await assertNothingOfHavstrand(page);
});

test('after a call that is refused nothing of the customer is left on the page', async ({ signedIn }) => {
  const page = await signedIn('all-roles@havstrand.example');
  await goToUsers(page);
  await assertListLoaded(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { title: 'x', status: 401 } }));
  await goToUntilAnswered(page, '/users');
  await assertSessionEnded(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await assertNothingOfHavstrand(page);
});
