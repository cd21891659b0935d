import { useSyncExternalStore } from 'react';
import type { BrowserStorage } from '../browser/browser-storage.ts';
import { rememberedChoice } from '../remembered-choice.ts';
import { createRequiredContext } from '../required-context.ts';

const hiddenKey = 'skerry.cookieBannerHidden';
const answers = ['read', 'agreed', 'refused'] as const;

/** Whether use of the portal may be measured, as the visitor answered the cookie banner. The browser remembers the answer. */
export interface ConsentStore {
  /** Only an answer to a banner that spoke of measuring counts. */
  readonly isGiven: boolean;
  /** Whether the banner is to be shown. */
  readonly isAsked: boolean;
  /** The visitor presses the confirm button. */
  confirm(): void;
  refuse(): void;
  /** Nobody answered in time. That is no answer: the next visit asks again. */
  hide(): void;
  /** Asks anew, so that an answer can be taken back. Until then the old one stands. */
  ask(): void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param storage Remembers the answer.
 * @param visit Remembers for this visit that nobody answered.
 */
export function createConsentStore(storage: BrowserStorage, isMeasured: boolean, visit: BrowserStorage): ConsentStore {
  const remembered = rememberedChoice(storage, 'cookieBannerShown', answers);
  const listeners = new Set<() => void>();
  const answer = remembered.read();
  const isOpen = isMeasured ? answer !== 'agreed' && answer !== 'refused' : answer === undefined;
  let isAsked = isOpen && visit.getItem(hiddenKey) === null;

  function change(isAskedNow: boolean): void {
    isAsked = isAskedNow;
    for (const listener of listeners) listener();
  }
  return {
    get isGiven() {
      return isMeasured && remembered.read() === 'agreed';
    },
    get isAsked() {
      return isAsked;
    },
    confirm() {
      remembered.write(isMeasured ? 'agreed' : 'read');
      change(false);
    },
    refuse() {
      remembered.write('refused');
      change(false);
    },
    hide() {
      visit.setItem(hiddenKey, 'true');
      change(false);
    },
    ask: () => change(true),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const [ConsentContext, useConsentStore] = createRequiredContext<ConsentStore>('Consent');

/** Whether the banner is to be shown. */
export function useIsConsentAsked(): boolean {
  const store = useConsentStore();
  return useSyncExternalStore(store.subscribe, () => store.isAsked);
}
