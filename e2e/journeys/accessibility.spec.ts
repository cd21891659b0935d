import { callApi } from '../support/arrange.ts';
import { assertAccessible } from '../support/axe.ts';
import { goTo, goWithin } from '../support/browser.ts';
import { closeDialog, openAddUser, openDelete, waitForPage } from '../helpers/any-language.ts';
import { administrator, expect, languages, test, type LanguageCode, type Page } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

/** What axe looks at changes with the width, and with the language, but not with both. */
const axeAt = (language: LanguageCode) => (language === 'sv' ? undefined : [320]);

// Up to 27 runs of axe in a test.
test.slow();

for (const language of Object.keys(languages) as LanguageCode[]) {
  test(`axe finds nothing on the login page in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language });
    await goTo(page, '/users');
    await expect(page.locator('input[type="password"]')).toBeVisible();
    await checkAtWidths(page, 'login', axeAt(language));
    await page.locator('button[type="submit"]').click();
    await checkAtWidths(page, 'login with errors', axeAt(language));
  });

  test(`axe finds nothing on the pages and dialogs of an administrator in ${language}`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { language });
    const user = `/users/${await someUser(page)}`;
    await goTo(page, '/home');
    await waitForPage(page);
    await checkAtWidths(page, 'home', axeAt(language));
    for (const [name, path] of [
      ['list', '/users'],
      ['empty filter', '/users?filter=nobody-is-called-this'],
      ['groups', '/users/groups'],
      ['details', user],
      ['unknown user', '/users/no-id'],
      ['not found', '/nowhere'],
    ] as const) {
      await goWithin(page, path);
      await waitForPage(page);
      await checkAtWidths(page, name, axeAt(language));
    }
    await goWithin(page, '/users');
    await openAddUser(page);
    await checkAtWidths(page, 'create with errors', axeAt(language));
    await closeDialog(page);
    await goWithin(page, user);
    await openDelete(page);
    await checkAtWidths(page, 'delete', axeAt(language));
  });

  test(`axe finds nothing on access denied in ${language}`, async ({ signedIn }) => {
    const page = await signedIn('operation-responsible@havstrand.example', { language });
    await goTo(page, '/users');
    await waitForPage(page);
    await checkAtWidths(page, 'access denied', axeAt(language));
  });
}

test('axe finds nothing on the pages and dialogs in the dark', async ({ signedIn }) => {
  const page = await signedIn(administrator, { theme: 'dark' });
  await goTo(page, '/home');
  await waitForPage(page);
  await assertAccessible(page, '/home in the dark');
  for (const path of ['/users', '/users?filter=nobody-is-called-this', '/nowhere']) {
    await goWithin(page, path);
    await waitForPage(page);
    await assertAccessible(page, `${path} in the dark`);
  }
  await goWithin(page, '/users');
  await openAddUser(page);
  await assertAccessible(page, 'create with errors in the dark');
  await closeDialog(page);
  await goWithin(page, `/users/${await someUser(page)}`);
  await waitForPage(page);
  await assertAccessible(page, 'details in the dark');
  await openDelete(page);
  await assertAccessible(page, 'delete in the dark');
});

async function someUser(page: Page): Promise<string> {
  const answer = await callApi(page, 'GET', '/customer/users?page=0&pageSize=25&sortBy=email');
  const [user] = ((await answer.json()) as { items: { id: string }[] }).items;
  if (!user) throw new Error('The demo has no users.');
  return user.id;
}
