import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';
import type { Texts } from './texts.ts';

interface LanguageState {
  readonly language: Language;
  readonly texts: Texts;
  readonly setLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it.');
  return state;
}
