'use client';
import type { ComponentProps, ReactNode } from 'react';
import { FilterBarEnd, FilterBarFilters, FilterBarRoot, FilterBarSearch } from './FilterBar.styles.ts';

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A small `SearchField`. */
  readonly search?: ReactNode;
  /** The filters that matter most, as `MultiSelect`, `Dropdown` or `FilterPopover` of the variant `filter`, and what adds others. Not shown below large. */
  readonly children?: ReactNode;
  /** At the other end: how the list is shown, and what opens all filters on small screens. */
  readonly end?: ReactNode;
}

/**
 * The row above a list: search, filters, view. Stands in the `toolbar` of a `Table`.
 *
 * @example
 * <FilterBar search={<SearchField size="small" … />} end={<ViewMenu … />}><MultiSelect variant="filter" label="Status" … /></FilterBar>
 */
export function FilterBar({ search, children, end, ...rest }: FilterBarProps) {
  return (
    <FilterBarRoot {...rest}>
      {search !== undefined && <FilterBarSearch>{search}</FilterBarSearch>}
      {children !== undefined && <FilterBarFilters>{children}</FilterBarFilters>}
      {end !== undefined && <FilterBarEnd>{end}</FilterBarEnd>}
    </FilterBarRoot>
  );
}
