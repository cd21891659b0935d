import { assertHeading, assertSessionEnded } from '../helpers/shell.ts';
import { createUser } from '../support/arrange.ts';
import { matrixOf } from '../../scripts/test/matrix.mjs';
import { goTo } from '../support/browser.ts';
import { countNavigations } from '../support/navigations.ts';
import { administrator, expect, test } from '../support/test.ts';

/** Calls that a page makes by being opened. */
const calls: Readonly<Record<string, string[]>> = {
  '/home': [
    '/api/',
    '/portal-user/v1/customers',
    '/portal-user/v1/user-profiles',
    '/portal-user/v1/b2b-customer/feature-flags',
    '/portal-user/v1/b2b-customer/preferences',
    '/portal-user/v1/b2b-customer/overview',
    '/portal-user/v1/selectable-customers',
    '/quote-and-order/v6/framework-agreements',
    '/cases/v3/cases/migrated-case-customer',
  ],
  '/users': ['/user-admin/v1/customer/users'],
  '/users/role-requests': ['/user-admin/v1/customer/role-requests'],
  '/users/{userId}': ['/user-admin/v1/customer/users/', '/user-admin/v1/roles'],
};

for (const [path, ofPage] of Object.entries(calls)) {
  const [[, met] = ['', []]] = matrixOf(`calls of ${path}`, [path], ofPage, { perRow: 3, perColumn: 0 });
  for (const call of met) {
    test(`a 401 on every call of ${call} at ${path} leads to the login once, then to a plain page`, async ({
      signedIn,
    }) => {
      const page = await signedIn(administrator);
      const { id } = path.includes('{userId}') ? await createUser(page) : { id: '' };
      const json = { type: 'about:blank', title: 'Unauthorized', status: 401 };
      await page.route(
        (url) => url.pathname.includes(call),
        (route) => route.fulfill({ status: 401, json, contentType: 'application/problem+json' }),
      );
      const navigations = countNavigations(page);
      await goTo(page, path.replace('{userId}', id));
      await expect.poll(navigations).toBe(2);
      await assertSessionEnded(page);
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      expect(navigations()).toBe(2);
      console.log(`B6: ${navigations()} navigations with a 401 on ${call}`);
    });
  }
}

test('nobody is sent to an identity provider that is down, and who goes there has a way back', async ({ visitor }) => {
  const page = await visitor();
  await page.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  const navigations = countNavigations(page);
  await goTo(page, '/home');
  await assertHeading(page, 'The login service does not answer');
  expect(navigations()).toBe(1);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('down')).toBeVisible();
  await page.goBack();
  await assertHeading(page, 'The login service does not answer');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(navigations()).toBe(3);
});

test('where the browser closes its storage to the page, nobody is sent round in circles', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const navigations = countNavigations(page);
  await goTo(page, '/users');
  await assertHeading(page, 'Log in to continue');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(navigations()).toBe(1);
});
