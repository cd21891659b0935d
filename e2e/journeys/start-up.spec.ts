import budgets from '../../packages/portal/budgets.json' with { type: 'json' };
import { assertLoginPage } from '../helpers/sign-in.ts';
import { assertListLoaded } from '../helpers/users-list.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';

test('a slow line begins with header and logo, before any script is there', async ({ visitor }) => {
  const page = await visitor();
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  void goTo(page, '/users').catch(() => undefined);
  const header = page.locator('.starting-header');
  await expect(header.locator('svg')).toBeVisible();
  await expect(header).toHaveCSS('height', '90px');
  scripts.resolve(undefined);
  await assertLoginPage(page);
});

test('who opens the portal twice without signing in comes to the login page twice', async ({ visitor }) => {
  const page = await visitor();
  for (let visit = 1; visit <= 2; visit += 1) {
    await goTo(page, '/users');
    await assertLoginPage(page);
  }
});

test('the list of users asks for no more than its budget before its rows', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  const asked: string[] = [];
  // The count of the tab comes after the rows.
  const isList = (url: string) => {
    const { pathname, searchParams } = new URL(url);
    return pathname.endsWith('/customer/users') && searchParams.get('pageSize') !== '1';
  };
  let beforeRows: number | undefined;
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (isList(response.url())) beforeRows ??= asked.length;
  });
  await goTo(page, '/users');
  await assertListLoaded(page);
  expect(asked.filter(isList)).toHaveLength(1);
  expect(beforeRows).toBeLessThanOrEqual(budgets.routes['/users'].requests);
});

test('who may not see the users never downloads their page', async ({ signedIn }) => {
  const page = await signedIn('purchaser@havstrand.example');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goTo(page, '/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  expect(asked.filter((url) => /UsersPage|customer\/users/.test(url))).toEqual([]);
});
