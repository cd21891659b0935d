import { assertHeading, assertLang, selectLanguage } from '../helpers/shell.ts';
import { goToUsers } from '../helpers/users-list.ts';
import { administrator, test } from '../support/test.ts';

test('the language switches at once and is remembered', async ({ signedIn }) => {
  const page = await signedIn(administrator);
  await goToUsers(page);
  for (const [name, lang, heading] of [
    ['Svenska', 'sv', 'Användare'],
    ['Norsk', 'nb', 'Brukere'],
    ['Dansk', 'da', 'Brugere'],
    ['English', 'en', 'Users'],
  ] as const) {
    await selectLanguage(page, name);
    await assertHeading(page, heading);
    await assertLang(page, lang);
  }
  await selectLanguage(page, 'Dansk');
  await page.reload();
  await assertHeading(page, 'Brugere');
  await assertLang(page, 'da');
});
