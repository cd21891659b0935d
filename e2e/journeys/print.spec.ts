import { assertHeading } from '../helpers/shell.ts';
import { createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test, type Page } from '../support/test.ts';

const pages: Readonly<Record<string, (page: Page) => Promise<[path: string, title: string]>>> = {
  'the overview': async () => ['/home', 'Overview'],
  'a list': async () => ['/users', 'Users'],
  'a page of details': async (page) => {
    const { id, fullName } = await createUser(page);
    return [`/users/${id}`, fullName];
  },
  'a page that is not found': async () => ['/nowhere', 'Page not found'],
};

for (const [name, make] of Object.entries(pages)) {
  test(`${name} on paper has logo, title, customer and day, and nothing to click`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { theme: 'dark' });
    const [path, title] = await make(page);
    await goTo(page, path);
    await assertHeading(page, title);
    await page.emulateMedia({ media: 'print' });
    await assertHeading(page, title);
    await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
    await expect(page.getByText('Havstrand Logistik AB, 4471820')).toBeVisible();
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date());
    await expect(page.locator('time').first()).toHaveText(today);
    // The words that head a column stay, though a click on the screen sorts by them.
    const buttons = page.getByRole('button').and(page.locator(':not(th > button)'));
    for (const gone of [page.getByRole('navigation'), page.getByRole('contentinfo'), buttons])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    // What the sheets after the first say of it.
    await page.pdf({ preferCSSPageSize: true });
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--print-customer'))).toBe(
      '"Havstrand Logistik AB, 4471820"',
    );
  });
}
