import { tabStorage } from '../../platform/browser/browser-storage.ts';

const key = 'skerry.signIn.email';

/** Takes an e-mail along to the next page, so that it need not be typed again. Never in the address, which is logged. */
export function takeEmailAlong(email: string): void {
  if (email.trim() !== '') tabStorage.setItem(key, email.trim());
}

/** The e-mail that the page before took along, once. */
export function emailTakenAlong(): string {
  const email = tabStorage.getItem(key) ?? '';
  tabStorage.removeItem(key);
  return email;
}
