/** Longest first name, last name and e-mail that is stored, in characters. */
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** The first character that the provider's systems can't store (above code 255, or a control character), or undefined. */
export function unsupportedCharacter(value: string): string | undefined {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code > 255 || code < 32 || (code >= 127 && code < 160)) return character;
  }
  return undefined;
}

/** True for a text without anything to read: empty, or nothing but white space. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}
