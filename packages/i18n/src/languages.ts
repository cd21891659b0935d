/** A language that the product is written in. `no` is Norwegian Bokmål. */
export type Language = 'sv' | 'en' | 'no' | 'da';

/** What the language chooser offers: `key` shows message ids instead of texts and is for the provider's own staff only. */
export type DisplayLanguage = Language | 'key';

export interface LanguageInfo {
  /** What the interface calls it. Never an Intl locale and never a `lang` attribute: `dk` is a country there. */
  readonly code: 'sv' | 'en' | 'no' | 'dk' | 'key';
  /** For `lang` attributes and the Accept-Language header. */
  readonly htmlLang: 'sv' | 'en' | 'nb' | 'da';
  /** For Intl. */
  readonly locale: 'sv-SE' | 'en-GB' | 'nb-NO' | 'da-DK';
  /** The language's name in that language. */
  readonly nativeName: string;
}

export const languages: Readonly<Record<Language, LanguageInfo>> = {
  sv: { code: 'sv', htmlLang: 'sv', locale: 'sv-SE', nativeName: 'Svenska' },
  en: { code: 'en', htmlLang: 'en', locale: 'en-GB', nativeName: 'English' },
  no: { code: 'no', htmlLang: 'nb', locale: 'nb-NO', nativeName: 'Norsk' },
  da: { code: 'dk', htmlLang: 'da', locale: 'da-DK', nativeName: 'Dansk' },
};

/** In the order of the language chooser. */
export const languageList: readonly Language[] = ['sv', 'en', 'no', 'da'];

export const defaultLanguage: Language = 'sv';

/** Where a text comes from when its own language lacks it; applied when the messages are compiled. */
export const fallbackChains: Readonly<Record<Language, readonly Language[]>> = {
  sv: ['sv', 'en'],
  en: ['en'],
  no: ['no', 'sv', 'en'],
  da: ['da', 'en'],
};

/** The settings of a display language; the ids of `key` are marked and formatted as English. */
export function languageInfo(language: DisplayLanguage): LanguageInfo {
  return language === 'key' ? { ...languages.en, code: 'key', nativeName: 'Message ids' } : languages[language];
}

/** The language behind a tag or a code of ours (`nb-NO`, `no`, `dk`, `sv-FI`), or undefined. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return languageByTag.get(primary);
}

/** The first language of an Accept-Language header, or of `navigator.languages` joined by commas, that we have. */
export function preferredLanguage(acceptLanguage: string | undefined, otherwise: Language = defaultLanguage): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((value) => value !== undefined);
    return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wanted
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? otherwise;
}

const languageByTag: ReadonlyMap<string, Language> = new Map([
  ['sv', 'sv'],
  ['en', 'en'],
  ['no', 'no'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['da', 'da'],
  ['dk', 'da'],
]);
