import { fieldsFor, type FormField, type ProductOptions, type QuotePrice } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import { answerWord } from '../../../platform/answers/answer-word.ts';
import { translatedName, type Translation } from '../../../platform/language/translated-name.ts';

/** What options are called. */
export interface NamedOptions {
  characteristics?: readonly FormField[];
  addons?: readonly { id: string; translations: readonly Translation[] }[];
}

/** What is said of a product, as names with their values. */
export function characteristicWords(
  { characteristics = [] }: NamedOptions,
  { characteristics: answers }: ProductOptions,
  language: Language,
): { id: string; name: string; answer: string }[] {
  return fieldsFor(characteristics, answers).flatMap((field) => {
    const answer = Object.hasOwn(answers, field.id) ? (answers[field.id] ?? '') : '';
    if (answer === '') return [];
    const name = translatedName(field.translations, language, field.id);
    return [{ id: field.id, name, answer: answerWord(field, answer, language) }];
  });
}

/** What is bought with it, by name. */
export function addonWords({ addons = [] }: NamedOptions, { addonIds }: ProductOptions, language: Language): string[] {
  return addonIds.map((id) =>
    translatedName(addons.find((addon) => addon.id === id)?.translations ?? [], language, id),
  );
}

/** All of it in a line. */
export function optionWords(named: NamedOptions, options: ProductOptions, language: Language): string {
  return [
    ...addonWords(named, options, language),
    ...characteristicWords(named, options, language).map(({ name, answer }) => `${name}: ${answer}`),
  ].join(', ');
}

/** What a line of a price is about: the add-on in the reader's words, or the rule as it is called. */
export function lineName({ addons = [] }: NamedOptions, { addonId, name }: PricedLine, language: Language): string {
  const addon = addons.find(({ id }) => id === addonId);
  return addon ? translatedName(addon.translations, language, name) : name;
}

type PricedLine = Pick<QuotePrice['lines'][number], 'addonId' | 'name'>;
