export interface ColumnChoice {
  readonly id: string;
  readonly header: string;
}

/** The columns that are shown, in their order; the first column is always among them. Keep what it returns with `useMemo`. */
export function chooseColumns<Column extends ColumnChoice>(
  columns: readonly Column[],
  shown: readonly string[],
): readonly Column[] {
  return inOrder(columns, shown).filter(({ id }, index) => index === 0 || shown.includes(id));
}

/** First the first, then those that are shown in their order; the hidden ones keep their place among the rest. */
export function inOrder<Column extends ColumnChoice>(
  columns: readonly Column[],
  shown: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const chosen = shown.map((id) => others.find((column) => column.id === id)).filter((column) => column !== undefined);
  let next = 0;
  return [first, ...others.map((column) => (shown.includes(column.id) ? (chosen[next++] ?? column) : column))];
}

/** A column at another place among those that are shown; the first column keeps its own. */
export function movedTo(shown: readonly string[], id: string, to: number): readonly string[] {
  const from = shown.indexOf(id);
  if (from < 1 || to < 1 || to >= shown.length || to === from) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}
