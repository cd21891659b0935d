import { isBlank, validateText, type TextError } from './text.ts';

/** Longest word of an administrator about a request for roles, in characters. */
export const maxRoleRequestTextLength = 500;

/** What is wrong with a word of an administrator about a request for roles, or undefined. There need not be any; its lines may be broken. */
export function validateRoleRequestText(text: string): TextError | undefined {
  if (isBlank(text)) return undefined;
  return validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength: maxRoleRequestTextLength });
}
