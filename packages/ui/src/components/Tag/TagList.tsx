'use client';
import type { ComponentProps } from 'react';
import { FittedTags } from './FittedTags.tsx';
import { MoreTags } from './MoreTags.tsx';
import { TagListRoot } from './Tag.styles.ts';
import type { TagListItemData } from './tagListItem.ts';

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags, the most important first. */
  readonly items: readonly TagListItemData[];
  /**
   * How many are shown from veryLarge up; one less below. The rest is "+n", whose names it tells where it is pointed at or has the focus.
   * `fit`: as many as there is room for on one line, three at most. @default 3
   */
  readonly max?: number | 'fit';
}

/**
 * Tags in a row of a table, the first few of them.
 *
 * @example
 * <TagList items={user.roles.map((role) => ({ id: role.id, label: role.displayName }))} />
 */
export function TagList({ items, max = 3, ...rest }: TagListProps) {
  if (max === 'fit') return <FittedTags items={items} {...rest} />;
  const fewer = Math.max(1, max - 1);
  return (
    <TagListRoot {...rest}>
      {items.slice(0, max).map(({ id, label, mark }, index) => (
        <li key={id} data-from={index >= fewer ? 'veryLarge' : undefined}>
          {mark}
          {label}
        </li>
      ))}
      {items.length > fewer && <MoreTags items={items.slice(fewer)} below="veryLarge" />}
      {items.length > max && <MoreTags items={items.slice(max)} from="veryLarge" />}
    </TagListRoot>
  );
}
