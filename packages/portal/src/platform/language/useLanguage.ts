import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '../required-context.ts';
import type { LanguageState, LanguageStore } from './language-store.ts';

export const [LanguageContext, useLanguageStore] = createRequiredContext<LanguageStore>('Language');

/** The language that is shown, renewed when another is chosen. */
export function useLanguage(): LanguageState {
  const store = useLanguageStore();
  return useSyncExternalStore(store.subscribe, () => store.state);
}
