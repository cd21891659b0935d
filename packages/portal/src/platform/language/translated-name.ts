import { fallbackChains, type Language } from '@skerry/i18n';

export interface Translation {
  readonly language: string;
  readonly displayName: string;
  readonly description?: string;
}

/** What something is called in the user's language, or the next of its fallback chain that there is a name in. */
export function translatedName(translations: readonly Translation[], language: Language, otherwise: string): string {
  return translatedText(translations, language)?.displayName ?? otherwise;
}

/** The texts of something in the user's language, or in the next of its fallback chain that there are any in. */
export function translatedText<Text extends { readonly language: string }>(
  translations: readonly Text[],
  language: Language,
): Text | undefined {
  const found = fallbackChains[language].map((candidate) => translations.find((each) => each.language === candidate));
  return found.find((each) => each !== undefined);
}
