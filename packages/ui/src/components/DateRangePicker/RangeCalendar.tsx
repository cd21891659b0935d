'use client';
import { useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type DateValue, type RangeCalendarProps } from 'react-stately/useRangeCalendarState';
import { createCalendar, firstDayOfWeek } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { PickerCalendar, type PickerCalendarProps } from '../DatePicker/PickerCalendar.tsx';

type RangeCalendarOptions = RangeCalendarProps<DateValue> & Omit<PickerCalendarProps, 'state' | 'calendar'>;

/** The months of a first and a last day. */
export function RangeCalendar({ freezePeriods, onToday, onClear, ...options }: RangeCalendarOptions) {
  const { locale } = useKit();
  const ref = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...options, locale, createCalendar, firstDayOfWeek });
  const calendar = useRangeCalendar(options, state, ref);
  return (
    <div ref={ref}>
      <PickerCalendar
        state={state}
        calendar={calendar}
        freezePeriods={freezePeriods}
        onToday={onToday}
        onClear={onClear}
      />
    </div>
  );
}
