import { isBlank, validateText, type DisturbanceDraft } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { FieldFaults } from '../consoleFailure.ts';

type Texts = DisturbanceDraft['title'];

/** English first: it is what customers get whose own is missing. */
export const textLanguages: readonly Language[] = ['en', 'sv', 'no', 'da'];

type Values = Readonly<Record<string, string>>;

/** What a field holds in each language, as the API takes it. */
export function textsOf(values: Values, field: string): Texts {
  return textLanguages.flatMap((language) => {
    const displayName = values[`${field}.${language}`]?.trim() ?? '';
    return displayName === '' ? [] : [{ language, displayName }];
  });
}

/** The values of a field in each language, of what the API has. */
export function valuesOf(field: string, texts: Texts = []): Record<string, string> {
  return Object.fromEntries(
    textLanguages.map((language) => [
      `${field}.${language}`,
      texts.find((text) => text.language === language)?.displayName ?? '',
    ]),
  );
}

/** What is wrong with a field: English is missing, or a text of any language can't be sent. */
export function textFaults(
  values: Values,
  field: string,
  { maxLength, isRequired }: { maxLength: number; isRequired: boolean },
): FieldFaults {
  const isWritten = (language: Language) => !isBlank(values[`${field}.${language}`] ?? '');
  const faults = textLanguages.flatMap((language) => {
    const name = `${field}.${language}`;
    const text = values[name] ?? '';
    if (!isWritten(language)) {
      const isMissing = language === 'en' && (isRequired || textLanguages.some(isWritten));
      return isMissing ? [[name, { code: 'required' }] as const] : [];
    }
    const fault = validateText(text.trim().replaceAll(/\r?\n/g, ' '), { maxLength });
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries(faults);
}

/**
 * How the texts stand in a language: all that English has is there, some of it is missing, or it is as it was while English has changed.
 */
export function languageState(
  values: Values,
  start: Values,
  fields: readonly string[],
  language: Language,
): 'written' | 'missing' | 'older' | 'empty' {
  const english = fields.filter((field) => !isBlank(values[`${field}.en`] ?? ''));
  const own = (field: string) => `${field}.${language}`;
  if (english.length === 0) return 'empty';
  if (english.some((field) => isBlank(values[own(field)] ?? ''))) return 'missing';
  const isOlder = english.some(
    (field) =>
      language !== 'en' &&
      values[`${field}.en`] !== start[`${field}.en`] &&
      values[own(field)] === start[own(field)] &&
      !isBlank(start[own(field)] ?? ''),
  );
  return isOlder ? 'older' : 'written';
}
