import { validateText, type TextError } from './validation/text/text.ts';

export const maxSavedViewNameLength = 80;
/** Saved views that one person can have of their own, and that one customer can share. */
export const maxSavedViews = 50;

/** What is wrong with the name of a saved view, or undefined. */
export function validateSavedViewName(name: string): TextError | undefined {
  return validateText(name, { maxLength: maxSavedViewNameLength });
}
