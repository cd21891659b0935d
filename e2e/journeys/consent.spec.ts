import {
  assertBanner,
  clickAgree,
  clickCookiesInFooter,
  clickOnlyWhatIsNeeded,
  focusBanner,
} from '../helpers/cookie-banner.ts';
import { assertHeading } from '../helpers/shell.ts';
import { assertListLoaded, goToUsers } from '../helpers/users-list.ts';
import { breakAnalytics, listenAsAnalytics } from '../support/analytics.ts';
import { createUser } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';
import { administrator, expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('nothing is measured before the visitor agrees, and one page view after', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true });
  const told = await listenAsAnalytics(page);
  await goToUsers(page);
  await assertListLoaded(page);
  await assertBanner(page, true);
  expect(told).toEqual([]);

  await clickAgree(page);
  await expect.poll(() => told.map(({ action_name: name }) => name)).toEqual(['/users']);
  await assertBanner(page, false);

  await page.reload();
  await assertListLoaded(page);
  await expect.poll(() => told.length).toBe(2);
  await assertBanner(page, false);
});

test('what is measured names no user, no query and nobody’s address', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true });
  const told = await listenAsAnalytics(page);
  const { id, fullName } = await createUser(page);
  await goTo(page, `/users/${id}?from=list`);
  await assertHeading(page, fullName);
  await clickAgree(page);
  await expect.poll(() => told.map(({ url }) => new URL(url ?? '').pathname)).toEqual(['/users/:userId']);
  expect(told[0]).not.toHaveProperty('uid');
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${id}|from=|@`));
});

test('a banner that leaves by itself has got no answer: it stays away for the visit, and comes back with the next', async ({
  signedIn,
}) => {
  const page = await signedIn(administrator, { isFirst: true });
  const told = await listenAsAnalytics(page);
  await page.clock.install();
  await goToUsers(page);
  await assertListLoaded(page);
  await assertBanner(page, true);
  await page.clock.runFor(10_000);
  await assertBanner(page, false);
  await page.reload();
  await assertListLoaded(page);
  await assertBanner(page, false);
  const nextVisit = await page.context().newPage();
  await goTo(nextVisit, '/users');
  await assertBanner(nextVisit, true);
  expect(told).toEqual([]);
});

test('a visitor may refuse, and change their mind in the footer', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true });
  const told = await listenAsAnalytics(page);
  await goTo(page, '/home');
  await clickOnlyWhatIsNeeded(page);
  await goToUsers(page);
  await assertListLoaded(page);
  await assertBanner(page, false);
  expect(told).toEqual([]);
  await clickCookiesInFooter(page);
  await clickAgree(page);
  await expect.poll(() => told.map(({ action_name: name }) => name)).toEqual(['/users']);
});

test('a service that is down breaks nothing', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true });
  await breakAnalytics(page);
  await goTo(page, '/home');
  await clickAgree(page);
  await goToUsers(page);
  await assertListLoaded(page);
});

test('a browser whose storage is full takes the answer for the visit', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const told = await listenAsAnalytics(page);
  await goTo(page, '/home');
  await clickAgree(page);
  await expect.poll(() => told.length).toBe(1);
  await assertBanner(page, false);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the banner in the ${theme}`, async ({ signedIn }) => {
    const page = await signedIn(administrator, { isFirst: true, theme });
    await goTo(page, '/home');
    await focusBanner(page);
    await checkAtWidths(page, 'banner');
    await assertBanner(page, true);
  });
}

test('on paper there is the list and whose portal it is, and nothing of the rest', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isFirst: true, width: 1600 });
  await goToUsers(page);
  await assertListLoaded(page);
  await assertBanner(page, true);
  await page.emulateMedia({ media: 'print' });
  await assertBanner(page, false);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skerry' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of ['Add New User', 'More options', /Astrid|Havsvik/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
