import { assertRulesLoaded, goToAgreements, goToPriceRules } from '../helpers/price-rules.ts';
import { assertAlert } from '../helpers/shell.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const administrator = 'admin@skerry.example';

test('an administrator changes a rule, sees what it does, proposes it, and takes it back', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isOwnSession: true });
  await goToPriceRules(page);
  await page.getByRole('link', { name: /^Term discount, 36 months/ }).click();
  const discount = page.getByRole('textbox', { name: /^Discount on the monthly fee/ });
  await discount.fill('12');
  await discount.press('Tab');
  await expect(page.getByText('Before: -9.9%')).toBeVisible();
  await assertRulesLoaded(page);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Longer terms');
  await page.getByRole('button', { name: 'Send 1 change for approval' }).click();
  await assertAlert(page, 'The change waits for approval');
  // Nobody approves what they have proposed.
  await expect(page.getByRole('button', { name: 'Approve the rules' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await assertAlert(page, 'The change has been taken away');
});

test('an agreement gets another discount, with its prices before and after', async ({ signedIn }) => {
  const page = await signedIn(administrator, { isOwnSession: true });
  await goToAgreements(page);
  await page.getByRole('button', { name: 'Change Företagsanslutningar 2024' }).click();
  const dialog = page.getByRole('dialog');
  const discount = dialog.getByRole('textbox', { name: /^Discount/ });
  await discount.fill('13');
  await discount.press('Tab');
  await expect(dialog.getByText(/→/).first()).toBeVisible();
  await discount.fill('12.5');
  await discount.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await assertAlert(page, 'The agreement has been saved');
  await expect(page.getByText('12.5%')).toBeVisible();
});

test('axe finds nothing on the rules, an open one, and the agreements', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(administrator);
  await goToPriceRules(page);
  await checkAtWidths(page, 'the rules');
  await goToPriceRules(page, '?rule=PR-0412');
  await checkAtWidths(page, 'an open rule');
  await goToAgreements(page);
  await checkAtWidths(page, 'the agreements');
});
