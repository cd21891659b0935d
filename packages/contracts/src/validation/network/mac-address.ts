/** Six pairs of hexadecimal digits, with colons or with hyphens between them. */
export function isMacAddress(text: string): boolean {
  return /^[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5}|(?:-[0-9a-f]{2}){5})$/i.test(text);
}
