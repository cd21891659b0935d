'use client';
import { IconClock, IconLock, IconX } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { InnerButton } from '../Field/InnerButton.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { TimeFrame } from './TimePicker.styles.ts';
import type { TimePickerProps } from './TimePickerProps.ts';
import { TimeSegments } from './TimeSegments.tsx';
import { timeText, toTime } from './times.ts';

export interface TimeControlProps extends Omit<TimePickerProps, 'label' | 'hint' | 'error' | 'value' | 'defaultValue'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly control: FieldControlProps;
  readonly formRef: (element: Element | null) => void;
}

/** The box with hour, minute and what takes them away. */
export function TimeControl({ control, formRef, value, onValueChange, name, ...rest }: TimeControlProps) {
  const { isClearable = false, clearLabel, onBlur, disabled = false, size = 'medium', step = 1, ref } = rest;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  const isUpdating = useIsReadOnly();
  const readOnly = isUpdating || rest.readOnly === true;
  // The same time stays the same object, or react-aria would take it for a new one.
  const time = useMemo(() => toTime(value) ?? null, [value]);
  const isInvalid = control['aria-invalid'] ?? false;
  const options = {
    id: control.id,
    granularity: 'minute',
    hourCycle: 24,
    shouldForceLeadingZeros: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: control['aria-required'] ?? false,
    isInvalid,
    validationBehavior: 'aria',
    value: time,
    onChange: (next: { readonly hour: number; readonly minute: number } | null) => onValueChange(timeText(next)),
    ...(onBlur && { onBlur: () => onBlur() }),
    ...(control['aria-labelledby'] !== undefined && { 'aria-labelledby': control['aria-labelledby'] }),
    ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
  } as const;
  const clear = () => {
    onValueChange('');
    // The button goes away with the time.
    group.current?.focus();
  };
  return (
    <>
      <TimeFrame
        data-size={size}
        data-invalid={isInvalid ? '' : undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) group.current?.focus();
        }}
      >
        <TimeSegments
          options={options}
          step={step}
          ref={mergeRefs(group, formRef, ref)}
          data-testid={rest['data-testid']}
        />
        {isClearable && value !== '' && !readOnly && !disabled ? (
          <InnerButton type="button" aria-label={text('ui.timePicker.clear', clearLabel)} onClick={clear}>
            <Icon icon={IconX} size="small" />
          </InnerButton>
        ) : (
          <Icon icon={readOnly ? IconLock : IconClock} size="small" />
        )}
      </TimeFrame>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </>
  );
}
