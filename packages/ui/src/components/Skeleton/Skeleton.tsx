import type { ComponentProps, CSSProperties } from 'react';
import { SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands in for. @default 'text' */
  readonly shape?: 'text' | 'title' | 'control' | 'square' | 'circle';
  /** Share of the width it is given, in per cent. Squares and circles have their own. @default 100 */
  readonly width?: number;
}

/**
 * One bar in the shape of what is on its way, shown after 150 ms. Mark what it stands in with `aria-busy`; the bars say nothing to screen readers.
 *
 * @example
 * <Stack aria-busy><Skeleton shape="title" width={40} /><Skeleton width={80} /></Stack>
 */
export function Skeleton({ shape = 'text', width, style, ...rest }: SkeletonProps) {
  const custom: CSSProperties & { '--skeleton-width'?: string } = {
    ...style,
    ...(width !== undefined && { '--skeleton-width': `${width}%` }),
  };
  return <SkeletonRoot aria-hidden {...rest} style={custom} data-shape={shape} />;
}
