import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../support/browser.ts';

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of the sites' });
const list = (page: Page): Locator => page.getByRole('table', { name: 'Sites on the map' });
const card = (page: Page, site: string): Locator => page.getByRole('region', { name: site });

export async function goToMap(page: Page): Promise<void> {
  await goTo(page, '/services?view=map');
}

/** The map is drawn: it says how long a distance on it is. */
export async function assertMapDrawn(page: Page): Promise<void> {
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(/^\d+\sk?m$/)).toBeVisible();
}

export async function openSite(page: Page, site: string): Promise<void> {
  await list(page).getByRole('link', { name: site }).press('Enter');
}

export async function assertSiteOpen(page: Page, site: string): Promise<void> {
  await expect(card(page, site)).toBeFocused();
}

export async function closeSite(page: Page, site: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(card(page, site)).toBeHidden();
}

export async function openFirstService(page: Page, site: string): Promise<void> {
  await card(page, site).getByRole('listitem').first().getByRole('link').click();
}

/** Draws an area over the whole map, which selects the sites in it. */
export async function selectAllOnMap(page: Page): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no place.');
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 80, box.y + box.height - 2, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

export async function assertSitesSelected(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText(/\d+ sites? with \d+ services?/);
}
