import type { Texts } from './texts.ts';

/** One chunk per language: a reader fetches only their own. */
const load = {
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
  no: () => import('./no.ts'),
  da: () => import('./da.ts'),
};

export type Language = keyof typeof load;

/** `lang` is for the page, `locale` for numbers and dates. */
export const languages: readonly {
  readonly value: Language;
  readonly label: string;
  readonly lang: string;
  readonly locale: string;
}[] = [
  { value: 'sv', label: 'Svenska', lang: 'sv', locale: 'sv-SE' },
  { value: 'en', label: 'English', lang: 'en', locale: 'en-GB' },
  { value: 'no', label: 'Norsk', lang: 'nb', locale: 'nb-NO' },
  { value: 'da', label: 'Dansk', lang: 'da', locale: 'da-DK' },
];

export async function loadTexts(language: Language): Promise<Texts> {
  return (await load[language]()).texts;
}

const key = 'language';

/** The one chosen before, or the first of the browser's that there is. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem(key) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const found = wanted
    .map((code) => languages.find(({ value, lang }) => code === value || code === lang))
    .find((language) => language !== undefined);
  return found?.value ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
