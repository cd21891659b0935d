import type { ComponentProps } from 'react';

export interface TextureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The band of the header, a whole page, or a part of a sheet. */
  readonly kind: 'header' | 'page' | 'sheet';
}

/**
 * Depth contours of a chart, behind what stands before it in a positioned parent. Its drawings come with `@skerry/ui/textures.css`; without
 * that file, or in a brand that switches the contours off, nothing shows. Never behind tables, forms or charts.
 */
export function Texture({ kind, ...rest }: TextureProps) {
  return <span aria-hidden {...rest} data-sk-texture={kind} />;
}
