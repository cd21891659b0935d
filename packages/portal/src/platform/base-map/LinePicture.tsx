import { token } from '@skerry/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { useLazyComponent, type Part } from '../browser/useLazyComponent.ts';
import type { LineDrawingProps, LineEnd } from './LineDrawing.tsx';

const drawing: Part<LineDrawingProps> = {
  texts: [],
  component: async () => (await import('./LineDrawing.tsx')).LineDrawing,
};

const height = 180;
/** Before there is anything to draw, the words alone would be lost in it. */
const emptyHeight = 120;

/* What has to be in view, whatever the frame's width. */
const wide = { width: 440, height: height - 60, names: 250 } as const;
const narrow = { width: 180, height: height - 60, names: 80 } as const;

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${emptyHeight}px;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.sunken};

  &[data-is-drawn] {
    height: ${height}px;
    background: ${token.map.water};
  }
  @media print {
    display: none;
  }
`;

export interface LinePictureProps {
  /** Those that are on the map. Keep it stable: another array draws again. */
  readonly ends: readonly LineEnd[];
  /** Where there is nothing to draw yet: the picture comes in its place. */
  readonly children?: ReactNode;
}

/** Where a line is to go, drawn: an ornament beside what is said of it in words. */
export function LinePicture({ ends, children }: LinePictureProps) {
  const isNarrow = !useIsAtLeast('small');
  const { Component: Drawing, prepare } = useLazyComponent(drawing);
  const isKnown = ends.length > 0;
  useEffect(() => {
    if (isKnown) prepare();
  }, [isKnown, prepare]);
  return (
    <Frame aria-hidden={isKnown ? true : undefined} data-is-drawn={isKnown ? '' : undefined}>
      {isKnown ? Drawing && <Drawing ends={ends} frame={isNarrow ? narrow : wide} /> : children}
    </Frame>
  );
}
