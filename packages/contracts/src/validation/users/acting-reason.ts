import { validateText, type TextError } from '../text/text.ts';

/** Shortest reason for acting as a customer's user, in characters that are seen, and longest, in characters. */
export const minActingReasonLength = 5;
export const maxActingReasonLength = 200;

/** What is wrong with the reason why staff act as a user, or undefined; `invalidFormat` where it is too short. It is one line. */
export function validateActingReason(text: string): TextError | undefined {
  return validateText(text, {
    maxLength: maxActingReasonLength,
    hasForm: (reason) => reason.replaceAll(/[\s\u00AD]/g, '').length >= minActingReasonLength,
  });
}
