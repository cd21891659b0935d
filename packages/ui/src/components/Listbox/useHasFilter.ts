import { useState, type FocusEvent, type FocusEventHandler } from 'react';
import type { ChoiceFilterProps } from './chooser.ts';

interface HasFilter {
  readonly hasFilter: boolean;
  /** For the root of the field. */
  readonly focusProps: Readonly<Record<'onFocus' | 'onBlur', FocusEventHandler>>;
}

/**
 * Whether a list has a filter: one with more options than `threshold`, and one that loads, which may have any number. While somebody is in the
 * field it stays as it is: the field with a filter is another one, and options that come would close it and take the focus away.
 */
export function useHasFilter(
  { options, onFilterChange, isLoading, onLoadMore }: ChoiceFilterProps & { readonly options: readonly unknown[] },
  threshold: number,
): HasFilter {
  const wanted = options.length > threshold || Boolean(onFilterChange ?? onLoadMore ?? isLoading);
  const [kept, setKept] = useState<boolean>();
  const hasFilter = kept ?? wanted;
  return {
    hasFilter,
    focusProps: {
      onFocus: () => setKept(hasFilter),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setKept(undefined);
      },
    },
  };
}
