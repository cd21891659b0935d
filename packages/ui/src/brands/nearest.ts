/** The one of the words that was probably meant by another: those with the same ending may be further away. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const last = word.split('.').at(-1) ?? '';
  return (
    known.find((other) => other.endsWith(`.${last}`) && distance(word, other) <= 3) ??
    known.find((other) => distance(word, other) <= 2)
  );
}

/** Letters to change, add or take away between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, against] of Array.from(other).entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
