'use client';
import { useMemo, useRef } from 'react';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarProps, type DateValue } from 'react-stately/useCalendarState';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { createCalendar, firstDayOfWeek, freezeOn, toDay } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { DateFrame } from './DateFrame.tsx';
import { DateSegments } from './DateSegments.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { PickerCalendar, type PickerCalendarProps } from './PickerCalendar.tsx';
import { toAriaProps } from './toAriaProps.ts';

export interface DateControlProps extends Omit<DatePickerProps, 'label' | 'hint' | 'error' | 'hasFreezeNotice'> {
  readonly control: FieldControlProps;
  /** Offers to take the day away again. */
  readonly isClearable: boolean;
}

/** The parts of a day in a frame, and the calendar that opens at it. */
export function DateControl({ control, isClearable, value, onChange, name, ...rest }: DateControlProps) {
  const { onBlur, disabled = false, min, max, freezePeriods = [], isFreezeSelectable = false, size, ref } = rest;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  const readOnly = useIsReadOnly() || rest.readOnly === true;
  // The same day stays the same object, or react-aria would take it for a new one.
  const day = useMemo(() => toDay(value) ?? null, [value]);
  const options = {
    ...toAriaProps(control, { min, max, disabled, readOnly, onBlur }),
    value: day,
    onChange: (next: { toString: () => string } | null) => onChange(next?.toString() ?? ''),
    isDateUnavailable: (date: { toString: () => string }) =>
      !isFreezeSelectable && freezeOn(date, freezePeriods) !== undefined,
  };
  const state = useDatePickerState(options);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(options, state, group);
  return (
    <>
      <DateFrame
        groupProps={groupProps}
        groupRef={group}
        ref={ref}
        data-testid={rest['data-testid']}
        buttonProps={buttonProps}
        dialogProps={dialogProps}
        dialogLabel={text('ui.datePicker.dialog')}
        state={state}
        size={size}
        isInvalid={control['aria-invalid'] ?? false}
        disabled={disabled}
        readOnly={readOnly}
        calendar={
          <DayCalendar
            {...calendarProps}
            freezePeriods={freezePeriods}
            onToday={(today) => state.setDateValue(today)}
            onClear={
              isClearable && value !== ''
                ? () => {
                    state.setValue(null);
                    state.setOpen(false);
                  }
                : undefined
            }
          />
        }
      >
        <DateSegments {...fieldProps} />
      </DateFrame>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </>
  );
}

type DayCalendarProps = CalendarProps<DateValue> & Omit<PickerCalendarProps, 'state' | 'calendar'>;

function DayCalendar({ freezePeriods, onToday, onClear, ...options }: DayCalendarProps) {
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
