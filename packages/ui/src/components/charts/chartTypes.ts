export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One per time or label; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

export interface ChartLimit {
  readonly label: string;
  readonly value: number;
  /** `percentile` is dash-dot in the colour of limits, `capacity` a plain dark line. */
  readonly kind: 'percentile' | 'capacity';
}

/** Colours and patterns keep to the place of a series, also while others are hidden. */
export type SeriesNumber = 1 | 2 | 3 | 4 | 5 | 6;

export function seriesNumber(index: number): SeriesNumber {
  return ((index % 6) + 1) as SeriesNumber;
}
