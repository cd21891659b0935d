'use client';
import { useId, type ReactNode } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { describedBy, ErrorMessage, Hint } from './FieldMessages.tsx';
import { FieldControl, FieldLabel, FieldRoot, OptionalMark } from './Field.styles.ts';

export interface FieldTextProps {
  /** What is asked for. */
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what the field is. @default false */
  readonly isLabelHidden?: boolean;
  /** What to know before answering, above the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the answer. Show it once the field has been touched. */
  readonly error?: ReactNode;
  /** Required is the rule, so only this is written. @default false */
  readonly isOptional?: boolean;
  /** Word of `isOptional`. @default "optional" */
  readonly optionalText?: string;
}

export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTextProps {
  /** Id of the control. @default made */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** The control, given what ties it to its label and messages. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, hint, control and message, in that order, for controls that the kit doesn't have.
 *
 * @example
 * <Field label="Date" error={error}>{(control) => <input type="date" {...control} />}</Field>
 */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  optionalText,
  id,
  className,
  children,
}: FieldProps) {
  const text = useUiText();
  const madeId = useId();
  const controlId = id ?? madeId;
  return (
    <FieldRoot className={className}>
      <FieldLabel htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </FieldLabel>
      <Hint id={controlId}>{hint}</Hint>
      <FieldControl>
        {children({
          id: controlId,
          'aria-describedby': describedBy(controlId, { hint, error }),
          'aria-invalid': error ? true : undefined,
        })}
      </FieldControl>
      <ErrorMessage id={controlId}>{error}</ErrorMessage>
    </FieldRoot>
  );
}
