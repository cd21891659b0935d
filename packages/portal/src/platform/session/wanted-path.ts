import type { BrowserStorage } from '../browser/browser-storage.ts';
import { sameOriginPath } from '../browser/same-origin-path.ts';

const key = 'skerry.wantedPath';

/** Remembers where the visitor wanted to go while they sign in. */
export function rememberWantedPath(storage: BrowserStorage, path: string): void {
  storage.setItem(key, path);
}

/** The remembered path, once; undefined where there is none or it would leave the origin. */
export function takeWantedPath(storage: BrowserStorage, origin: string): string | undefined {
  const path = storage.getItem(key);
  storage.removeItem(key);
  return path?.startsWith('/') ? sameOriginPath(`${origin}${path}`, origin) : undefined;
}
