'use client';
import { useId, type ComponentProps } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { NumberControl } from './NumberControl.tsx';
import { numberProblem } from './numberProblem.ts';

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
}

/**
 * A number that somebody counts with, written as the reader's language writes it. Numbers that are names, such as customer ids, are a `TextField`.
 * `ref` and other props reach the `<input>`; a form gets the number without spaces and with a point.
 *
 * @example
 * <NumberField label="Speed" unit="Mbit/s" min={100} max={10000} step={100} value={speed} onValueChange={setSpeed} />
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...others } = props;
  const { value: given, defaultValue = null, onValueChange, name, form, ...rest } = others;
  const { locale } = useKit();
  const text = useUiText();
  const labelId = useId();
  const [value, setValue] = useControlledState<number | null>(given, defaultValue, onValueChange);
  const texts = {
    // With an id of its own, so that number and buttons are named after it and not after “optional”.
    label: <span id={labelId}>{label}</span>,
    hint,
    error: error ?? numberProblem(value, rest, { text, locale }),
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    // Numbers in the language of the kit rather than of the browser.
    <I18nProvider locale={locale}>
      <Field {...texts} id={id} className={className} required={required}>
        {(control) => (
          <>
            <NumberControl {...rest} control={control} labelId={labelId} value={value} onValueChange={setValue} />
            {name !== undefined && (
              <input type="hidden" name={name} form={form} value={value ?? ''} disabled={rest.disabled} />
            )}
          </>
        )}
      </Field>
    </I18nProvider>
  );
}
