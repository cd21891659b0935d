'use client';
import { useMemo, useRef, useState } from 'react';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { freezeOn, toDay } from '../../behavior/dates.ts';
import { fetchedPart } from '../../behavior/fetchedPart.ts';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useUiText } from '../../theme/useUiText.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { DateFrame } from './DateFrame.tsx';
import { DateSegments } from './DateSegments.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { useCalendarPart } from './useCalendarPart.ts';
import { toAriaProps } from './toAriaProps.ts';

/** Comes when somebody goes to a field, by pointer or focus, or opens its calendar: a day can be typed without it. */
export const dayCalendar = fetchedPart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

export interface DateControlProps extends Omit<
  DatePickerProps,
  'label' | 'hint' | 'error' | 'hasFreezeNotice' | 'value' | 'defaultValue' | 'onChange' | 'onValueChange'
> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** For the field’s root, by which the reset of its form finds it. */
  readonly formRef: (element: Element | null) => void;
  readonly control: FieldControlProps;
  /** Offers to take the day away again. */
  readonly isClearable: boolean;
}

/** The parts of a day in a frame, and the calendar that opens at it. */
export function DateControl({ control, formRef, isClearable, value, onValueChange, name, ...rest }: DateControlProps) {
  const { onBlur, disabled = false, min, max, freezePeriods = [], isFreezeSelectable = false, size, ref } = rest;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  // What is left half written is nowhere but in the parts.
  const [resets, setResets] = useState(0);
  const partsRef = useFormReset(() => setResets(resets + 1));
  const readOnly = useIsReadOnly() || rest.readOnly === true;
  // The same day stays the same object, or react-aria would take it for a new one.
  const day = useMemo(() => toDay(value) ?? null, [value]);
  const options = {
    ...toAriaProps(control, { min, max, disabled, readOnly, onBlur }),
    value: day,
    onChange: (next: { toString: () => string } | null) => onValueChange(next?.toString() ?? ''),
    isDateUnavailable: (date: { toString: () => string }) =>
      !isFreezeSelectable && freezeOn(date, freezePeriods) !== undefined,
  };
  const state = useDatePickerState(options);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(options, state, group);
  const { isHere, fetchAhead } = useCalendarPart(dayCalendar, state);
  return (
    <>
      <DateFrame
        groupProps={groupProps}
        groupRef={group}
        ref={mergeRefs(formRef, partsRef, ref)}
        data-testid={rest['data-testid']}
        buttonProps={buttonProps}
        dialogProps={dialogProps}
        dialogLabel={text('ui.datePicker.dialog')}
        state={state}
        isCalendarHere={isHere}
        size={size}
        isInvalid={control['aria-invalid'] ?? false}
        disabled={disabled}
        readOnly={readOnly}
        onIntent={fetchAhead}
        calendar={
          <dayCalendar.Part
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
        <DateSegments key={resets} {...fieldProps} />
      </DateFrame>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </>
  );
}
