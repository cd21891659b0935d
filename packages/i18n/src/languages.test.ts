import {
  fallbackChains,
  languageInfo,
  languageList,
  languageOf,
  languages,
  preferredLanguage,
  type DisplayLanguage,
} from './languages.ts';

const displayLanguages: readonly DisplayLanguage[] = [...languageList, 'key'];

describe('languages', () => {
  it('are offered as sv, en, no and dk', () => {
    expect(languageList.map((language) => languages[language].code)).toEqual(['sv', 'en', 'no', 'dk']);
  });

  it.each(displayLanguages)(
    'mark the page with a language tag of BCP 47, never with a country or "key": %s',
    (language) => {
      const { htmlLang, locale } = languageInfo(language);
      expect(['sv', 'en', 'nb', 'da']).toContain(htmlLang);
      expect(locale.split('-')[0]).toBe(htmlLang);
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    },
  );

  it('fall back from Norwegian over Swedish to English, from Swedish and Danish to English', () => {
    expect(fallbackChains).toEqual({ sv: ['sv', 'en'], en: ['en'], no: ['no', 'sv', 'en'], da: ['da', 'en'] });
  });
});

describe('languageOf', () => {
  it.each([
    ['sv-FI', 'sv'],
    ['en-US', 'en'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['no', 'no'],
    ['da', 'da'],
    ['dk', 'da'],
    ['DA-dk', 'da'],
  ])('%s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));

  it.each(['se', 'de', '', 'constructor', '__proto__'])('"%s" is none of ours', (tag) =>
    expect(languageOf(tag)).toBeUndefined(),
  );
});

describe('preferredLanguage', () => {
  it.each([
    ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
    ['de, da;q=0.4, en;q=0.7', 'en'],
    ['de', 'sv'],
    ['en;q=0, da;q=0.1', 'da'],
    ['en;q=abc', 'en'],
    ['', 'sv'],
    [undefined, 'sv'],
  ])('of "%s" is %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});
