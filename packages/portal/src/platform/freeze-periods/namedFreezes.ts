import type { Language } from '@skerry/i18n';
import type { FreezePeriod } from '@skerry/ui';
import { translatedName, type Translation } from '../language/translated-name.ts';

export interface CountryFreeze extends FreezePeriod {
  readonly id: string;
  readonly countries: readonly string[];
}

type FreezeOfServer = Omit<CountryFreeze, 'name'> & { readonly translations: readonly Translation[] };

/** Freeze periods as an API has them, called by their names in the user's language. */
export function namedFreezes(items: readonly FreezeOfServer[], language: Language): CountryFreeze[] {
  return items.map(({ id, translations, countries, from, to }) => ({
    id,
    name: translatedName(translations, language, id),
    countries,
    from,
    to,
  }));
}

/** Whether an answer is one of freeze periods. */
export function isFreezeList({ items }: { readonly items: readonly FreezeOfServer[] }): boolean {
  return items.every(({ translations, countries }) => Array.isArray(translations) && Array.isArray(countries));
}
