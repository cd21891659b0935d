import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const responsible = 'operation-responsible@havstrand.example';

test('a wall shows a disturbance by itself, says that it has no data when the line is cut, and comes back', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/noc?layout=tiles');
  await expect(page.getByText(/^Live, \d+ s ago$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active disturbances' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toHaveText(/^NO DATA since \d\d:\d\d$/, { timeout: 60_000 });
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText(/^Live, \d+ s ago$/)).toBeVisible();
});
