import { fallbackChains, type Language } from '@skerry/i18n';

export interface Translation {
  readonly language: string;
  readonly displayName: string;
}

/** What something is called in the user's language, or the next of its fallback chain that there is a name in. */
export function translatedName(translations: readonly Translation[], language: Language, otherwise: string): string {
  for (const candidate of fallbackChains[language]) {
    const translation = translations.find((each) => each.language === candidate);
    if (translation) return translation.displayName;
  }
  return otherwise;
}
