/** A time in which the provider changes nothing in the network; first and last day are part of it. */
export interface Freeze {
  from: string;
  to: string;
  /** The countries that it holds in. */
  countries: readonly string[];
}

/** The freeze periods that any of the days lies in, the earliest first. */
export function freezesDuring<Period extends Freeze>(
  { from, to }: { from: string; to: string },
  periods: readonly Period[],
  country: string,
): Period[] {
  return periods
    .filter((period) => period.countries.includes(country) && period.from <= to && from <= period.to)
    .sort((a, b) => a.from.localeCompare(b.from));
}
