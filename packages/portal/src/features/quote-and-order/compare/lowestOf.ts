interface Compared {
  readonly value: string | number | null;
}

/**
 * Which cells are the least, alone or with others; none where all are the same, or cannot be compared: amounts of one currency can be, and weeks.
 */
export function lowestOf(
  quotes: readonly { readonly currency: string }[],
  cells: readonly Compared[],
): ReadonlySet<number> {
  const values = cells.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  const isMoney = known.some((value) => typeof value === 'number');
  const isComparable = known.length > 1 && (!isMoney || new Set(quotes.map(({ currency }) => currency)).size === 1);
  const [least = null] = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const places = values.flatMap((value, place) => (value === least ? [place] : []));
  return new Set(isComparable && places.length < known.length ? places : []);
}
