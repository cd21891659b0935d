import { pressUntilFocused } from '../helpers/keyboard.ts';
import { goTo } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

test('by the keyboard, an address becomes a request for prices', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('quote-requester@havstrand.example');
  await goTo(page, '/quote-and-order');
  const address = page.getByRole('combobox', { name: 'Where is the service needed?' });
  await address.focus();
  await page.keyboard.type('Lindholmspiren 5');
  await expect(page.getByRole('option', { name: /^Lindholmspiren 5, .*Sweden/ }).first()).toBeVisible();
  await checkAtWidths(page, 'the suggestions');
  for (let presses = 0; presses < 12; presses++) {
    const active = await address.getAttribute('aria-activedescendant');
    const text = active === null ? '' : await page.locator(`[id="${active}"]`).innerText();
    if (text.startsWith('Lindholmspiren 5') && text.includes('Sweden')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/selectBuilding=true|siteList=/);
  if (page.url().includes('selectBuilding')) {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/siteList=/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: /^DIA Static/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /^1\sGbit/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: '36 months' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 site × 1 variant = 1 price').first()).toBeVisible();
  await checkAtWidths(page, 'what is wanted there');
  await pressUntilFocused(page, 'Tab', { role: 'button', name: 'Get prices' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]quote=/);
});
