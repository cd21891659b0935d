import { matrixOf, pairsOf } from '../../scripts/test/matrix.mjs';
import { callApi } from '../support/arrange.ts';
import { assertAccessible } from '../support/axe.ts';
import { goTo, goWithin } from '../support/browser.ts';
import { closeDialog, openAddUser, openDelete, waitForPage } from '../helpers/any-language.ts';
import { administrator, expect, languages, test, type LanguageCode, type Page } from '../support/test.ts';
import { checkAtWidths, widths } from '../support/widths.ts';

const administratorPages = [
  ['home', '/home'],
  ['list', '/users'],
  ['empty filter', '/users?filter=nobody-is-called-this'],
  ['groups', '/users/groups'],
  ['details', '/users/{userId}'],
  ['unknown user', '/users/no-id'],
  ['not found', '/nowhere'],
] as const;

const languageCodes = Object.keys(languages) as LanguageCode[];
const cells = matrixOf(
  'pages × languages and widths',
  ['login', 'login with errors', 'access denied', ...administratorPages.map(([name]) => name), 'create', 'delete'],
  pairsOf(languageCodes, widths),
  { perRow: 4 },
);

/** The widths at which axe looks at a page in a language. */
function widthsOf(page: string, language: LanguageCode): number[] {
  const pairs = cells.find(([name]) => name === page)?.[1] ?? [];
  return pairs.filter(([code]) => code === language).map(([, width]) => width);
}

// Up to 27 runs of axe in a test.
test.slow();

for (const language of languageCodes) {
  test(`axe finds nothing on the login page in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language });
    await goTo(page, '/users');
    await expect(page.locator('input[type="password"]')).toBeVisible();
    await checkAtWidths(page, 'login', widthsOf('login', language));
    await page.locator('button[type="submit"]').click();
    await checkAtWidths(page, 'login with errors', widthsOf('login with errors', language));
  });

  test(`axe finds nothing on the pages and dialogs of an administrator in ${language}`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { language });
    const user = `/users/${await someUser(page)}`;
    // Any page that is not the first one below: going within the portal waits until another page is shown.
    await goTo(page, '/users');
    await waitForPage(page);
    for (const [name, path] of administratorPages) {
      await goWithin(page, path === '/users/{userId}' ? user : path);
      await waitForPage(page);
      await checkAtWidths(page, name, widthsOf(name, language));
    }
    await goWithin(page, '/users');
    await openAddUser(page);
    await checkAtWidths(page, 'create with errors', widthsOf('create', language));
    await closeDialog(page);
    await goWithin(page, user);
    await openDelete(page);
    await checkAtWidths(page, 'delete', widthsOf('delete', language));
  });

  test(`axe finds nothing on access denied in ${language}`, async ({ signedIn }) => {
    const page = await signedIn('operation-responsible@havstrand.example', { language });
    await goTo(page, '/users');
    await waitForPage(page);
    await checkAtWidths(page, 'access denied', widthsOf('access denied', language));
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
