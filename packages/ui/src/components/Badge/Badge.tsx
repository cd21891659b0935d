'use client';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { BadgeRoot } from './Badge.styles.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many; nothing shows at 0. */
  readonly count: number;
  /** What is counted, for screen readers: "3 unread tickets". */
  readonly label: string;
  /** Above this it says "99+". @default 99 */
  readonly limit?: number;
  /** What the number means for the reader. @default 'neutral' */
  readonly tone?: 'neutral' | 'info' | 'attention' | 'critical';
  /** `dot` says only that there is something. @default 'count' */
  readonly variant?: 'count' | 'dot';
}

/**
 * How many of something wait, beside the word that they belong to. A state has a `StatusLabel`, a category a `Tag`.
 *
 * @example
 * Tickets <Badge count={3} label="3 waiting for you" tone="attention" />
 */
export function Badge({ count, label, limit = 99, tone = 'neutral', variant = 'count', ...rest }: BadgeProps) {
  const text = useUiText();
  if (count <= 0) return null;
  return (
    <BadgeRoot {...rest} data-tone={tone} data-variant={variant}>
      {variant === 'count' && (
        <span aria-hidden>{count > limit ? text('ui.badge.over', undefined, { limit }) : count}</span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </BadgeRoot>
  );
}
