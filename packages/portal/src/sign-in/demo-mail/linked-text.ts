/** A piece of a text: words, or an address that can be followed. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Splits a plain text at its web addresses. A full stop or comma after an address belongs to the sentence. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\bhttps?:\/\/\S+/g)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
