import type { ComponentProps } from 'react';
import type { LayoutProps, SpaceProps, SurfaceProps } from '../../system/systemProps.ts';
import { Primitive, type LayoutElement } from '../Primitive.ts';

export interface BoxProps extends SpaceProps, LayoutProps, SurfaceProps, Omit<ComponentProps<'div'>, 'color'> {
  /** The element it renders. @default 'div' */
  readonly as?: LayoutElement;
}

/** A rectangle with padding, a surface and a greatest width. For rows, columns and grids of things: `Inline`, `Stack`, `Grid`. */
export function Box(props: BoxProps) {
  return <Primitive {...props} />;
}
