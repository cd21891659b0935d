'use client';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { ChoiceHint, ChoiceLabel } from '../Checkbox/Choice.styles.ts';
import { OptionalMark } from '../Field/Field.styles.ts';
import type { FieldTextProps } from '../Field/Field.tsx';
import { describedBy, ErrorMessage, Hint } from '../Field/FieldMessages.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { Choices, GroupRoot, Legend, RadioControl } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldTextProps, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref'> {
  /** What there is to choose from. */
  readonly options: readonly RadioOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. Given, the caller keeps it. */
  readonly value?: Value | undefined;
  /** What is chosen at first, where the group keeps it by itself. @default none */
  readonly defaultValue?: Value | undefined;
  /** Another option was chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** Sends what is chosen with a form under this name. @default made */
  readonly name?: string;
  /** Beside each other or below each other. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps what is chosen, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** Reaches the group. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/**
 * One of a few, all in view. More than five are a `Select`.
 *
 * @example
 * <RadioGroup label="Language" options={languages} value={language} onValueChange={setLanguage} />
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    isLabelHidden = false,
    hint,
    error,
    isOptional = false,
    optionalText,
    options,
    name,
    orientation = 'horizontal',
    readOnly,
    id,
    ref,
    ...rest
  } = withoutValue(props);
  const [value, choose, formRef] = useValue(props, null);
  const text = useUiText();
  const madeId = useId();
  const groupId = id ?? madeId;
  const isReadOnly = useIsReadOnly(readOnly);
  return (
    <GroupRoot
      {...rest}
      ref={mergeRefs(formRef, ref)}
      id={groupId}
      role="radiogroup"
      aria-describedby={describedBy(groupId, { hint, error })}
      aria-invalid={error ? true : undefined}
      aria-readonly={isReadOnly || undefined}
    >
      <Legend data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </Legend>
      <Hint id={groupId}>{hint}</Hint>
      <Choices data-orientation={orientation}>
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <RadioControl
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => {
                if (!isReadOnly) choose(option.value);
              }}
            />
            <span>
              {option.label}
              {option.hint && <ChoiceHint>{option.hint}</ChoiceHint>}
            </span>
          </ChoiceLabel>
        ))}
      </Choices>
      <ErrorMessage id={groupId}>{error}</ErrorMessage>
    </GroupRoot>
  );
}
