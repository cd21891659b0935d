import type { Theme } from '@skerry/ui';
import { useSyncExternalStore } from 'react';

const key = 'theme';
export const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];
const listeners = new Set<() => void>();
let theme: Theme = themes.find((one) => one === localStorage.getItem(key)) ?? 'system';

/** Keeps the reader's choice in this browser. */
export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  localStorage.setItem(key, chosen);
  for (const listener of listeners) listener();
}

/** The theme that is chosen; `system` follows the reader's operating system. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
