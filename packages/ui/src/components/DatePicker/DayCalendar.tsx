'use client';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarProps, type DateValue } from 'react-stately/useCalendarState';
import { createCalendar, firstDayOfWeek } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { DatePopover } from './DatePopover.tsx';
import { PickerCalendar, type PickerCalendarProps } from './PickerCalendar.tsx';

type DayCalendarProps = CalendarProps<DateValue> & Omit<PickerCalendarProps, 'state' | 'calendar'>;

/** The month of one day, in what opens at the field. */
export function DayCalendar({ freezePeriods, onToday, onClear, ...options }: DayCalendarProps) {
  const { locale } = useKit();
  const state = useCalendarState({ ...options, locale, createCalendar, firstDayOfWeek });
  const calendar = useCalendar({}, state);
  return (
    <DatePopover>
      <PickerCalendar
        state={state}
        calendar={calendar}
        freezePeriods={freezePeriods}
        onToday={onToday}
        onClear={onClear}
      />
    </DatePopover>
  );
}
