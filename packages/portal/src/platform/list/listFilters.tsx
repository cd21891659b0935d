import { Checkbox, Dropdown, type FilterChip, MultiSelect } from '@skerry/ui';
import type { ReactNode } from 'react';

/** How a filter is drawn: in the row above the list, or below its name in the panel of all filters. */
export type FilterLook = 'filter' | 'field';

export interface ListFilterChip extends FilterChip {
  /** It holds without a choice. @default false */
  readonly isUsual?: boolean;
}

/** One thing that a list can be filtered by. */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  /** Always stands above the list on wide screens; the others by 'Add filter'. @default false */
  readonly isPrimary?: boolean;
  readonly render: (look: FilterLook) => ReactNode;
  /** What it lets through, each part with what takes it away; none while it lets everything through. */
  readonly chips: readonly ListFilterChip[];
}

interface ChoiceFilterOptions<Value extends string> extends Pick<ListFilter, 'id' | 'label' | 'isPrimary'> {
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** What holds while nothing is chosen, where that is not everything; give it a chip, too. */
  usualName?: string | undefined;
  /** What a chosen value is called that is not among the options. @default the value itself */
  nameOf?: (value: Value) => string;
  /** A sentence for the chip of a value. @default the option's label */
  chipOf?: (name: string) => string;
}

/** Any number of several values. */
export function choiceFilter<Value extends string>(filter: ChoiceFilterOptions<Value>): ListFilter {
  const { id, label, isPrimary = false, options, value, onChange, nameOf = (each) => each, chipOf, usualName } = filter;
  const wordOf = (each: Value) => options.find((option) => option.value === each)?.label ?? nameOf(each);
  const [only, ...others] = value;
  return {
    id,
    label,
    isPrimary,
    render: (variant) => (
      <MultiSelect
        variant={variant}
        label={label}
        summary="count"
        usualText={usualName}
        // A field says the one that is chosen, as the filter above a list does.
        chosenText={only !== undefined && others.length === 0 ? wordOf(only) : undefined}
        options={options}
        value={value}
        onValueChange={onChange}
        filterThreshold={12}
      />
    ),
    chips: value.map((each) => {
      const name = wordOf(each);
      return {
        id: `${id} ${each}`,
        label: chipOf?.(name) ?? name,
        onRemove: () => onChange(value.filter((other) => other !== each)),
      };
    }),
  };
}

interface OneFilterOptions<Value extends string> extends Pick<ListFilter, 'id' | 'label' | 'isPrimary'> {
  /** The one that lets everything through is among them. */
  options: readonly { value: Value; label: string }[];
  usual: Value;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several values, of which one lets everything through. */
export function oneFilter<Value extends string>(filter: OneFilterOptions<Value>): ListFilter {
  const { id, label, isPrimary = false, options, usual, value, onChange } = filter;
  const word = options.find((option) => option.value === value)?.label ?? value;
  return {
    id,
    label,
    isPrimary,
    render: (variant) => (
      <Dropdown
        variant={variant}
        label={label}
        options={options}
        // Above a list, what lets everything through needs no words.
        value={variant === 'filter' && value === usual ? undefined : value}
        onValueChange={onChange}
      />
    ),
    chips: value === usual ? [] : [{ id, label: `${label}: ${word}`, onRemove: () => onChange(usual) }],
  };
}

interface SwitchFilterOptions extends Pick<ListFilter, 'id' | 'label'> {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** One thing that holds or not. */
export function switchFilter({ id, label, value, onChange }: SwitchFilterOptions): ListFilter {
  return {
    id,
    label,
    render: () => (
      <Checkbox checked={value} onCheckedChange={onChange}>
        {label}
      </Checkbox>
    ),
    chips: value ? [{ id, label, onRemove: () => onChange(false) }] : [],
  };
}
