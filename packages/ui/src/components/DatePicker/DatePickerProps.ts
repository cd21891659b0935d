import type { Ref } from 'react';
import type { FreezePeriod } from '../../behavior/dates.ts';
import type { FieldTextProps } from '../Field/Field.tsx';

/** What a date may be, alike for one date and for a range. */
export interface DateRules {
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  readonly max?: string | undefined;
  /** Times in which the network is not changed: hatched, named and announced. */
  readonly freezePeriods?: readonly FreezePeriod[] | undefined;
  /** Whether a day in a freeze period can be chosen all the same, with a notice. @default false */
  readonly isFreezeSelectable?: boolean | undefined;
}

export interface DateFieldProps extends FieldTextProps, DateRules {
  /** Offers to take the date away again. @default as `isOptional` */
  readonly isClearable?: boolean;
  /** The field was left. */
  readonly onBlur?: (() => void) | undefined;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Shows the day, can be reached, and can’t be changed: for what is fixed, and for while it is saved. */
  readonly readOnly?: boolean | undefined;
  /** Tells screen readers that an answer is needed. @default false */
  readonly required?: boolean | undefined;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Of the group of date parts. */
  readonly id?: string;
  /** Joins the class names of the root. */
  readonly className?: string;
  /** Reaches the group of date parts, which gives the focus to the first of them. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** For tests; reaches the group of date parts. */
  readonly 'data-testid'?: string;
}

export interface DatePickerProps extends DateFieldProps {
  /** The day, `YYYY-MM-DD`; empty while there is none. A day that is left half written is none. Given, the caller keeps it. */
  readonly value?: string | undefined;
  /** The day at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: string | undefined;
  /** Another day was typed or chosen. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /**
   * The former name.
   *
   * @deprecated since 0.2.0, removed in 1.0.0: it is `onValueChange`. `npx @skerry/ui-codemods value-change src` renames it.
   */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Whether it says that the chosen day lies in a freeze period. Not where the page says more about it. @default true */
  readonly hasFreezeNotice?: boolean;
  /** Sends the value with a form under this name. */
  readonly name?: string;
}
