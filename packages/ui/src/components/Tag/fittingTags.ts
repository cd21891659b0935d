export interface TagWidths {
  readonly tags: readonly number[];
  /** Of "+n". */
  readonly more: number;
  /** Between two of them. */
  readonly gap: number;
  readonly available: number;
}

/** More than these are no longer taken in at a glance. */
const mostTags = 3;

/** How many tags there is room for on one line, beside "+n" where not all are shown. At least one, at most three. */
export function fittingTags({ tags, more, gap, available }: TagWidths): number {
  let end = -gap;
  let fitting = 0;
  for (const [index, width] of tags.slice(0, mostTags).entries()) {
    end += gap + width;
    const isLast = index === tags.length - 1;
    if (end + (isLast ? 0 : gap + more) > available) {
      // Without "+n" all of the rest may fit still.
      const whole = tags.slice(index + 1).reduce((sum, each) => sum + gap + each, end);
      return whole <= available && tags.length <= mostTags ? tags.length : Math.max(1, fitting);
    }
    fitting = index + 1;
  }
  return Math.max(1, fitting);
}
