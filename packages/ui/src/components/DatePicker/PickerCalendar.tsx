'use client';
import { IconChevronLeft, IconChevronRight, IconSnowflake } from '@tabler/icons-react';
import { getLocalTimeZone, today, type CalendarDate } from '@internationalized/date';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { formatPeriod, freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarFoot, CalendarHead, CalendarRoot, CalendarTitle, Legend, LegendRow } from './DatePicker.styles.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface PickerCalendarProps {
  readonly state: CalendarState | RangeCalendarState;
  /** What `useCalendar` or `useRangeCalendar` gives. */
  readonly calendar: { readonly calendarProps: object; readonly title: string };
  readonly freezePeriods: readonly FreezePeriod[];
  /** Chooses today, where that is one of the days to choose. */
  readonly onToday: ((today: CalendarDate) => void) | undefined;
  readonly onClear: (() => void) | undefined;
}

/** A month to choose from, with the freeze periods that touch it named below. */
export function PickerCalendar({ state, calendar, freezePeriods, onToday, onClear }: PickerCalendarProps) {
  const { locale, timeZone = getLocalTimeZone() } = useKit();
  const text = useUiText();
  const now = today(timeZone);
  const { start, end } = state.visibleRange;
  const shown = freezePeriods.filter(({ from, to }) => from <= end.toString() && to >= start.toString());
  const canChooseToday = onToday && !state.isInvalid(now) && !state.isCellUnavailable(now) && !state.isReadOnly;
  return (
    <CalendarRoot {...calendar.calendarProps}>
      <CalendarHead>
        <CalendarTitle>{calendar.title}</CalendarTitle>
        <IconButton
          icon={IconChevronLeft}
          label={text('ui.calendar.previousMonth')}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        />
        <IconButton
          icon={IconChevronRight}
          label={text('ui.calendar.nextMonth')}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        />
      </CalendarHead>
      <MonthGrid state={state} freezeOf={(day) => freezeOn(day, freezePeriods)} />
      {shown.length > 0 && (
        <Legend>
          {shown.map(({ name, from, to }) => (
            <LegendRow key={from}>
              <Icon icon={IconSnowflake} size="small" />
              <span>
                {name}
                <br />
                {formatPeriod(from, to, locale)}
              </span>
            </LegendRow>
          ))}
        </Legend>
      )}
      {(canChooseToday || onClear) && (
        <CalendarFoot>
          {canChooseToday && (
            <Button variant="ghost" size="small" onClick={() => onToday(now)}>
              {text('ui.calendar.today')}
            </Button>
          )}
          {onClear && (
            <Button variant="ghost" size="small" onClick={onClear}>
              {text('ui.datePicker.clear')}
            </Button>
          )}
        </CalendarFoot>
      )}
    </CalendarRoot>
  );
}
