import { validateText, type TextError } from '../text/text.ts';

/** Longest reason for acting as a customer's user, in characters. */
export const maxActingReasonLength = 200;

/** What is wrong with the reason why staff act as a user, or undefined. Its lines may be broken. */
export function validateActingReason(text: string): TextError | undefined {
  return validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength: maxActingReasonLength });
}
