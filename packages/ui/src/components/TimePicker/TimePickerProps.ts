import type { Ref } from 'react';
import type { FieldTextProps } from '../Field/Field.tsx';

/** What a time may be. */
export interface TimeRules {
  /** Earliest time, `HH:mm`. An earlier one is kept, and the field says what is wrong. */
  readonly min?: string | undefined;
  /** Latest time, `HH:mm`. A later one is kept, and the field says what is wrong. */
  readonly max?: string | undefined;
  /** How many minutes the times are apart, from the full hour on: the arrow keys go by it, and another time is named. @default 1 */
  readonly step?: number | undefined;
}

export interface TimePickerProps extends FieldTextProps, TimeRules {
  /** The time, `HH:mm`; empty while there is none. A time that is left half written is none. Given, the caller keeps it. */
  readonly value?: string | undefined;
  /** The time at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: string | undefined;
  /** Another time was typed. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Offers to take the time away again. @default as `isOptional` */
  readonly isClearable?: boolean;
  /** Name of the button that takes the time away. @default "Clear" */
  readonly clearLabel?: string;
  /** The field was left. */
  readonly onBlur?: (() => void) | undefined;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Shows the time, can be reached, and can’t be changed: for what is fixed, and for while it is saved. */
  readonly readOnly?: boolean | undefined;
  /** Tells screen readers that an answer is needed. @default false */
  readonly required?: boolean | undefined;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Sends the time with a form under this name. */
  readonly name?: string;
  /** Of the group of hour and minute. */
  readonly id?: string;
  /** Joins the class names of the root. */
  readonly className?: string;
  /** Reaches the group of hour and minute, which gives the focus to the hour. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** For tests; reaches the group of hour and minute. */
  readonly 'data-testid'?: string;
}
