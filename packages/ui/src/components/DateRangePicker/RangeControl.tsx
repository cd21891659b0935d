'use client';
import { useMemo, useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useDateRangePicker } from 'react-aria/useDateRangePicker';
import { useDateRangePickerState, type DateRange } from 'react-stately/useDateRangePickerState';
import { useRangeCalendarState, type DateValue, type RangeCalendarProps } from 'react-stately/useRangeCalendarState';
import { createCalendar, firstDayOfWeek, freezeOn, toDay } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { DateFrame } from '../DatePicker/DateFrame.tsx';
import { DateSegments } from '../DatePicker/DateSegments.tsx';
import { PickerCalendar, type PickerCalendarProps } from '../DatePicker/PickerCalendar.tsx';
import { toAriaProps } from '../DatePicker/toAriaProps.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';
import { Presets, RangeDash } from './DateRangePicker.styles.ts';

export interface RangeControlProps extends Omit<DateRangePickerProps, 'label' | 'hint' | 'error'> {
  readonly control: FieldControlProps;
  /** Offers to take the days away again. */
  readonly isClearable: boolean;
}

/** The parts of both days in a frame, and the calendar that opens at it. */
export function RangeControl({ control, isClearable, value, onChange, name, ...rest }: RangeControlProps) {
  const { onBlur, disabled = false, min, max, freezePeriods = [], isFreezeSelectable = false, presets = [] } = rest;
  const { size, ref, 'data-testid': testId } = rest;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  const readOnly = useIsReadOnly() || rest.readOnly === true;
  // The same days stay the same object, or react-aria would take them for new ones.
  const range = useMemo(() => toRange(value.start, value.end), [value.start, value.end]);
  const options = {
    ...toAriaProps(control, { min, max, disabled, readOnly, onBlur }),
    value: range,
    onChange: (next: DateRange | null) =>
      onChange({ start: next?.start.toString() ?? '', end: next?.end.toString() ?? '' }),
    isDateUnavailable: (date: DateValue) => !isFreezeSelectable && freezeOn(date, freezePeriods) !== undefined,
  };
  const state = useDateRangePickerState(options);
  const aria = useDateRangePicker(options, state, group);
  const choose = (next: DateRange | null) => {
    state.setValue(next);
    state.setOpen(false);
  };
  return (
    <>
      <DateFrame
        groupProps={aria.groupProps}
        groupRef={group}
        ref={ref}
        data-testid={testId}
        buttonProps={aria.buttonProps}
        dialogProps={aria.dialogProps}
        dialogLabel={text('ui.dateRangePicker.dialog')}
        state={state}
        size={size}
        isInvalid={control['aria-invalid'] ?? false}
        disabled={disabled}
        readOnly={readOnly}
        calendar={
          <>
            {presets.length > 0 && (
              <Presets>
                {presets.map(({ label, start, end }) => (
                  <Button key={label} size="small" onClick={() => choose(toRange(start, end))}>
                    {label}
                  </Button>
                ))}
              </Presets>
            )}
            <RangeCalendar
              {...aria.calendarProps}
              freezePeriods={freezePeriods}
              onToday={undefined}
              onClear={isClearable && value.start !== '' ? () => choose(null) : undefined}
            />
          </>
        }
      >
        <DateSegments {...aria.startFieldProps} aria-label={text('ui.dateRangePicker.start')} />
        <RangeDash aria-hidden>{dash}</RangeDash>
        <DateSegments {...aria.endFieldProps} aria-label={text('ui.dateRangePicker.end')} />
      </DateFrame>
      {name !== undefined && (
        <>
          <input type="hidden" name={`${name}Start`} value={value.start} disabled={disabled} />
          <input type="hidden" name={`${name}End`} value={value.end} disabled={disabled} />
        </>
      )}
    </>
  );
}

const dash = '–';

function toRange(start: string, end: string): DateRange | null {
  const first = toDay(start);
  const last = toDay(end);
  return first && last ? { start: first, end: last } : null;
}

type RangeCalendarOptions = RangeCalendarProps<DateValue> & Omit<PickerCalendarProps, 'state' | 'calendar'>;

function RangeCalendar({ freezePeriods, onToday, onClear, ...options }: RangeCalendarOptions) {
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
