/** Digits from 0 to 9 and nothing else. */
export function hasOnlyDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** The printable characters of ASCII, the space among them. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}

/** Letters, å, ä, ø and their like among them, and digits from 0 to 9. */
export function hasOnlyLettersAndDigits(text: string): boolean {
  return /^[\p{L}0-9]+$/u.test(text);
}
