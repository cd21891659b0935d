import {
  answerQuoteQuestion,
  assertQuotesLoaded,
  choosePrice,
  goToQuotes,
  openQuote,
  quotesAddress,
  renewQuote,
} from '../helpers/quotes.ts';
import { assertAlert } from '../helpers/shell.ts';
import { goWithin } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const purchaser = 'purchaser@havstrand.example';

test('a quote is found, its price chosen, its question answered, and an expired one renewed', async ({ signedIn }) => {
  const page = await signedIn(purchaser);
  await goToQuotes(page);
  await page.getByRole('searchbox').fill('Q-88238');
  await expect(page).toHaveURL(/referenceSearchString=Q-88238/);
  await openQuote(page, 'Q-88238');
  await choosePrice(page, '500 Mbit/s, Single fibre, 36 months');
  await expect(page.getByRole('link', { name: 'Order 500 Mbit/s, 36 months' })).toHaveAttribute(
    'href',
    /checkout=true/,
  );
  await answerQuoteQuestion(page, 'One free duct, 110 mm.');
  await assertAlert(page, 'The answer has been sent');
  await page.reload();
  await expect(page.getByText('One free duct, 110 mm.')).toBeVisible();
  await goToQuotes(page, '&validityStatus=EXPIRED');
  await openQuote(page, 'Q-88102');
  await renewQuote(page);
  // The new prices come by themselves.
  await expect(page.getByRole('radio', { name: '200 Mbit/s, Single fibre, 24 months' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the earlier quote' }).click();
  await expect(page.getByText('There is a newer quote with today’s prices.')).toBeVisible();
});

test('two quotes are compared, and an order leads to its own page', async ({ signedIn }) => {
  const page = await signedIn(purchaser);
  await goToQuotes(page);
  for (const number of ['Q-88238', 'Q-88231']) await page.getByRole('checkbox', { name: new RegExp(number) }).check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Lowest monthly fee/ })).toBeVisible();
  await goWithin(page, '/quote-and-order?tab=orders');
  await assertQuotesLoaded(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\/orders\/[0-9a-f-]{36}$/);
});

test('axe finds nothing on the lists, a quote of one site and of several, and a comparison', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(purchaser);
  await goToQuotes(page);
  await checkAtWidths(page, 'the list');
  for (const number of ['Q-88238', 'Q-88190', 'Q-88087']) {
    await goWithin(page, `${quotesAddress}&referenceSearchString=${number}`);
    await openQuote(page, number);
    await assertQuotesLoaded(page);
    await checkAtWidths(page, number);
  }
  await goWithin(page, '/quote-and-order?tab=orders');
  await assertQuotesLoaded(page);
  await checkAtWidths(page, 'the orders');
});
