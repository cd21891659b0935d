import { dayOf } from '@skerry/contracts';
import { assertAlert } from '../helpers/shell.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const responsible = 'operation-responsible@havstrand.example';

test('somebody sees what is wrong now, and follows it to its page', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/operational-status');
  await expect(page.getByRole('heading', { level: 1, name: 'Operational status' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await checkAtWidths(page, 'the operational status');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/operational-status\/disturbances\//);
  await expect(page.getByRole('table', { name: 'Affected services' })).toBeVisible();
});

test('a planned work is found in the list and asked about', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/operational-status/planned-works');
  await expect(page.getByText('Needs your answer')).toBeVisible();
  await checkAtWidths(page, 'planned works');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: /^Waiting for you/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which path is it?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await assertAlert(page, 'Your question has been sent');
});

test('a calendar feed is made, shown once, and revoked after a question', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/operational-status/subscribe');
  await page.getByRole('button', { name: 'New subscription' }).click();
  await page.getByRole('menuitem', { name: 'Calendar feed' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A journey');
  await page.getByRole('button', { name: 'Create feed' }).click();
  const address = await page.getByText(/\/calendar\/[\w-]+\.ics$/).innerText();
  const read = async () => (await page.request.get(address)).status();
  expect(await read()).toBe(200);
  await checkAtWidths(page, 'calendar feeds');
  await page.getByRole('button', { name: 'Actions for A journey' }).first().click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await assertAlert(page, 'The feed has been revoked');
  expect(await read()).toBe(404);
});

test('news of the network are read as RSS and as Atom, by whoever has the address', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goTo(page, '/operational-status/subscribe');
  await page.getByRole('button', { name: 'New subscription' }).click();
  await page.getByRole('menuitem', { name: 'RSS or Atom' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('News of a journey');
  await page.getByRole('button', { name: 'Create feed' }).click();
  const rss = await page.getByText(/\/news\/[\w-]+\.rss$/).innerText();
  const atom = await page.getByText(/\/news\/[\w-]+\.atom$/).innerText();
  for (const [address, root] of [
    [rss, '<rss'],
    [atom, '<feed'],
  ] as const) {
    const answer = await page.request.get(address);
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining(root)]);
  }
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: 'Actions for News of a journey' }).first().click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await assertAlert(page, 'The feed has been revoked');
  expect((await page.request.get(rss)).status()).toBe(404);
});

test('somebody gets from a disturbance to the services that it touches, and is asked before both paths of a pair are hit', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(responsible);
  await goTo(page, '/operational-status');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ services?$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/services\?disturbance=/);
  await expect(page.getByRole('button', { name: /Affected by/ })).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: /^D/ }).first().click();
  await expect(page).toHaveURL(/\/operational-status\/disturbances\//);

  const listed = page.waitForResponse(/\/disturbances\?.*atRisk=true/);
  await goTo(page, '/operational-status/planned-works?risk=true');
  const { items } = (await (await listed).json()) as { items: { startsAt: string }[] };
  await goTo(page, '/services/changes/addon?service=SE-204418');
  await page.getByRole('checkbox').first().check();
  const [year = '', month = '', date = ''] = dayOf(new Date(items[0]?.startsAt ?? '')).split('-');
  await page
    .getByRole('group', { name: /Wanted day/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(`${date}${month}${year}`);
  const consent = page.getByRole('checkbox', { name: /both paths are hit/ });
  await expect(page.getByText('Both paths of the pair GBG-HQ are hit.')).toBeVisible();
  await checkAtWidths(page, 'the question about both paths');
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled();
  await consent.check();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('checkbox', { name: /both paths are hit/ })).toBeChecked();
});
