import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const responsible = 'operation-responsible@havstrand.example';
const wall = /\/operational-status\/v1\/noc(?:\?|$)/;
const events = /\/operational-status\/v1\/noc\/stream/;

test('a wall asks where no events come through, says that it has no data when the line is cut, and comes back', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(responsible);
  await page.route(events, (route) => route.abort());
  await goTo(page, '/noc?layout=tiles');
  await expect(page.getByText(/^Every 30 seconds, \d+ s ago$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active disturbances' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await page.route(wall, (route) => route.abort());
  await expect(page.getByRole('alert')).toHaveText(/^NO DATA since \d\d:\d\d$/, { timeout: 75_000 });
  await page.unrouteAll();
  await expect(page.getByText(/^Live, \d+ s ago$/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
