'use client';
import { useMemo, useRef, useState } from 'react';
import { useDateRangePicker } from 'react-aria/useDateRangePicker';
import { useDateRangePickerState, type DateRange } from 'react-stately/useDateRangePickerState';
import type { DateValue } from 'react-stately/useRangeCalendarState';
import { freezeOn, toDay } from '../../behavior/dates.ts';
import { fetchedPart } from '../../behavior/fetchedPart.ts';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DateFrame } from '../DatePicker/DateFrame.tsx';
import { DateSegments } from '../DatePicker/DateSegments.tsx';
import { toAriaProps } from '../DatePicker/toAriaProps.ts';
import { useCalendarPart } from '../DatePicker/useCalendarPart.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import type { DateRangePickerProps, DateRangeValue } from './DateRangePickerProps.ts';
import { RangeDash } from './DateRangePicker.styles.ts';

/** Comes when somebody goes to a field, by pointer or focus, or opens its calendar: days can be typed without it. */
export const rangeCalendar = fetchedPart(async () => (await import('./RangeCalendar.tsx')).RangeCalendar);

export interface RangeControlProps extends Omit<
  DateRangePickerProps,
  'label' | 'hint' | 'error' | 'value' | 'defaultValue' | 'onChange' | 'onValueChange'
> {
  readonly value: DateRangeValue;
  readonly onValueChange: (value: DateRangeValue) => void;
  /** For the field’s root, by which the reset of its form finds it. */
  readonly formRef: (element: Element | null) => void;
  readonly control: FieldControlProps;
  /** Offers to take the days away again. */
  readonly isClearable: boolean;
}

/** The parts of both days in a frame, and the calendar that opens at it. */
export function RangeControl({
  control,
  formRef,
  isClearable,
  value,
  onValueChange,
  name,
  ...rest
}: RangeControlProps) {
  const { onBlur, disabled = false, min, max, freezePeriods = [], isFreezeSelectable = false, presets = [] } = rest;
  const { size, ref, 'data-testid': testId } = rest;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  // What is left half written is nowhere but in the parts.
  const [resets, setResets] = useState(0);
  const partsRef = useFormReset(() => setResets(resets + 1));
  const readOnly = useIsReadOnly() || rest.readOnly === true;
  // The same days stay the same object, or react-aria would take them for new ones.
  const range = useMemo(() => toRange(value.start, value.end), [value.start, value.end]);
  const options = {
    ...toAriaProps(control, { min, max, disabled, readOnly, onBlur }),
    value: range,
    onChange: (next: DateRange | null) =>
      onValueChange({ start: next?.start.toString() ?? '', end: next?.end.toString() ?? '' }),
    isDateUnavailable: (date: DateValue) => !isFreezeSelectable && freezeOn(date, freezePeriods) !== undefined,
  };
  const state = useDateRangePickerState(options);
  const aria = useDateRangePicker(options, state, group);
  const choose = (next: DateRange | null) => {
    state.setValue(next);
    state.setOpen(false);
  };
  const { isHere, fetchAhead } = useCalendarPart(rangeCalendar, state);
  return (
    <>
      <DateFrame
        groupProps={aria.groupProps}
        groupRef={group}
        ref={mergeRefs(formRef, partsRef, ref)}
        data-testid={testId}
        buttonProps={aria.buttonProps}
        dialogProps={aria.dialogProps}
        dialogLabel={text('ui.dateRangePicker.dialog')}
        state={state}
        isCalendarHere={isHere}
        size={size}
        isInvalid={control['aria-invalid'] ?? false}
        disabled={disabled}
        readOnly={readOnly}
        onIntent={fetchAhead}
        calendar={
          <rangeCalendar.Part
            {...aria.calendarProps}
            presets={presets}
            onPreset={({ start, end }) => choose(toRange(start, end))}
            freezePeriods={freezePeriods}
            onToday={undefined}
            onClear={isClearable && value.start !== '' ? () => choose(null) : undefined}
          />
        }
      >
        <DateSegments key={`start${resets}`} {...aria.startFieldProps} aria-label={text('ui.dateRangePicker.start')} />
        <RangeDash aria-hidden>{dash}</RangeDash>
        <DateSegments key={`end${resets}`} {...aria.endFieldProps} aria-label={text('ui.dateRangePicker.end')} />
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
