interface Compared {
  readonly value: string | number | null;
}

/**
 * Which cell is the least, -1 where none is alone so: amounts of one currency can be compared, and weeks.
 */
export function lowestOf(quotes: readonly { readonly currency: string }[], cells: readonly Compared[]): number {
  const values = cells.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  const isMoney = known.some((value) => typeof value === 'number');
  if (known.length < 2 || (isMoney && new Set(quotes.map(({ currency }) => currency)).size > 1)) return -1;
  const [least = null] = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return values.filter((value) => value === least).length === 1 ? values.indexOf(least) : -1;
}
