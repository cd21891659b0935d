'use client';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { CheckboxControl } from '../Checkbox/Checkbox.styles.ts';
import { ChoiceHint, ChoiceLabel } from '../Checkbox/Choice.styles.ts';
import { OptionalMark } from '../Field/Field.styles.ts';
import type { FieldTextProps } from '../Field/Field.tsx';
import { describedBy, ErrorMessage, Hint } from '../Field/FieldMessages.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { Choices, GroupRoot, Legend } from '../RadioGroup/RadioGroup.styles.ts';
import { GroupOptions } from './CheckboxGroup.styles.ts';

export interface CheckboxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string>
  extends FieldTextProps, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref' | 'onChange'> {
  /** What there is to choose from. */
  readonly options: readonly CheckboxOption<Value>[];
  /** What is ticked, where the page keeps it. */
  readonly value?: readonly Value[];
  /** What is ticked at first, where the component keeps it. @default none */
  readonly defaultValue?: readonly Value[];
  /** A box was ticked or unticked: all that are ticked now, in the order of the options. */
  readonly onValueChange?: (value: Value[]) => void;
  /** Name of the boxes in a form, which gets the value of each that is ticked. */
  readonly name?: string;
  /** Beside each other or below each other. @default 'vertical' */
  readonly orientation?: 'horizontal' | 'vertical';
  /** A box above the others that ticks and unticks all of them. Stands alone in its line, so only with `vertical`. @default false */
  readonly hasSelectAll?: boolean;
  /** The words beside that box. @default "Select all" */
  readonly selectAllLabel?: string;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps what is chosen, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** Reaches the group. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Any number of a few, all in view. More than ten are a `MultiSelect`; one alone is a `Checkbox`.
 *
 * @example
 * <CheckboxGroup label="Tell us by" options={channels} value={chosen} onValueChange={setChosen} />
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, isLabelHidden = false, hint, error, isOptional = false, optionalText, options, ...others } = props;
  const { value: given, defaultValue = [], onValueChange, name, orientation = 'vertical', id, ...more } = others;
  const { hasSelectAll = false, selectAllLabel, readOnly, ref, ...rest } = more;
  const text = useUiText();
  const madeId = useId();
  const groupId = id ?? madeId;
  const isReadOnly = useIsReadOnly(readOnly);
  const [value, setValue] = useControlledState<readonly Value[]>(given, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const formRef = useFormReset(() => {
    if (given === undefined) setValue(defaultValue);
  });
  const set = (isTicked: (option: CheckboxOption<Value>) => boolean) => {
    // HTML knows no read-only check box: nothing is changed.
    if (!isReadOnly) setValue(options.filter((option) => isTicked(option)).map((option) => option.value));
  };
  const box = {
    type: 'checkbox',
    'aria-invalid': error ? (true as const) : undefined,
    ...(isReadOnly && { 'aria-readonly': true }),
  };
  return (
    <GroupRoot
      {...rest}
      ref={mergeRefs(formRef, ref)}
      id={groupId}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      <Legend data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </Legend>
      <Hint id={groupId}>{hint}</Hint>
      <Choices data-orientation={orientation}>
        {hasSelectAll && (
          <SelectAll
            {...box}
            label={text('ui.checkboxGroup.selectAll', selectAllLabel)}
            isChosen={options.map((option) => value.includes(option.value))}
            canChange={options.map((option) => option.disabled !== true)}
            onCheckedChange={(isTicked) =>
              // What can't be changed stays as it is.
              set((option) => (option.disabled === true ? value.includes(option.value) : isTicked))
            }
          />
        )}
        <GroupOptions data-indented={hasSelectAll || undefined}>
          {options.map((option) => (
            <ChoiceLabel key={option.value}>
              <CheckboxControl
                {...box}
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={option.disabled}
                onChange={(event) => {
                  const isTicked = event.target.checked;
                  set((one) => (one.value === option.value ? isTicked : value.includes(one.value)));
                }}
              />
              <span>
                {option.label}
                {option.hint && <ChoiceHint>{option.hint}</ChoiceHint>}
              </span>
            </ChoiceLabel>
          ))}
        </GroupOptions>
      </Choices>
      <ErrorMessage id={groupId}>{error}</ErrorMessage>
    </GroupRoot>
  );
}

interface SelectAllProps extends Omit<ComponentProps<'input'>, 'ref' | 'onChange'> {
  readonly label: string;
  readonly isChosen: readonly boolean[];
  readonly canChange: readonly boolean[];
  readonly onCheckedChange: (isChecked: boolean) => void;
}

/** Ticked when all are, with a dash when some are. Ticks what can be ticked, and unticks when nothing is left to tick. */
function SelectAll({ label, isChosen, canChange, onCheckedChange, ...box }: SelectAllProps) {
  const input = useRef<HTMLInputElement>(null);
  const isAll = isChosen.length > 0 && isChosen.every(Boolean);
  const isSome = !isAll && isChosen.some(Boolean);
  const isLeft = isChosen.some((chosen, index) => !chosen && canChange[index]);
  useLayoutEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = isSome;
  });
  return (
    <ChoiceLabel>
      <CheckboxControl
        {...box}
        ref={input}
        checked={isAll}
        disabled={!canChange.some(Boolean)}
        onChange={() => onCheckedChange(isLeft)}
      />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
