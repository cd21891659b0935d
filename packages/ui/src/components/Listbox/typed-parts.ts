export interface TextPart {
  readonly text: string;
  readonly isTyped: boolean;
  /** Index of its first character. */
  readonly start: number;
}

/** A text in parts: those that words of it begin with as they were typed, in any case and with or without marks, and what is between. */
export function typedParts(text: string, typed: string): readonly TextPart[] {
  const asked = wordsOf(typed).map(({ word }) => plain(word));
  const parts: TextPart[] = [];
  let end = 0;
  const add = (until: number, isTyped: boolean) => {
    if (until > end) parts.push({ text: text.slice(end, until), isTyped, start: end });
    end = Math.max(end, until);
  };
  for (const { word, start } of wordsOf(text)) {
    const found = asked.filter((each) => plain(word).startsWith(each));
    if (found.length === 0) continue;
    add(start, false);
    add(start + Math.max(...found.map(({ length }) => length)), true);
  }
  add(text.length, false);
  return parts;
}

function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, start: index }));
}

/** As many characters as before: each in lower case and without its mark. */
function plain(word: string): string {
  return word.replace(/./gsu, (letter) => {
    const [base = letter] = letter.normalize('NFD').toLowerCase();
    return base.length === letter.length ? (alike[base] ?? base) : letter;
  });
}

const alike: Readonly<Record<string, string>> = { ø: 'o', æ: 'a' };
