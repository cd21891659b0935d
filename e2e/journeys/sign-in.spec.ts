import { assertLoginPage, assertLoginRefused, clickLogIn, confirmLogOut, fillLogin } from '../helpers/sign-in.ts';
import { assertHeading, assertPath, assertSignedOut, clickLogOut } from '../helpers/shell.ts';
import { assertListLoaded, assertPage, goToUsers } from '../helpers/users-list.ts';
import { createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, password, test } from '../support/test.ts';

test('a deep link survives the login', { tag: '@keycloak' }, async ({ visitor }) => {
  const page = await visitor();
  await goTo(page, '/users?page=1');
  await assertLoginPage(page);
  await fillLogin(page, administrator, password);
  await clickLogIn(page);
  await assertPath(page, '/users?page=1');
  await assertPage(page, 2);
});

test('an old address with a hash leads to the page', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/#/users?page=1');
  await assertPath(page, '/users?page=1');
});

test('the root leads to the start page', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/');
  await assertPath(page, '/home');
});

test('a reload keeps the session', { tag: '@keycloak' }, async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  await page.reload();
  await assertListLoaded(page);
  await assertPath(page, '/users');
});

test(
  'a wrong password, an inactive user and an unknown one are told the same',
  { tag: '@keycloak' },
  async ({ visitor, signedIn }) => {
    const inactive = await createUser(await signedIn(administrator), { active: false });
    const page = await visitor();
    await goTo(page, '/users');
    const told: string[] = [];
    for (const [email, typed] of [
      [administrator, 'wrong-password'],
      [inactive.email, password],
      ['nobody@havstrand.example', password],
    ] as const) {
      await fillLogin(page, email, typed);
      await clickLogIn(page);
      told.push(await assertLoginRefused(page));
      await page.reload();
    }
    expect(new Set(told).size).toBe(1);
  },
);

test(
  'a login that fails after the password ends the provider’s session too, and says so',
  { tag: '@keycloak' },
  async ({ visitor }) => {
    const page = await visitor();
    await goTo(page, '/users');
    await page.route('**/token', (route) => route.fulfill({ status: 500, json: { error: 'server_error' } }));
    await fillLogin(page, administrator, password);
    await clickLogIn(page);
    await confirmLogOut(page);
    await assertHeading(page, 'Login failed');
    await page.unroute('**/token');
    await page.getByRole('button', { name: 'Log in' }).click();
    await assertLoginPage(page);
    await fillLogin(page, administrator, password);
    await clickLogIn(page);
    await assertPath(page, '/users');
  },
);

test('logging out ends the session in every tab', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isOwnSession: true });
  const other = await page.context().newPage();
  await goToUsers(page);
  await goToUsers(other);
  await clickLogOut(page);
  await assertSignedOut(page);
  await assertSignedOut(other);
  await goTo(page, '/users');
  await assertLoginPage(page);
});

test('a page that does not exist says so inside the shell', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goTo(page, '/nowhere');
  await assertHeading(page, 'Page not found');
});

test('the theme that was chosen is there before the portal is, whatever the device prefers', async ({ visitor }) => {
  const page = await visitor({ theme: 'light' });
  await page.addInitScript(() => localStorage.setItem('skerry.theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/users', '/sign-in/interactions/none']) {
    await goTo(page, path);
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('#root')).toBeEmpty();
  }
});
