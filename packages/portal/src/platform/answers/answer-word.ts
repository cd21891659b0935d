import type { FormField } from '@skerry/contracts';
import { formatNumber, type Language } from '@skerry/i18n';
import { translatedName } from '../language/translated-name.ts';

/** An answer in the reader's words, with its unit. */
export function answerWord({ type, unit, choices = [] }: FormField, answer: string, language: Language): string {
  const choice = choices.find(({ value }) => value === answer);
  if (choice) return translatedName(choice.translations, language, answer);
  const text = type === 'number' && /^\d{1,15}$/.test(answer) ? formatNumber(language, Number(answer)) : answer;
  return unit === undefined || text === '' ? text : `${text} ${unit}`;
}
