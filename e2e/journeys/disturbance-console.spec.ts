import type { Page } from '@playwright/test';
import { addService, openWritten, tell, writtenTitle } from '../helpers/disturbance-console.ts';
import { assertAlert } from '../helpers/shell.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const staff = 'staff@skerry.example';
const responsible = 'operation-responsible@havstrand.example';

test('a disturbance that staff report is seen by its customer, updated, and resolved with its cause', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(staff);
  const customer = await signedIn(responsible);
  const title = writtenTitle('Fibre break');
  await goTo(page, '/disturbance-console');
  await checkAtWidths(page, 'disturbances and works');
  await page.getByRole('link', { name: 'Report a disturbance' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await addService(page, 'SE-150058');
  await expect(page.getByText('1 service at 1 customer').first()).toBeVisible();
  await checkAtWidths(page, 'a new disturbance');
  await page.getByRole('button', { name: 'Publish to 1 customer' }).click();
  await assertAlert(page, 'Customers can read it now');

  await seenBy(customer, title);
  await expect(customer.getByText('Investigating').first()).toBeVisible();

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Cause found').click();
  await tell(page, 'The break is in a cable duct.');
  // Without the message that stands over the page for a while.
  await page.reload();
  await expect(page.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
  await checkAtWidths(page, 'a disturbance as its writer sees it');
  await customer.reload();
  await expect(customer.getByText('The break is in a cable duct.').first()).toBeVisible();

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Resolved').click();
  await page.getByRole('textbox', { name: /^Cause/ }).fill('A digger.');
  await tell(page, 'All is well again.');
  await customer.reload();
  await expect(customer.getByText('A digger.')).toBeVisible();
});

test('a planned work is announced, its customer asks for another date, and staff move it there', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn(staff);
  const customer = await signedIn(responsible);
  const title = writtenTitle('Router upgrade');
  await goTo(page, '/disturbance-console/new-work');
  await page.getByRole('radio', { name: /^Confirmed/ }).check();
  await setMoment(page, 'Start', '10/02/2027', '22:00');
  await setMoment(page, 'End', '11/02/2027', '02:00');
  await setMoment(page, 'Customers answer by', '01/02/2027', '15:00');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await addService(page, 'SE-150058');
  await page.getByRole('button', { name: 'Publish to 1 customer' }).click();
  await assertAlert(page, 'Customers can read it now');

  await goTo(customer, '/operational-status/planned-works');
  await customer.getByRole('link', { name: new RegExp(title) }).click();
  await customer.getByRole('button', { name: 'Request another date' }).first().click();
  await setMomentParts(customer.getByRole('dialog'), 'Date 1', '17/02/2027', [
    ['From', '22:00'],
    ['To', '02:00'],
  ]);
  await customer.getByRole('textbox', { name: /^Why does the planned time/ }).fill('Night sorting runs then.');
  await customer.getByRole('button', { name: 'Send request' }).click();
  await assertAlert(customer, 'Your request has been sent');

  await openWritten(page, title);
  await page.getByRole('button', { name: 'Answer Havstrand Logistik AB' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We move it a week.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByRole('textbox', { name: 'Why is it moved?' }).fill('A customer asked for it.');
  await page.getByRole('button', { name: 'Move and tell customers' }).click();
  await assertAlert(page, 'The work has been moved');
  await customer.reload();
  await expect(customer.getByText('We move it a week.')).toBeVisible();
  await expect(customer.getByText('Moved from').first()).toBeVisible();
});

test('customers find nothing of what staff write', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goTo(page, '/disturbance-console');
  await expect(page).toHaveURL(/\/access-denied/);
});

/** Opens it as its customer finds it. */
async function seenBy(customer: Page, title: string): Promise<void> {
  await goTo(customer, '/operational-status');
  await customer.getByRole('link', { name: title }).first().click();
  await expect(customer.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function setMoment(page: Page, label: string, day: string, time: string): Promise<void> {
  await setMomentParts(page.getByRole('main'), label, day, [[`${label}, time`, time]]);
}

/** Types a day and times, digit by digit as people do: the parts of a field take them one after the other. */
async function setMomentParts(
  within: ReturnType<Page['getByRole']>,
  label: string,
  day: string,
  times: readonly (readonly [label: string, time: string])[],
): Promise<void> {
  for (const [name, text] of [[label, day], ...times] as const) {
    await within
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .first()
      .getByRole('spinbutton')
      .first()
      .pressSequentially(text.replaceAll(/\D/g, ''));
  }
}
