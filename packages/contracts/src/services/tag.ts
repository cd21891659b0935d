import { validateText, type TextError } from '../validation/text/text.ts';

/** Colours of a customer's tags, in the order of the choice. */
export const tagColors = ['teal', 'orange', 'blue', 'brown', 'green', 'red', 'purple', 'grey', 'black'] as const;
export type TagColor = (typeof tagColors)[number];

export const maxTagNameLength = 30;
export const maxTagDescriptionLength = 200;
/** Tags that one service can carry. */
export const maxTagsPerService = 20;
/** Tags that one customer can have. */
export const maxTags = 200;

/** What is wrong with a tag's name, or undefined. */
export function validateTagName(name: string): TextError | undefined {
  return validateText(name, { maxLength: maxTagNameLength });
}

/** What is wrong with a tag's description, or undefined. There need not be any. */
export function validateTagDescription(description: string): TextError | undefined {
  return description.trim() === '' ? undefined : validateText(description, { maxLength: maxTagDescriptionLength });
}
