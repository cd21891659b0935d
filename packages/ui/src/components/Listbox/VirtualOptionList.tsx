'use client';
import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useRef, type CSSProperties } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { List } from './Listbox.styles.ts';
import type { OptionListProps } from './OptionList.tsx';
import { OptionSegments } from './OptionSegments.tsx';
import { beginsGroup } from './options.ts';

const listHeight = 320;
const padding = 6;
const descriptionHeight = 18;

/** Only the options in view, and a few around them, are in the page. */
export function VirtualOptionList<Value extends string>({
  list,
  menuProps,
  scrollRef,
  onEndReached,
}: OptionListProps<Value>) {
  const { options, highlightedIndex } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const isTouch = window.innerWidth < breakpoints.medium;
  const rowHeight = isTouch ? 44 : 36;
  const headingHeight = isTouch ? 32 : 28;

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: options.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => options[index]?.value ?? index,
    estimateSize: (index) =>
      (beginsGroup(options, index) ? headingHeight : 0) +
      (options[index]?.description === undefined ? rowHeight : rowHeight + descriptionHeight),
    measureElement: rowSize,
    observeElementRect: observeShownRect,
    // The first render has its rows at once, near the option where the list opens.
    initialRect: { width: 0, height: listHeight },
    initialOffset: () => Math.max(0, highlightedIndex * rowHeight - listHeight / 2),
    overscan: 3,
    paddingStart: padding,
    paddingEnd: padding,
    scrollPaddingStart: padding,
    scrollPaddingEnd: padding,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const isAtEnd = options.length === 0 || last?.index === options.length - 1;

  useImperativeHandle(scrollRef, () => (index: number) => index >= 0 && virtualizer.scrollToIndex(index), [
    virtualizer,
  ]);
  useEffect(() => {
    if (isAtEnd) onEndReached?.();
    // Asked again when more have come and the end is still in view.
  }, [isAtEnd, options.length, onEndReached]);

  const space = {
    '--rows-before': `${(first?.start ?? padding) - padding}px`,
    '--rows-after': `${virtualizer.getTotalSize() - (last?.end ?? padding) - padding}px`,
  } as CSSProperties;
  return (
    <List
      {...menuProps}
      ref={mergeRefs(menuProps.ref, scroller)}
      aria-multiselectable={list.isMultiple || undefined}
      data-virtual=""
      style={space}
    >
      {first && last && (
        <OptionSegments list={list} start={first.index} end={last.index + 1} rowRef={virtualizer.measureElement} />
      )}
    </List>
  );
}

/** A row's height, and that of the heading above it. */
function rowSize(row: HTMLDivElement, _entry: unknown, virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>) {
  // Not laid out: the guess stands.
  if (row.offsetHeight === 0) return virtualizer.options.estimateSize(virtualizer.indexFromElement(row));
  const heading = row.previousElementSibling;
  const hasHeading = heading instanceof HTMLElement && heading.ariaHidden === 'true';
  return row.offsetHeight + (hasHeading ? heading.offsetHeight : 0);
}

/** An element that is not shown has no height, and no reason to lose its rows. */
const observeShownRect: typeof observeElementRect = (virtualizer, onChange) =>
  observeElementRect(virtualizer, (rect) => {
    if (rect.height > 0) onChange(rect);
  });
