/** Longest first name, last name and e-mail that is stored, in characters. */
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** What can be wrong with a field. Clients have a text for each pair of field and code. */
export type ValidationCode = 'required' | 'invalidFormat' | 'tooLong' | 'unsupportedCharacter' | 'taken';

export interface TextError {
  code: ValidationCode;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

/** Rules for a text, besides being readable and free of unsupported characters. */
export interface TextRule {
  /** Characters at most. Left out where the form itself is bounded. */
  maxLength?: number;
  /** Whether the text, without white space around it, has the form. Takes time in proportion to the length, whatever it is given. */
  hasForm?: (text: string) => boolean;
}

/** What is wrong with a text, or undefined. Surrounding white space is ignored. */
export function validateText(value: string, { maxLength, hasForm }: TextRule): TextError | undefined {
  const text = value.trim();
  if (isBlank(text)) return { code: 'required' };
  const character = unsupportedCharacter(text);
  if (character !== undefined) return { code: 'unsupportedCharacter', character };
  if (maxLength !== undefined && text.length > maxLength) return { code: 'tooLong' };
  if (hasForm && !hasForm(text)) return { code: 'invalidFormat' };
  return undefined;
}

/** The first character that the provider's systems can't store (above code 255, or a control character), or undefined. */
export function unsupportedCharacter(value: string): string | undefined {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code > 255 || code < 32 || (code >= 127 && code < 160)) return character;
  }
  return undefined;
}

/** True for a text without anything to read: empty, or nothing but white space and soft hyphens, which are not shown. */
export function isBlank(value: string): boolean {
  return value.replaceAll('\u00AD', '').trim() === '';
}
