import { toDay, firstDayOfWeek } from '../../behavior/dates.ts';
import type { FieldControlProps } from '../Field/Field.tsx';

interface Rules {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly onBlur: (() => void) | undefined;
}

/** The words of the kit in those of react-aria, for one day and for a range. */
export function toAriaProps(control: FieldControlProps, { min, max, disabled, readOnly, onBlur }: Rules) {
  const first = toDay(min);
  const last = toDay(max);
  return {
    id: control.id,
    granularity: 'day',
    shouldForceLeadingZeros: true,
    firstDayOfWeek,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: control['aria-required'] ?? false,
    isInvalid: control['aria-invalid'] ?? false,
    validationBehavior: 'aria',
    ...(first && { minValue: first }),
    ...(last && { maxValue: last }),
    ...(onBlur && { onBlur: () => onBlur() }),
    ...(control['aria-labelledby'] !== undefined && { 'aria-labelledby': control['aria-labelledby'] }),
    ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
  } as const;
}
