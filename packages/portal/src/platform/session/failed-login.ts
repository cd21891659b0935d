import type { BrowserStorage } from '../browser/browser-storage.ts';

const key = 'skerry.failedLogin';

/** Tells the page that comes back from the provider's logout why it was sent there. */
export function rememberFailedLogin(storage: BrowserStorage): void {
  storage.setItem(key, 'true');
}

/** Whether the last login came to nothing, once. */
export function takeFailedLogin(storage: BrowserStorage): boolean {
  const failed = storage.getItem(key) !== null;
  storage.removeItem(key);
  return failed;
}
