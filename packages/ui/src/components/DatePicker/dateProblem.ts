import { formatDay, formatPeriod, freezeOn } from '../../behavior/dates.ts';
import type { UiText } from '../../theme/useUiText.ts';
import type { DateRules } from './DatePickerProps.ts';

/** What is wrong with a day that was typed: the calendar offers no such day. Undefined for a good one and for none. */
export function dateProblem(
  iso: string,
  { min, max, freezePeriods = [], isFreezeSelectable = false }: DateRules,
  { text, locale }: { readonly text: UiText; readonly locale: string },
): string | undefined {
  if (iso === '') return undefined;
  if (min !== undefined && iso < min)
    return text('ui.datePicker.tooEarly', undefined, { date: formatDay(min, locale) });
  if (max !== undefined && iso > max) return text('ui.datePicker.tooLate', undefined, { date: formatDay(max, locale) });
  const freeze = isFreezeSelectable ? undefined : freezeOn(iso, freezePeriods);
  if (!freeze) return undefined;
  const period = formatPeriod(freeze.from, freeze.to, locale);
  return text('ui.datePicker.notInFreeze', undefined, { name: freeze.name, period });
}
