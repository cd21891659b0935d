'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { describedBy, ErrorMessage } from '../Field/FieldMessages.tsx';
import { FieldRoot } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ChoiceHint, ChoiceLabel } from './Choice.styles.ts';
import { CheckboxControl } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** What is agreed to or chosen. */
  readonly children: ReactNode;
  /** A second line. */
  readonly hint?: ReactNode;
  /** What is wrong; it turns the box red. */
  readonly error?: ReactNode;
  /** Some of what it stands for is chosen, but not all. @default false */
  readonly isIndeterminate?: boolean;
  /** Whether it is ticked. Given, the caller keeps it. */
  readonly checked?: boolean | undefined;
  /** Whether it is ticked at first, where the box keeps that by itself. @default false */
  readonly defaultChecked?: boolean | undefined;
  /** It was ticked or unticked. */
  readonly onCheckedChange?: (isChecked: boolean) => void;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps what it is, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
}

/**
 * Yes or no, sent with the form. What takes effect at once is a `Switch`. `ref` and other props reach the `<input>`, `className` the root.
 *
 * @example
 * <Checkbox {...register('forceTwoFactorAuth')}>Always ask for a code</Checkbox>
 */
export function Checkbox({
  children,
  hint,
  error,
  isIndeterminate = false,
  onCheckedChange,
  onChange,
  readOnly,
  ref,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const isReadOnly = useIsReadOnly(readOnly);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <FieldRoot className={className}>
      <ChoiceLabel>
        <CheckboxControl
          {...rest}
          {...(isReadOnly && { 'aria-readonly': true, onClick: keep })}
          ref={mergeRefs(input, ref)}
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { error })}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span>
          {children}
          {hint && <ChoiceHint>{hint}</ChoiceHint>}
        </span>
      </ChoiceLabel>
      <ErrorMessage id={controlId}>{error}</ErrorMessage>
    </FieldRoot>
  );
}

/** HTML knows no read-only check box: the click is undone. */
function keep(event: SyntheticEvent) {
  event.preventDefault();
}
