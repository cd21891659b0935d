import { expect, type Page } from '@playwright/test';
import { address } from './address.ts';

/** Opens a path of the product, such as `/users?page=1`. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
}

/** Opens a path that may lead elsewhere before it has loaded: waiting for its load event would end with that. */
export async function goToUntilAnswered(page: Page, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: 'commit' }).catch((error: unknown) => {
    // The page that is left may have led elsewhere itself just before.
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
  });
}

/** Goes to a path of the portal that is open already, as the browser's way back does: the portal does not start anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const nameOf = async () =>
    `${await page.title()} ${(await main.getByRole('heading', { level: 1 }).allTextContents()).join(' ')}`;
  const [before, name] = [await main.ariaSnapshot(), await nameOf()];
  const isOtherPage = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The last page stands until the next one has been fetched, and may change meanwhile: a page is known by its title and heading. Two views
  // may have the same words, but not the same choice of view.
  if (isOtherPage) await expect.poll(nameOf).not.toBe(name);
  else await expect.poll(() => main.ariaSnapshot()).not.toBe(before);
}
