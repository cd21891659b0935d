'use client';
import { FilterChooser, type ChoiceFilterProps } from '../Listbox/FilterChooser.tsx';
import type { ChoiceFieldProps } from '../Listbox/ChoiceField.tsx';
import { ListChooser } from '../Listbox/ListChooser.tsx';
import { LongOptionList } from '../Listbox/LongOptionList.tsx';
import type { ChoiceOption } from '../Listbox/options.ts';
import { useHasFilter } from '../Listbox/useHasFilter.ts';

export interface DropdownProps<Value extends string> extends ChoiceFieldProps, ChoiceFilterProps {
  /** Any number: of long lists only the rows in view are in the page. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  readonly value: Value | undefined;
  /** An option was chosen. */
  readonly onValueChange: (value: Value) => void;
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
  const { value, onValueChange, filterThreshold = 5, ...rest } = props;
  const { options } = rest;
  const { hasFilter, focusProps } = useHasFilter(props, filterThreshold);
  const selected = options.find((option) => option.value === value) ?? null;
  const choice = {
    selected,
    isChosen: (option: ChoiceOption<Value>) => option.value === value,
    onChoose: (option: ChoiceOption<Value>) => onValueChange(option.value),
    formValues: [value ?? ''],
    children: selected?.label,
    focusProps,
  };
  if (hasFilter) return <FilterChooser {...rest} {...choice} />;
  return (
    <ListChooser
      {...rest}
      {...choice}
      renderList={(list) => <LongOptionList {...list} count={options.length} onEndReached={undefined} />}
    />
  );
}
