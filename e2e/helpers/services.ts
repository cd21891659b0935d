import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

/** @param query of the address, such as `?view=sites` */
export async function goToServices(page: Page, query = ''): Promise<void> {
  await goTo(page, `/services${query}`);
  await assertServicesLoaded(page);
}

export async function assertServicesLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

export async function findService(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

/** Chooses one value of a filter in the row above the table. */
export async function chooseFilter(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: value }).click();
  await page.keyboard.press('Escape');
}

export async function removeChip(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${label}`, exact: true }).click();
}

export async function clickSites(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Sites \d/ }).click();
  await expect(page.getByRole('table', { name: 'Sites' })).toHaveAttribute('aria-busy', 'false');
}

export async function clickRow(page: Page, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
}

/** Asserts how many services are found, as it stands above the table. */
export async function assertFound(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} of `) })).toBeVisible();
}

/** Asserts that every row of the table has the text. */
export async function assertEveryRow(page: Page, text: string): Promise<void> {
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
}

/** Chooses what can be done with all services, behind '⋯'. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function createTag(page: Page, name: string): Promise<void> {
  await chooseAction(page, 'Tags');
  await page.getByRole('button', { name: 'Create tag' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
}

export async function deleteTag(page: Page, name: string): Promise<void> {
  await chooseAction(page, 'Tags');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete tag' }).click();
}

/** Selects the first services of the list. */
export async function selectServices(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
}

export async function addTag(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change tags' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Tags/ }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Exports what is shown; answers the name of the file and the name that the server gave it. */
export async function exportAs(page: Page, format: string): Promise<{ name: string; given: string | undefined }> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  const [download, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(/\/services\/export/),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  const disposition = (await answer.allHeaders())['content-disposition'] ?? '';
  return { name: download.suggestedFilename(), given: /filename="([^"]+)"/.exec(disposition)?.[1] };
}

/** Chooses a saved view, or what can be done with them, in the View menu, whose button says which one is open. */
export async function chooseInViews(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog', { name: button }).getByText(item).click();
}

/** Saves what the list shows as a new view for the whole company. */
export async function shareView(page: Page, name: string): Promise<void> {
  await chooseInViews(page, 'View', 'Save as a new view…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: /^Everyone at/ }).check();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: `View: ${name}`, exact: true })).toBeVisible();
}

export async function deleteView(page: Page, button: string, name: string): Promise<void> {
  await chooseInViews(page, button, 'Manage views…');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
}

/** Brings lines of service ids and invoice texts, up to what is said of each before anything is saved. */
export async function bringInvoiceTexts(page: Page, lines: readonly string[]): Promise<void> {
  await chooseAction(page, 'Invoice texts');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Service ids and invoice texts' }).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
}

export async function saveAcceptedTexts(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save the accepted rows' }).click();
}
