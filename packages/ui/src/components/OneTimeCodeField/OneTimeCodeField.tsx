'use client';
import type { ComponentProps, SyntheticEvent } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { CodeCell, CodeCells, CodeFrame, CodeInput } from './OneTimeCodeField.styles.ts';

export interface OneTimeCodeFieldProps
  extends
    FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'children'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** How many digits the code has. @default 6 */
  readonly length?: number;
  /** The digits, where the page keeps them. */
  readonly value?: string;
  /** The digits at first, where the component keeps them. @default '' */
  readonly defaultValue?: string;
  /** The digits changed, by typing, pasting or what the phone suggests. */
  readonly onValueChange?: (value: string) => void;
  /** The last digit is there. Sending the code then saves a press. */
  readonly onComplete?: (value: string) => void;
}

/**
 * A code of digits that was sent by text message or shown by an app. One input under drawn cells: phones suggest the code, it can be pasted with
 * spaces, and screen readers meet one field. `ref` and other props reach the `<input>`.
 *
 * @example
 * <OneTimeCodeField label="Code" hint="Sent to +46 70 174 06 05." error={error} onComplete={logIn} />
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, required, ...others } = props;
  const { length = 6, value: given, defaultValue = '', onValueChange, onComplete, ...rest } = others;
  const { onSelect, ref, readOnly = false, disabled = false, ...native } = rest;
  const isUpdating = useIsReadOnly();
  const [value, setValue] = useControlledState<string>(given, defaultValue, onValueChange);
  const formRef = useFormReset(() => {
    if (given === undefined) setValue(defaultValue);
  });
  const texts = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  const enter = (written: string) => {
    // Pasted codes have spaces or a word before them.
    const digits = written.replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    setValue(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field {...texts} id={id} className={className} required={required}>
      {(control) => (
        <CodeFrame
          style={{ '--cells': length }}
          data-invalid={error ? '' : undefined}
          data-read-only={readOnly || isUpdating || undefined}
          data-disabled={disabled || undefined}
        >
          <CodeInput
            inputMode="numeric"
            autoComplete="one-time-code"
            {...native}
            {...control}
            ref={mergeRefs(formRef, ref)}
            type="text"
            disabled={disabled}
            readOnly={readOnly || isUpdating}
            value={value}
            onChange={(event) => enter(event.target.value)}
            onSelect={(event) => {
              onSelect?.(event);
              keepAtEnd(event);
            }}
          />
          {/* The input says it all. */}
          <CodeCells aria-hidden>
            {Array.from({ length }, (_, index) => (
              <CodeCell key={index} data-next={index === Math.min(value.length, length - 1) || undefined}>
                {value[index]}
              </CodeCell>
            ))}
          </CodeCells>
        </CodeFrame>
      )}
    </Field>
  );
}

/** Digits come one after the other: the caret stands where the next one goes, wherever the press was. What is selected stays so. */
function keepAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}
