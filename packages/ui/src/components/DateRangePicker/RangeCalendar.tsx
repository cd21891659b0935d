'use client';
import { useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type DateValue, type RangeCalendarProps } from 'react-stately/useRangeCalendarState';
import { createCalendar, firstDayOfWeek } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { Button } from '../Button/Button.tsx';
import { DatePopover } from '../DatePicker/DatePopover.tsx';
import { PickerCalendar, type PickerCalendarProps } from '../DatePicker/PickerCalendar.tsx';
import { Presets } from './DateRangePicker.styles.ts';
import type { DateRangePickerProps, DateRangePreset } from './DateRangePickerProps.ts';

interface RangeCalendarOptions
  extends
    RangeCalendarProps<DateValue>,
    Omit<PickerCalendarProps, 'state' | 'calendar'>,
    Required<Pick<DateRangePickerProps, 'presets'>> {
  readonly onPreset: (preset: DateRangePreset) => void;
}

/** The months of a first and a last day, in what opens at the field. */
export function RangeCalendar(props: RangeCalendarOptions) {
  const { presets, onPreset, freezePeriods, onToday, onClear, ...options } = props;
  const { locale } = useKit();
  const ref = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...options, locale, createCalendar, firstDayOfWeek });
  const calendar = useRangeCalendar(options, state, ref);
  return (
    <DatePopover>
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => (
            <Button key={preset.label} size="small" onClick={() => onPreset(preset)}>
              {preset.label}
            </Button>
          ))}
        </Presets>
      )}
      <div ref={ref}>
        <PickerCalendar
          state={state}
          calendar={calendar}
          freezePeriods={freezePeriods}
          onToday={onToday}
          onClear={onClear}
        />
      </div>
    </DatePopover>
  );
}
