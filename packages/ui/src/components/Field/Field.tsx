'use client';
import { useId, type ReactNode } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { CharacterCount } from './CharacterCount.tsx';
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
  /** Only with `required`. */
  readonly 'aria-required'?: true;
  /** Only for a group. */
  readonly 'aria-labelledby'?: string;
}

export interface FieldProps extends FieldTextProps {
  /** Id of the control. @default made */
  readonly id?: string | undefined;
  /** Joins the class names of the root. */
  readonly className?: string | undefined;
  /** Tells screen readers that an answer is needed; nothing is drawn. @default false */
  readonly required?: boolean | undefined;
  /** Counts the characters of a text control. More can be typed, and the field says how many are too many. */
  readonly characterLimit?: number | undefined;
  /** `group` names several controls together, such as the parts of a date: the element with the id must take the focus and have a role. @default 'single' */
  readonly controlKind?: 'single' | 'group';
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
  required = false,
  characterLimit,
  controlKind = 'single',
  children,
}: FieldProps) {
  const text = useUiText();
  const madeId = useId();
  const controlId = id ?? madeId;
  const labelId = `${controlId}-label`;
  const isGroup = controlKind === 'group';
  // A label element can only point at one control; the words of a group bring the focus to it by hand.
  const labelling = isGroup
    ? { as: 'span' as const, id: labelId, onClick: () => document.getElementById(controlId)?.focus() }
    : { htmlFor: controlId };
  return (
    <FieldRoot className={className}>
      <FieldLabel {...labelling} data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </FieldLabel>
      <Hint id={controlId}>{hint}</Hint>
      <FieldControl>
        {children({
          id: controlId,
          'aria-describedby': describedBy(controlId, { hint, error, isCounted: characterLimit !== undefined }),
          'aria-invalid': error ? true : undefined,
          ...(required && { 'aria-required': true }),
          ...(isGroup && { 'aria-labelledby': labelId }),
        })}
      </FieldControl>
      <ErrorMessage id={controlId}>{error}</ErrorMessage>
      {characterLimit !== undefined && <CharacterCount controlId={controlId} limit={characterLimit} />}
    </FieldRoot>
  );
}
