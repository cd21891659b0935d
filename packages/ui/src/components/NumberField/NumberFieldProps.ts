import type { ComponentProps } from 'react';
import type { FieldTextProps } from '../Field/Field.tsx';

export interface NumberFieldProps
  extends
    FieldTextProps,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'children'
    > {
  /** The number, where the page keeps it; null while there is none. */
  readonly value?: number | null;
  /** The number at first, where the component keeps it. @default null */
  readonly defaultValue?: number | null;
  /** Another number was entered, when the field is left, Enter pressed or a button. */
  readonly onValueChange?: (value: number | null) => void;
  /** The smallest number. A smaller one is kept, and the field says what is wrong. */
  readonly min?: number;
  /** The largest number. A larger one is kept, and the field says what is wrong. */
  readonly max?: number;
  /** How far apart the numbers are, from `min` or 0 on. @default 1 for the buttons; any number can be typed */
  readonly step?: number;
  /** After the number, such as “Mbit/s”; read after the label. */
  readonly unit?: string;
  /** How the number is written, such as its decimals. Give the same object each time. */
  readonly formatOptions?: Intl.NumberFormatOptions;
  /** False where the number is far from every other, and is typed. @default true */
  readonly hasButtons?: boolean;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Names the button that takes a step down. @default "Decrease" */
  readonly decreaseLabel?: string;
  /** Names the button that takes a step up. @default "Increase" */
  readonly increaseLabel?: string;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
}
