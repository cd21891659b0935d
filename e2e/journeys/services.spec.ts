import { randomUUID } from 'node:crypto';
import {
  addTag,
  assertEveryRow,
  assertFound,
  bringInvoiceTexts,
  chooseFilter,
  chooseInViews,
  clickRow,
  clickSites,
  createTag,
  deleteTag,
  deleteView,
  exportAs,
  findService,
  goToServices,
  removeChip,
  saveAcceptedTexts,
  selectServices,
  shareView,
} from '../helpers/services.ts';
import { assertAccessDenied, assertAlert, assertDocumentTitle, assertHeading, assertPath } from '../helpers/shell.ts';
import { goTo, goWithin } from '../support/browser.ts';
import { waitForPage } from '../helpers/any-language.ts';
import { expect, test } from '../support/test.ts';
import { checkAtWidths } from '../support/widths.ts';

const responsible = 'operation-responsible@havstrand.example';
const purchaser = 'purchaser@havstrand.example';

test('a service is found by its text, by a filter and by its site', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goToServices(page);
  await assertDocumentTitle(page, 'Sites and services');
  await findService(page, 'SE-204418');
  await assertPath(page, '/services?text=SE-204418');
  await assertFound(page, 1);
  await clickRow(page, 'SE-204418');
  await assertHeading(page, 'DIA Static');
  await page.getByRole('link', { name: 'Back to sites and services' }).click();
  await assertPath(page, '/services?text=SE-204418');
  await findService(page, '');
  await assertPath(page, '/services');

  await chooseFilter(page, 'City', 'Oslo');
  await assertPath(page, '/services?city=Oslo');
  await assertEveryRow(page, 'Oslo');
  await removeChip(page, 'Oslo');
  await assertPath(page, '/services');

  await clickSites(page);
  await clickRow(page, 'Helsingborg lager');
  await assertHeading(page, 'Helsingborg lager');
  await assertDocumentTitle(page, 'Site – Helsingborg lager');
  await page.getByRole('region', { name: 'Services at this site' }).getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL(/\/services\?(?:status=all&)?site=[^&]+(?:&status=all)?$/);
  await expect(page.getByRole('button', { name: /^Remove .*Helsingborg lager/ })).toBeVisible();
  await assertEveryRow(page, 'Helsingborg lager');
});

test('twenty services get a tag at once, are found by it, and each says so in its history', async ({ signedIn }) => {
  const page = await signedIn(purchaser);
  const tag = `Journey ${randomUUID().slice(0, 8)}`;
  await goToServices(page);
  await createTag(page, tag);
  await assertAlert(page, 'The tag has been created');
  await selectServices(page, 20);
  await addTag(page, tag);
  await assertAlert(page, '20 services have been changed');
  await chooseFilter(page, 'Tags', tag);
  await assertFound(page, 20);
  await page.locator('tbody').getByRole('row').first().getByRole('link').click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Tags changed').first()).toBeVisible();
  await goToServices(page);
  await deleteTag(page, tag);
  await assertAlert(page, 'The tag has been deleted');
});

test('a view that one person shares is opened by another, and goes when its owner deletes it', async ({ signedIn }) => {
  const name = `Journey ${randomUUID().slice(0, 8)}`;
  const owner = await signedIn(responsible);
  await goToServices(owner, '?city=Oslo');
  await shareView(owner, name);

  const reader = await signedIn(purchaser);
  await goToServices(reader);
  await chooseInViews(reader, 'View', name);
  await expect(reader).toHaveURL(/\/services\?city=Oslo&column=[^?]+&saved=[^&]+$/);
  await assertEveryRow(reader, 'Oslo');
  await removeChip(reader, 'Oslo');
  await expect(reader.getByRole('button', { name: `View: ${name}, changed`, exact: true })).toBeVisible();

  await deleteView(owner, `View: ${name}`, name);
  await expect(owner.getByRole('dialog', { name: 'Manage views' })).toContainText('The view has been deleted');
  await expect(owner).toHaveURL(/\/services\?city=Oslo(?:&column=\w+)+&rows=comfortable$/);
});

test('invoice texts are brought as lines, refused ones are told before, and the list has the others', async ({
  signedIn,
}) => {
  const page = await signedIn(responsible);
  const text = `Journey ${randomUUID().slice(0, 8)}`;
  await goToServices(page);
  await bringInvoiceTexts(page, ['serviceId;invoiceText', `SE-204418;${text}`, `SE-204427;${text}`, 'SE-1;nobody']);
  await expect(page.getByRole('dialog')).toContainText('2 rows can be saved');
  await expect(page.getByRole('row', { name: /^SE-1 / })).toContainText('Your company has no service with this id.');
  await checkAtWidths(page, 'invoice texts');
  await saveAcceptedTexts(page);
  await expect(page.getByRole('dialog')).toContainText('2 rows have been saved');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await findService(page, text);
  await assertFound(page, 2);
});

test('an export has the name that the server gives it', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goToServices(page, '?city=Oslo');
  const { name, given } = await exportAs(page, 'Excel (XLSX)');
  expect(given).toMatch(/^services-4471820-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(name).toBe(given);
});

test('what needs somebody comes first, and the focus is back on the row that was opened', async ({ signedIn }) => {
  const page = await signedIn(responsible);
  await goToServices(page);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('Disturbance');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]service=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
});

test('a role without services is told so and has no way to them', async ({ signedIn }) => {
  const page = await signedIn('colocation-technician@havstrand.example');
  await goTo(page, '/services');
  await assertAccessDenied(page);
  await expect(page.getByRole('link', { name: 'Sites and services' })).toHaveCount(0);
});

test('axe finds nothing on services, and nothing scrolls sideways', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn(responsible, { language: 'sv' });
  await goTo(page, '/services');
  await waitForPage(page);
  for (const path of [
    '/services?city=Oslo',
    '/services?text=nothing-is-called-this',
    '/services?view=sites',
    '/services?service=SE-204418',
    '/services?service=SE-204418&tab=history',
  ]) {
    await goWithin(page, path);
    await waitForPage(page);
    await checkAtWidths(page, path);
  }
  await goWithin(page, '/services?view=sites');
  await waitForPage(page);
  await page.locator('tbody').getByRole('button', { expanded: false }).first().click();
  await expect(page.getByRole('link', { name: 'Visa i listan' })).toBeVisible();
  await checkAtWidths(page, 'services of a site');
  await goWithin(page, '/services');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Lägg till filter' }).click();
  await checkAtWidths(page, 'filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fler åtgärder' }).click();
  await page.getByRole('menuitem', { name: 'Taggar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await checkAtWidths(page, 'tags');
  await page.getByRole('button', { name: 'Skapa tagg' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await checkAtWidths(page, 'new tag');
  await page.keyboard.press('Escape');
  // Not by Escape: that may take the tooltip of the button with the focus first.
  await page.getByRole('dialog', { name: 'Taggar' }).getByRole('button', { name: 'Stäng' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vy', exact: true }).click();
  await checkAtWidths(page, 'views');
  await page.getByRole('button', { name: 'Spara som ny vy…' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await checkAtWidths(page, 'new view');
});
