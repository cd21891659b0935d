import { assertQueueLoaded, goToQuoteHandling, openWaitingQuote } from '../helpers/quote-handling.ts';
import { assertAlert, assertProfileName } from '../helpers/shell.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('a specialist answers a customer’s question with a price, and goes on to another customer’s quote', async ({
  signedIn,
}) => {
  const page = await signedIn('staff@skerry.example', { isOwnSession: true });
  await goToQuoteHandling(page);
  await openWaitingQuote(page, 'Q-88240');
  await expect(page.getByRole('region', { name: 'Waiting for you: 1 question' })).toContainText(
    'Kan priset bli fast före jul?',
  );
  await page.getByRole('radio', { name: /^Firm prices/ }).check();
  await page.getByRole('textbox', { name: /^Monthly fee/ }).fill('7450');
  await page.getByRole('textbox', { name: /^Lead time/ }).fill('6');
  await page.getByRole('textbox', { name: /^Answer to the question/ }).fill('Ja, priset är fast.');
  await page.getByRole('button', { name: 'Send firm prices' }).click();
  await assertAlert(page, 'The answer has been sent to the customer');
  await page.getByRole('link', { name: 'All quotes that wait' }).click();
  await assertQueueLoaded(page);
  await expect(page.getByRole('row', { name: /Q-88240/ })).toHaveCount(0);

  await openWaitingQuote(page, 'Q-88251');
  await page.getByRole('button', { name: 'Open at Nordkabel Wholesale AB' }).click();
  await assertProfileName(page, 'Nordkabel Wholesale AB');
  await page.getByRole('radio', { name: /^Ask the customer/ }).check();
  await page.getByRole('textbox', { name: /^Your question/ }).fill('Which of the two halls?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('The customer has a question to answer.')).toBeVisible();
});

test('axe finds nothing in the queue and on a quote that waits', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('staff@skerry.example');
  await goToQuoteHandling(page);
  await checkAtWidths(page, 'the queue');
  await openWaitingQuote(page, 'Q-88190');
  await page.getByRole('radio', { name: /^Firm prices/ }).check();
  await checkAtWidths(page, 'a quote that waits');
});

test('customers find nothing of the queue', async ({ signedIn }) => {
  const page = await signedIn('purchaser@havstrand.example');
  await goTo(page, '/quote-handling');
  await expect(page).toHaveURL(/\/access-denied/);
});
