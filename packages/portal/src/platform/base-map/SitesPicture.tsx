import { useEffect } from 'react';
import { useLazyComponent, type Part } from '../browser/useLazyComponent.ts';
import { useQuietLine } from '../browser/useQuietLine.ts';
import { PictureFrame } from './SitePicture.tsx';
import type { DrawnSite, SitesDrawingProps } from './SitesDrawing.tsx';

const part: Part<SitesDrawingProps> = {
  texts: [],
  component: async () => (await import('./SitesDrawing.tsx')).SitesDrawing,
};

/** As high as the frame; a side column is rarely narrower. */
const frame = { width: 260, height: 200 } as const;

/** Where several sites are, drawn: an ornament beside words that say the same. */
export function SitesPicture({ sites }: { sites: readonly DrawnSite[] }) {
  const { Component: SitesDrawing, prepare } = useLazyComponent(part);
  const isQuiet = useQuietLine();
  useEffect(() => {
    if (isQuiet) prepare();
  }, [isQuiet, prepare]);
  return (
    <PictureFrame aria-hidden data-size="large">
      {SitesDrawing && <SitesDrawing sites={sites} frame={frame} />}
    </PictureFrame>
  );
}
