'use client';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TagDot, TagRemove, TagRoot } from './Tag.styles.ts';

export interface TagLook extends Omit<ComponentProps<'span'>, 'color'> {
  readonly children: ReactNode;
  /** A dot in the colour of that chart series, for tags that group. Decoration: the word carries the meaning. */
  readonly dot?: 1 | 2 | 3 | 4 | 5 | 6;
}
export type TagRemoval =
  | { readonly onRemove?: never; readonly removeLabel?: never }
  | {
      /** The reader takes the tag away; without it there is no button. */
      readonly onRemove: () => void;
      /** Says what is removed, such as "Remove In service". */
      readonly removeLabel: string;
    };

export type TagProps = TagLook & TagRemoval;

/**
 * A word on a small plate: a role, a label, an applied filter. What changes state is a `StatusLabel`.
 *
 * @example
 * <Tag>Operation staff</Tag>
 */
export function Tag({ children, dot, onRemove, removeLabel, ...rest }: TagProps) {
  const removeByKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Backspace' && event.key !== 'Delete') || event.repeat) return;
    event.preventDefault();
    onRemove?.();
  };
  return (
    <TagRoot {...rest}>
      {dot !== undefined && <TagDot data-series={dot} />}
      {children}
      {onRemove && (
        <TagRemove type="button" aria-label={removeLabel} onClick={onRemove} onKeyDown={removeByKey}>
          <Icon icon={IconX} size="small" width={12} height={12} />
        </TagRemove>
      )}
    </TagRoot>
  );
}
