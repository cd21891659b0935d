'use client';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { TagMore } from './Tag.styles.ts';
import type { TagListItemData } from './tagListItem.ts';

export interface MoreTagsProps {
  readonly items: readonly TagListItemData[];
  /** The window that it is for. @default any */
  readonly from?: 'veryLarge';
  readonly below?: 'veryLarge';
}

/** "+2": tells the names of the others to the pointer, the keyboard and screen readers. */
export function MoreTags({ items, from, below }: MoreTagsProps) {
  const text = useUiText();
  const names = items.map(({ label }) => label).join(', ');
  return (
    <li data-from={from} data-below={below} data-more={names}>
      <Tooltip label={names} isDescription={false}>
        <TagMore tabIndex={0}>
          <span aria-hidden>{text('ui.tagList.more', undefined, { count: items.length })}</span>
          <VisuallyHidden>{text('ui.tagList.moreLabel', undefined, { count: items.length, names })}</VisuallyHidden>
        </TagMore>
      </Tooltip>
    </li>
  );
}
