'use client';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarProps, type DateValue } from 'react-stately/useCalendarState';
import { createCalendar, firstDayOfWeek } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { PickerCalendar, type PickerCalendarProps } from './PickerCalendar.tsx';

type DayCalendarProps = CalendarProps<DateValue> & Omit<PickerCalendarProps, 'state' | 'calendar'>;

/** The month of one day. */
export function DayCalendar({ freezePeriods, onToday, onClear, ...options }: DayCalendarProps) {
  const { locale } = useKit();
  const state = useCalendarState({ ...options, locale, createCalendar, firstDayOfWeek });
  const calendar = useCalendar({}, state);
  return (
    <PickerCalendar
      state={state}
      calendar={calendar}
      freezePeriods={freezePeriods}
      onToday={onToday}
      onClear={onClear}
    />
  );
}
