import { chooseCustomer, chooseToActAs, clickStopActing } from '../helpers/customer-switch.ts';
import { assertProfileName, assertSessionEnded, assertSignedOut, clickLogOut } from '../helpers/shell.ts';
import { assertListLoaded, goToUsers } from '../helpers/users-list.ts';
import { goTo } from '../support/browser.ts';
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

test('after going to another customer nothing of the first is left in any tab, nor on the way back', async ({
  signedIn,
}) => {
  const page = await signedIn('multi-customer@havstrand.example', { isOwnSession: true });
  const other = await page.context().newPage();
  for (const tab of [page, other]) await goTo(tab, '/home');
  await assertProfileName(other, 'Havstrand Logistik AB');
  await chooseCustomer(page, 'Vadsund Energi AB');
  await assertProfileName(page, 'Vadsund Energi AB');
  await assertProfileName(other, 'Vadsund Energi AB');
  // The name of the other customer stays among those to choose from, in the menu alone.
  for (const tab of [page, other]) await expect(tab.getByRole('main')).not.toContainText(/havstrand/i);
  await page.goBack();
  await assertProfileName(page, 'Vadsund Energi AB');
  await expect(page.getByRole('main')).not.toContainText(/havstrand/i);
});

test('after acting as a user nothing of that user is left', async ({ signedIn }) => {
  const page = await signedIn('staff@skerry.example', { isOwnSession: true });
  await goTo(page, '/home');
  await chooseCustomer(page, 'Fjordheim Sjømat AS');
  await chooseToActAs(page, 'user-administrator@fjordheim.example');
  await goToUsers(page);
  await assertListLoaded(page);
  await clickStopActing(page);
  await expect(page.getByRole('region', { name: 'Acting as a customer’s user' })).toHaveCount(0);
  expect(await holdings(page)).not.toMatch(/Frode Fjellvik|user-administrator@fjordheim/);
});

test('after a call that is refused nothing of the customer is left on the page', async ({ signedIn }) => {
  const page = await signedIn('all-roles@havstrand.example');
  await goToUsers(page);
  await assertListLoaded(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { title: 'x', status: 401 } }));
  await goTo(page, '/users');
  await assertSessionEnded(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await assertNothingOfHavstrand(page);
});
