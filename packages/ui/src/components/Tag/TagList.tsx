'use client';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { TagListRoot, TagMore } from './Tag.styles.ts';

export interface TagListItemData {
  readonly id: string;
  readonly label: string;
  /** Before the label, such as its colour. */
  readonly mark?: ReactNode;
}

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly TagListItemData[];
  /** How many are shown from veryLarge up; one less below. The rest is "+n", whose names it tells where it is pointed at or has the focus. @default 3 */
  readonly max?: number;
}

/**
 * Tags in a row of a table, the first few of them.
 *
 * @example
 * <TagList items={user.roles.map((role) => ({ id: role.id, label: role.displayName }))} />
 */
export function TagList({ items, max = 3, ...rest }: TagListProps) {
  const fewer = Math.max(1, max - 1);
  return (
    <TagListRoot {...rest}>
      {items.slice(0, max).map(({ id, label, mark }, index) => (
        <li key={id} data-from={index >= fewer ? 'veryLarge' : undefined}>
          {mark}
          {label}
        </li>
      ))}
      {items.length > fewer && <More items={items.slice(fewer)} below="veryLarge" />}
      {items.length > max && <More items={items.slice(max)} from="veryLarge" />}
    </TagListRoot>
  );
}

function More({ items, from, below }: { items: readonly TagListItemData[]; from?: 'veryLarge'; below?: 'veryLarge' }) {
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
