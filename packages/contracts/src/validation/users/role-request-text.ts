import { isBlank, validateText, type TextError } from '../text/text.ts';

/** Longest message of an administrator about a role request, in characters. */
export const maxRoleRequestTextLength = 500;

/** What is wrong with an administrator's message about a role request, or undefined. It is optional and may have line breaks. */
export function validateRoleRequestText(text: string): TextError | undefined {
  if (isBlank(text)) return undefined;
  return validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength: maxRoleRequestTextLength });
}
