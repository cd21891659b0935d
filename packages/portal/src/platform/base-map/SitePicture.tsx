import { Skeleton, token } from '@skerry/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLazyComponent, type Part } from '../browser/useLazyComponent.ts';
import { useQuietLine } from '../browser/useQuietLine.ts';
import type { SiteDrawingProps } from './SiteDrawing.tsx';

const drawing: Part<SiteDrawingProps> = {
  texts: [],
  component: async () => (await import('./SiteDrawing.tsx')).SiteDrawing,
};

const heights = { pair: 88, small: 140, large: 200 } as const;

/** The frame of a drawing. */
export const PictureFrame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${heights.small}px;
  margin-bottom: ${token.space[12]};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.map.water};

  &[data-size='pair'] {
    height: ${heights.pair}px;
  }
  &[data-size='large'] {
    height: ${heights.large}px;
  }
  @media print {
    display: none;
  }
`;

export interface SitePictureProps extends Omit<SiteDrawingProps, 'height'> {
  /** `pair` for each of two ends, `large` on the site's own page. @default 'small' */
  size?: keyof typeof heights;
}

/** The room of a drawing whose place is not known yet. */
export function PictureShape({ size }: { size: keyof typeof heights }) {
  return (
    <Skeleton style={{ height: heights[size], marginBottom: token.space[12], borderRadius: token.radius.surface }} />
  );
}

/** Where a site is, drawn: an ornament beside its address. */
export function SitePicture({ longitude, latitude, size = 'small' }: SitePictureProps) {
  const { Component: Drawing, prepare } = useLazyComponent(drawing);
  const isQuiet = useQuietLine();
  useEffect(() => {
    // It comes after all that somebody waits for, and stays away without a word.
    if (isQuiet) prepare();
  }, [isQuiet, prepare]);
  return (
    <PictureFrame aria-hidden data-size={size}>
      {Drawing && <Drawing longitude={longitude} latitude={latitude} height={heights[size]} />}
    </PictureFrame>
  );
}
