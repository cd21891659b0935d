'use client';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import type { ChoiceFieldProps } from '../Listbox/ChoiceField.tsx';
import { ListChooser } from '../Listbox/ListChooser.tsx';
import type { ChoiceOption } from '../Listbox/options.ts';

/**
 * The former name.
 *
 * @deprecated since 0.2.0, removed in 1.0.0: it is `ChoiceOption`. `npx @skerry/ui-codemods select-option src` renames it.
 */
export type SelectOption<Value extends string = string> = ChoiceOption<Value>;

export interface SelectProps<Value extends string> extends ChoiceFieldProps {
  /** What there is to choose from. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. Given, the caller keeps it. */
  readonly value?: Value | undefined;
  /** What is chosen at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: Value | undefined;
  /** An option was chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** Stands in the field while nothing is chosen. @default "Choose" */
  readonly placeholder?: string;
}

/**
 * One of several, in a short list that opens. Up to five that should be compared are a `RadioGroup`; a list that may grow is a `Dropdown`.
 *
 * @example
 * <Select label="Language" options={languages} value={language} onValueChange={setLanguage} />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { ref, ...rest } = withoutValue(props);
  const [value, choose, formRef] = useValue(props, null);
  const selected = rest.options.find((option) => option.value === value) ?? null;
  return (
    <ListChooser
      {...rest}
      ref={mergeRefs(formRef, ref)}
      selected={selected}
      isChosen={(option) => option.value === value}
      onChoose={(option) => choose(option.value)}
      formValues={[value ?? '']}
    >
      {selected?.label}
    </ListChooser>
  );
}
