import {
  assertPanels,
  clickCustomise,
  clickSwitch,
  goToOverview,
  goToOverviewWithoutRole,
} from '../helpers/overview.ts';
import { assertAlert } from '../helpers/shell.ts';
import { breakCall } from '../support/failures.ts';
import { expect, test, type Page } from '../support/test.ts';

const call = { method: 'POST', path: '/b2b-customer/preferences' } as const;
/** Finer permissions open nothing of the overview. */
const noRole = 'You need a role to see more';
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(call.path) && answer.request().method() === 'POST');

// Each login is this file's alone: preferences stay with the user.
test('what the user hides is hidden at once, after a reload, and in another tab', async ({ signedIn }) => {
  const page = await signedIn('cp-documents@havstrand.example');
  await goToOverviewWithoutRole(page);
  await assertPanels(page, noRole, 'Your contacts', 'Network freeze periods');
  await clickCustomise(page);
  const answered = saved(page);
  await clickSwitch(page, 'Your contacts');
  await assertPanels(page, noRole, 'Good to know', 'Network freeze periods');
  expect((await answered).status()).toBe(204);
  await page.reload();
  await assertPanels(page, noRole, 'Good to know', 'Network freeze periods');
  const tab = await page.context().newPage();
  await goToOverviewWithoutRole(tab);
  await assertPanels(tab, noRole, 'Good to know', 'Network freeze periods');
  await clickCustomise(tab);
  await clickSwitch(tab, 'Simple overview');
  await assertPanels(tab, noRole, 'Network freeze periods');
});

test('two tabs each keep what the other has chosen', async ({ signedIn }) => {
  const page = await signedIn('cp-forms@havstrand.example');
  await goToOverviewWithoutRole(page);
  const tab = await page.context().newPage();
  await goToOverviewWithoutRole(tab);
  for (const [where, name] of [
    [page, 'Your contacts'],
    [tab, 'Good to know'],
  ] as const) {
    await clickCustomise(where);
    const answered = saved(where);
    await clickSwitch(where, name);
    await answered;
  }
  await page.reload();
  await assertPanels(page, noRole, 'Network freeze periods');
});

test('a choice that the server does not take is undone, and an alert says so', async ({ signedIn }) => {
  const page = await signedIn('cp-reports@havstrand.example');
  await goToOverviewWithoutRole(page);
  await clickCustomise(page);
  const mend = await breakCall(page, call, 'network down');
  await clickSwitch(page, 'Your contacts');
  await assertAlert(page, 'Your setting could not be saved and has not changed.');
  await assertPanels(page, noRole, 'Your contacts', 'Network freeze periods');
  await mend();
  await clickSwitch(page, 'Your contacts');
  await assertPanels(page, noRole, 'Good to know', 'Network freeze periods');
});

test('without the user’s choices the overview has its defaults', async ({ signedIn }) => {
  const page = await signedIn('cp-invoices@havstrand.example');
  await breakCall(page, { ...call, method: 'GET' }, 'status 500');
  await goToOverviewWithoutRole(page);
  await assertPanels(page, noRole, 'Your contacts', 'Network freeze periods');
});

test('somebody responsible for operations sees what waits, and goes to what is counted', async ({ signedIn }) => {
  const page = await signedIn('operation-responsible@havstrand.example');
  await goToOverview(page);
  await assertPanels(
    page,
    'Operational status',
    'Waiting for you',
    'Deliveries under way',
    'Your contacts',
    'Fees and contracts',
  );
  await page.getByRole('link', { name: /being installed/ }).click();
  await expect(page).toHaveURL(/\/services\?status=INSTALLATION_ONGOING/);
});

test('without the overview’s call the page says so, and whom to reach is there', async ({ signedIn }) => {
  const page = await signedIn('operation-responsible@havstrand.example');
  await breakCall(page, { method: 'GET', path: '/b2b-customer/overview' }, 'status 500');
  await goToOverview(page);
  await expect(page.getByRole('heading', { name: 'The overview could not be shown' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your contacts' })).toBeVisible();
});
