import { isBlank, validateText, type TextError } from '../validation/text/text.ts';

/** One text in the languages that it is written in. */
export type LanguageTexts = readonly { language: 'sv' | 'en' | 'no' | 'da'; displayName: string }[];

/** Longest title, text and update of a disturbance, and longest question about one. */
export const maxDisturbanceTitleLength = 120;
export const maxDisturbanceTextLength = 4000;
export const maxDisturbanceUpdateLength = 600;
export const maxInquiryLength = 2000;

/** What is wrong with a text, or undefined: it has to be there in English, which customers get where theirs is missing. */
export function validateLanguageTexts(
  texts: LanguageTexts,
  {
    maxLength,
    isRequired = false,
    isOneLine = false,
  }: { maxLength: number; isRequired?: boolean; isOneLine?: boolean },
): TextError | undefined {
  const written = texts.filter(({ displayName }) => !isBlank(displayName));
  if (new Set(texts.map(({ language }) => language)).size !== texts.length) return { code: 'invalidFormat' };
  if (written.length === 0) return isRequired ? { code: 'required' } : undefined;
  if (!written.some(({ language }) => language === 'en')) return { code: 'required' };
  for (const { displayName } of written) {
    const fault = validateText(isOneLine ? displayName : displayName.replaceAll(/\r?\n/g, ' '), { maxLength });
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** As they are stored: trimmed, without the languages that nothing is written in. */
export function normaliseLanguageTexts(
  texts: LanguageTexts,
): { language: 'sv' | 'en' | 'no' | 'da'; displayName: string }[] {
  return texts
    .filter(({ displayName }) => !isBlank(displayName))
    .map(({ language, displayName }) => ({ language, displayName: displayName.trim() }));
}
