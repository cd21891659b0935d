/** Distances in px of a chart whose letters are `em` px high: all of them grow with the reader's text. */
export interface ChartLayout {
  readonly em: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** From the axis down to the line that its labels stand on. */
  readonly labelDrop: number;
  /** Whether names fit at the ends of the lines; on narrow charts the legend has them alone. */
  readonly hasEnds: boolean;
}

/** The values' labels stand to the left of the axis, and get the room that the widest needs. */
export function layoutOf(width: number, em: number, valueLabels: readonly string[], wantsEnds = false): ChartLayout {
  const hasEnds = wantsEnds && width >= 40 * em;
  return {
    em,
    top: em,
    right: hasEnds ? Math.round((26 / 3) * em) : 8,
    bottom: em + 16,
    left: Math.max(56, Math.ceil(widestOf(valueLabels, em)) + 8),
    labelDrop: em + 8,
    hasEnds,
  };
}

/** Every how many labels there is room for one, when they are `step` px apart. */
export function labelEvery(labels: readonly string[], step: number, em: number): number {
  return Math.max(1, Math.ceil((widestOf(labels, em) + em / 2) / step));
}

/** The room in px that each of the labels fits in: as wide as figures are, and letters are on average no wider. */
export const widestOf = (labels: readonly string[], em: number) =>
  0.62 * em * labels.reduce((most, { length }) => Math.max(most, length), 0);
