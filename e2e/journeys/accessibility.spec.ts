import { callApi } from '../support/arrange.ts';
import { assertAccessible } from '../support/axe.ts';
import { goTo } from '../support/browser.ts';
import { openAddUser, openDelete, waitForPage } from '../helpers/any-language.ts';
import { administrator, expect, languages, test, type LanguageCode, type Page } from '../support/test.ts';

const widths = [320, 768, 1280];
/** What axe looks at changes with the width, and with the language, but not with both. */
const languageOfAllWidths = 'sv';
const softly = expect.configure({ soft: true });

// Up to 21 runs of axe in a test.
test.slow();

for (const language of Object.keys(languages) as LanguageCode[]) {
  test(`axe finds nothing on the login page in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language });
    await goTo(page, '/users');
    await expect(page.locator('input[type="password"]')).toBeVisible();
    await checkAtWidths(page, language, 'login');
    await page.locator('button[type="submit"]').click();
    await checkAtWidths(page, language, 'login with errors');
  });

  test(`axe finds nothing on the pages of an administrator in ${language}`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { language });
    for (const [name, path] of [
      ['home', '/home'],
      ['list', '/users'],
      ['empty filter', '/users?filter=nobody-is-called-this'],
      ['groups', '/users/groups'],
      ['details', `/users/${await someUser(page)}`],
      ['unknown user', '/users/no-id'],
      ['not found', '/nowhere'],
    ] as const) {
      await goTo(page, path);
      await waitForPage(page);
      await checkAtWidths(page, language, name);
    }
  });

  test(`axe finds nothing on the dialogs in ${language}`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { language });
    await goTo(page, '/users');
    await openAddUser(page);
    await checkAtWidths(page, language, 'create with errors');
    await goTo(page, `/users/${await someUser(page)}`);
    await openDelete(page);
    await checkAtWidths(page, language, 'delete');
  });

  test(`axe finds nothing on access denied in ${language}`, async ({ signedIn }) => {
    const page = await signedIn('operation-responsible@havstrand.example', { language });
    await goTo(page, '/users');
    await waitForPage(page);
    await checkAtWidths(page, language, 'access denied');
  });
}

test('axe finds nothing on the pages and dialogs in the dark', async ({ signedIn }) => {
  const page = await signedIn(administrator, { theme: 'dark' });
  for (const path of ['/home', '/users', '/users?filter=nobody-is-called-this', '/nowhere']) {
    await goTo(page, path);
    await waitForPage(page);
    await assertAccessible(page, `${path} in the dark`);
  }
  await goTo(page, '/users');
  await openAddUser(page);
  await assertAccessible(page, 'create with errors in the dark');
  await goTo(page, `/users/${await someUser(page)}`);
  await waitForPage(page);
  await assertAccessible(page, 'details in the dark');
  await openDelete(page);
  await assertAccessible(page, 'delete in the dark');
});

async function checkAtWidths(page: Page, language: LanguageCode, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (language === languageOfAllWidths || width === widths[0]) await assertAccessible(page, `${what} at ${width} px`);
    // A busy machine draws the page anew some moments after the width has changed.
    await softly
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: `${what} at ${width} px scrolls sideways`,
      })
      .toBeLessThanOrEqual(0);
  }
}

async function someUser(page: Page): Promise<string> {
  const answer = await callApi(page, 'GET', '/customer/users?page=0&pageSize=25&sortBy=email');
  const [user] = ((await answer.json()) as { items: { id: string }[] }).items;
  if (!user) throw new Error('The demo has no users.');
  return user.id;
}
