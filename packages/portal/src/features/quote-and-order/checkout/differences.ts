/** A column of the lines: what it says of each of them. */
export interface Compared<Line, Id extends string> {
  readonly id: Id;
  /** The same text for the same; undefined while it is not known. */
  readonly textOf: (line: Line) => string | undefined;
}

/** The columns that say the same of every line; none where one line is all there is, or nothing tells the lines apart. */
export function sameColumns<Line, Id extends string>(
  lines: readonly Line[],
  columns: readonly Compared<Line, Id>[],
): Id[] {
  if (lines.length < 2) return [];
  const same = columns.filter(({ textOf }) => {
    const texts = new Set(lines.map(textOf));
    return texts.size === 1 && !texts.has(undefined);
  });
  return same.length === columns.length ? [] : same.map(({ id }) => id);
}
