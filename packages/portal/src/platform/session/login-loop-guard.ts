import type { BrowserStorage } from '../browser/browser-storage.ts';

const key = 'skerry.automaticLogin';
const minute = 60_000;

/** At most one login per minute without a click or a new visit, so that a refused token can't send the browser round in circles. */
export interface LoginLoopGuard {
  /** True where an automatic login may start now; it then counts as started. */
  tryStart(): boolean;
  /** The user has acted, or opened the portal anew: the next automatic login is free again. */
  release(): void;
}

export function createLoginLoopGuard(storage: BrowserStorage, now: () => number): LoginLoopGuard {
  return {
    tryStart() {
      const last = Number(storage.getItem(key) ?? Number.NaN);
      const elapsed = now() - last;
      // A time in the future is a clock that was set back: it must not lock the user out.
      if (elapsed >= 0 && elapsed < minute) return false;
      storage.setItem(key, String(now()));
      // Where nothing can be remembered, rounds can't be counted: only a click signs in.
      return storage.getItem(key) !== null;
    },
    release() {
      storage.removeItem(key);
    },
  };
}
