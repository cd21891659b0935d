import {
  answerQuestion,
  askForLastWeek,
  assertOrdersLoaded,
  assertStatus,
  assertStep,
  assertStruckDates,
  cancelOrder,
  findOrder,
  followNextStep,
  goToOrders,
  openOrder,
} from '../helpers/orders.ts';
import {
  chooseCapacity,
  chooseChange,
  clickOrderUpgrade,
  fillReference,
  goToCheckout,
  goToService,
} from '../helpers/service-changes.ts';
import { assertAlert, assertHeading, assertPath } from '../helpers/shell.ts';
import { goTo, goWithin } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const purchaser = 'purchaser@havstrand.example';
const upgradable = 'SE-150293';

test('an order is followed to its date, which is asked to be another one, and its question is answered', async ({
  signedIn,
}) => {
  const page = await signedIn(purchaser);
  await goToOrders(page);
  await findOrder(page, '1182731');
  await assertPath(page, '/services/orders?filter=1182731');
  await followNextStep(page, '1182731');
  await assertStep(page, 'Delivery date changed');
  await assertStruckDates(page, 2);
  await askForLastWeek(page);
  await assertAlert(page, 'Your date request has been sent');
  await answerQuestion(page, 'Freja opens at seven.');
  await expect(page.getByText('Freja opens at seven.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Freja opens at seven.')).toBeVisible();
});

test('an upgrade is ordered from its service, found among the orders, cancelled, and told by the history', async ({
  signedIn,
}) => {
  const page = await signedIn(purchaser);
  await goToService(page, upgradable);
  await chooseChange(page, 'Upgrade');
  await assertPath(page, `/services/changes/upgrade?service=${upgradable}`);
  await chooseCapacity(page, '1 Gbit/s');
  await goToCheckout(page);
  await fillReference(page, 'Journey 7');
  await clickOrderUpgrade(page);
  await expect(page).toHaveURL(/\/services\/orders\/[0-9a-f-]{36}$/);
  await assertStatus(page, 'Created');
  await goToOrders(page, '?type=UPGRADE_ORDER');
  await page
    .getByRole('row', { name: /Göteborg.*Created/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Your reference: Journey 7')).toBeVisible();
  await cancelOrder(page, 'A journey needs no capacity.');
  await assertStatus(page, 'Cancelled');
  await goTo(page, `/services?service=${upgradable}&tab=history`);
  await expect(page.getByText(/^Order \d+ cancelled$/).first()).toBeVisible();
  await expect(page.getByText(/^Order \d+ placed$/).first()).toBeVisible();
});

test('a change that the service can not have says why, and leads back', async ({ signedIn }) => {
  const page = await signedIn(purchaser, { width: 320 });
  await goTo(page, '/services/changes/upgrade?service=DK-027241');
  await assertHeading(page, 'Upgrade DIA Static');
  await expect(page.getByText('Not possible for this product.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Back to .+ [A-Z]{2}-\d+$/ })
    .first()
    .click();
  await assertPath(page, '/services?service=DK-027241');
});

test('axe finds nothing on the orders, an order, and the changes of a service', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(purchaser);
  await goToOrders(page);
  await checkAtWidths(page, '/services/orders');
  for (const path of [
    '/services/orders?status=ALL&sort=-delivery',
    '/services/orders?view=calendar',
    '/services/orders?status=CREATED&needsMe=true',
    '/services/changes/upgrade?service=NO-065929',
    '/services/changes/addon?service=NO-065929',
    '/services/changes/terminate?service=NO-065929',
    '/services/changes/terminate?service=none',
  ]) {
    await goWithin(page, path);
    await assertOrdersLoaded(page);
    await checkAtWidths(page, path);
  }
  await goWithin(page, '/services/orders?status=ALL&filter=1182698');
  await openOrder(page, '1182698');
  await checkAtWidths(page, 'an order');
});
