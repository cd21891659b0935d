import type { UiText } from '../../theme/useUiText.ts';
import type { TimeRules } from './TimePickerProps.ts';

/** What is wrong with a time that was typed, as a sentence; undefined for a good one and for none. */
export function timeProblem(value: string, { min, max, step = 1 }: TimeRules, text: UiText): string | undefined {
  if (value === '') return undefined;
  // Times of one length stand in the order of their texts.
  if (min !== undefined && value < min) return text('ui.timePicker.tooEarly', undefined, { time: min });
  if (max !== undefined && value > max) return text('ui.timePicker.tooLate', undefined, { time: max });
  if (Number(value.slice(3)) % step !== 0) return text('ui.timePicker.wrongStep', undefined, { count: step });
  return undefined;
}
