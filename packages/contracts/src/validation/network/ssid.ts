/** A Wi-Fi network's name: 1 to 32 bytes of UTF-8 (IEEE 802.11), without white space around them. å, ä and ö are two bytes each. */
export function isSsid(text: string): boolean {
  return text !== '' && text === text.trim() && text.length <= 32 && utf8Length(text) <= 32;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
