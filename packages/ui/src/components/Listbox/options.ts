import type { ReactNode } from 'react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

/** One thing that can be chosen. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  /** Also what typing finds. */
  readonly label: string;
  /** A second line. Filters search it too. */
  readonly description?: string;
  /** Says of what kind it is, before the label. */
  readonly icon?: IconComponent;
  /** After the label, muted. */
  readonly hint?: ReactNode;
  /** Language of the label, where it isn't that of the page. */
  readonly lang?: string;
  /** Heading that it stands under. The options of a group follow one another. */
  readonly group?: string;
  readonly disabled?: boolean;
}

/** What is searched in, computed once per list: lowering the case of 10,000 labels takes longer than searching them. */
export function searchTextsOf(options: readonly ChoiceOption[]): string[] {
  return options.map(({ label, description }) =>
    (description === undefined ? label : `${label} ${description}`).toLowerCase(),
  );
}

/** The options that hold every word of the text, in their order. */
export function filterOptions<Option>(options: readonly Option[], searchTexts: readonly string[], text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((_, index) => words.every((word) => searchTexts[index]?.includes(word)));
}

/** Neighbours of one group among the options from `start` to before `end`. */
export interface Segment {
  readonly group: string | undefined;
  readonly start: number;
  readonly end: number;
}

export function segmentsOf(options: readonly ChoiceOption[], start = 0, end = options.length): Segment[] {
  const segments: { group: string | undefined; start: number; end: number }[] = [];
  for (let index = start; index < end; index++) {
    const group = options[index]?.group;
    const last = segments.at(-1);
    if (last && last.group === group) last.end = index + 1;
    else segments.push({ group, start: index, end: index + 1 });
  }
  return segments;
}

/** Whether the heading of its group stands above the option. */
export function beginsGroup(options: readonly ChoiceOption[], index: number): boolean {
  const group = options[index]?.group;
  return group !== undefined && group !== options[index - 1]?.group;
}
