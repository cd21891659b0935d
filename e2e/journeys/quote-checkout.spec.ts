import { addQuote, approvalIdOf, goToApproval, goToCheckout } from '../helpers/quote-checkout.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('a purchaser orders by a quote, with another solution, by keyboard, and follows the order', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('purchaser@havstrand.example');
  await goTo(page, '/home');
  const quote = await addQuote(page);
  await goToCheckout(page, quote);
  await page.getByRole('radio', { name: /500.Mbit/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: /^Floor/ }).fill('4');
  await page.getByRole('textbox', { name: /^Access hours/ }).fill('Weekdays 8-16');
  await page.getByRole('textbox', { name: /^Purchase order number/ }).fill('PO-20417');
  await checkAtWidths(page, 'the checkout');
  const submit = page.getByRole('button', { name: /^Order for .* a month/ });
  await submit.click();
  await expect(page.getByText('Accept the terms to place the order.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I may place orders for Havstrand/ })).toBeFocused();
  await page.keyboard.press('Space');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The order is completed')).toBeVisible();
  await expect(page).toHaveURL(/\/services\/orders\//);
  await expect(page.getByRole('heading', { level: 1, name: /Norra Kajen 2/ })).toBeVisible();
  await expect(page.getByText('PO-20417')).toBeVisible();
  await expect(page.getByText('Access hours: Weekdays 8-16')).toBeVisible();
  await goToCheckout(page, quote);
  await expect(page.getByText('This has been ordered')).toBeVisible();
});

test('a requester asks for approval, a purchaser gives it, and the order is there', async ({ signedIn }) => {
  test.slow();
  const requester = await signedIn('quote-requester@havstrand.example');
  await goTo(requester, '/home');
  await goToCheckout(requester, await addQuote(requester));
  await requester.getByRole('textbox', { name: /^Comment to those who decide/ }).fill('Before Christmas.');
  await checkAtWidths(requester, 'asking for approval');
  await requester.getByRole('button', { name: /^Request approval$/ }).click();
  const id = await approvalIdOf(requester);
  await expect(requester.getByText(/so somebody else decides\.$/)).toBeVisible();
  await expect(requester.getByRole('button', { name: 'Approve' })).toBeHidden();
  const purchaser = await signedIn('purchaser@havstrand.example');
  await goToApproval(purchaser, id);
  await expect(purchaser.getByText('Before Christmas.')).toBeVisible();
  await checkAtWidths(purchaser, 'an approval');
  await purchaser.getByRole('button', { name: 'Reject' }).click();
  await expect(purchaser.getByText('Say why you reject it.')).toBeVisible();
  await purchaser.getByRole('textbox', { name: /^Comment to/ }).fill('Fine.');
  await purchaser.getByRole('button', { name: 'Approve' }).click();
  await expect(purchaser.getByText('Approved, and ordered.')).toBeVisible();
  await purchaser.getByRole('link', { name: 'Open the order' }).click();
  await expect(purchaser.getByRole('heading', { level: 1, name: /Norra Kajen 2/ })).toBeVisible();
});
