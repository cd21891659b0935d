'use client';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import type { ChoiceFieldProps } from '../Listbox/ChoiceField.tsx';
import { Chooser } from '../Listbox/Chooser.tsx';
import type { ChoiceFilterProps } from '../Listbox/chooser.ts';
import type { ChoiceOption } from '../Listbox/options.ts';
import { useHasFilter } from '../Listbox/useHasFilter.ts';

export interface DropdownProps<Value extends string> extends ChoiceFieldProps, ChoiceFilterProps {
  /** Any number: of long lists only the rows in view are in the page. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. Given, the caller keeps it. */
  readonly value?: Value | undefined;
  /** What is chosen at first, where the field keeps it by itself. @default none */
  readonly defaultValue?: Value | undefined;
  /** An option was chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** Stands in the field while nothing is chosen. @default "Choose" */
  readonly placeholder?: string;
  /** More options than these get a filter; so does a list that loads. `Infinity` is for none. @default 5 */
  readonly filterThreshold?: number;
}

/**
 * One of several, however many. With few options it is what `Select` is; with more than `filterThreshold` the list has a filter.
 *
 * @example
 * <Dropdown label="Customer" options={customers} value={customerId} onValueChange={setCustomerId} />
 */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const others = withoutValue(props);
  const { filterThreshold = 5, ref, ...rest } = others;
  const [value, choose, formRef] = useValue(props, null);
  const { options } = rest;
  const { hasFilter, focusProps } = useHasFilter(props, filterThreshold);
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <Chooser
      {...rest}
      ref={mergeRefs(formRef, ref)}
      hasFilter={hasFilter}
      selected={selected}
      isChosen={(option) => option.value === value}
      onChoose={(option) => choose(option.value)}
      formValues={[value ?? '']}
      focusProps={focusProps}
    >
      {selected?.label}
    </Chooser>
  );
}
