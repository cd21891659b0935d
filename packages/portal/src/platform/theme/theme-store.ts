import { useSyncExternalStore } from 'react';
import type { BrowserStorage } from '../browser/browser-storage.ts';
import { rememberedChoice } from '../remembered-choice.ts';
import { createRequiredContext } from '../required-context.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
/** Light, dark, or whatever the device says. */
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeStore {
  readonly choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
  subscribe: (listener: () => void) => () => void;
}

/** The theme that the user chose, remembered by the browser. */
export function createThemeStore(storage: BrowserStorage): ThemeStore {
  const remembered = rememberedChoice(storage, 'skerry.theme', themeChoices);
  const listeners = new Set<() => void>();
  return {
    get choice() {
      return remembered.read() ?? 'system';
    },
    choose(choice) {
      remembered.write(choice);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const [ThemeStoreContext, useThemeStore] = createRequiredContext<ThemeStore>('ThemeStore');

export function useThemeChoice(): ThemeChoice {
  const store = useThemeStore();
  return useSyncExternalStore(store.subscribe, () => store.choice);
}
