'use client';
import type { ComponentProps, Ref } from 'react';
import { List } from './Listbox.styles.ts';
import { OptionSegments, type ListState } from './OptionSegments.tsx';

export interface OptionListProps<Value extends string> {
  readonly list: ListState<Value>;
  /** From downshift. */
  readonly menuProps: ComponentProps<'div'>;
  /** Brings an option into view. Given where the list does that itself, because not all of its rows are in the page. */
  readonly scrollRef?: Ref<(index: number) => void>;
  /** Called when the end of the list comes into view. */
  readonly onEndReached?: (() => void) | undefined;
}

/** All options, in the page. */
export function OptionList<Value extends string>({ list, menuProps }: OptionListProps<Value>) {
  return (
    <List {...menuProps} aria-multiselectable={list.isMultiple || undefined}>
      <OptionSegments list={list} />
    </List>
  );
}
