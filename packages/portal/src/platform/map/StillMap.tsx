import { token } from '@skerry/ui';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { land } from 'virtual:base-map';
import { styled } from 'styled-components';
import { decodeLine } from '../base-map/decodeLine.ts';
import type { Extent } from '../base-map/extent.ts';
import type { Position } from '../base-map/Position.ts';
import { stillView, type StillFrame } from './stillView.ts';

export interface StillMapProps extends Pick<StillFrame, 'padding' | 'maxZoom'> {
  /** What is in view. */
  extent: Extent;
  /** What is marked on it. */
  marks?: (place: (position: Position) => Position) => ReactNode;
}

/** The coast as the moving map will have it, drawn without its program: an ornament until that is there. */
export function StillMap({ extent, padding, maxZoom, marks }: StillMapProps) {
  const root = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const place = useMemo(
    () => (size && size.width > 0 ? stillView(extent, { ...size, padding, maxZoom }) : undefined),
    [extent, size, padding, maxZoom],
  );
  const path = useMemo(() => place && size && coastOf(place, size), [place, size]);
  return (
    <Coast ref={root} aria-hidden>
      {path !== undefined &&
        ['shoal1', 'shoal2', 'shoal3', 'land'].map((look) => <path key={look} className={look} d={path} />)}
      {place && marks?.(place)}
    </Coast>
  );
}

/** The land that is near the frame, without the points that are less than a pixel from the one before. */
function coastOf(
  place: (position: Position) => Position,
  { width, height }: { width: number; height: number },
): string {
  return land
    .map((ring) => {
      const kept: Position[] = [];
      let isNear = false;
      for (const position of decodeLine(ring)) {
        const [x, y] = place(position);
        const last = kept.at(-1);
        if (last && Math.abs(x - last[0]) + Math.abs(y - last[1]) < 1.5) continue;
        kept.push([x, y]);
        isNear ||= x > -20 && y > -20 && x < width + 20 && y < height + 20;
      }
      const isSeen = isNear && kept.length > 2;
      return isSeen ? `M${kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : '';
    })
    .join('');
}

const Coast = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  /* As on the moving map, the wider the shallower. */
  .shoal1,
  .shoal2,
  .shoal3 {
    fill: none;
    stroke: ${token.map.shoal1};
    stroke-width: 18;
    stroke-linejoin: round;
  }
  .shoal2 {
    stroke: ${token.map.shoal2};
    stroke-width: 11;
  }
  .shoal3 {
    stroke: ${token.map.shoal3};
    stroke-width: 5;
  }
  .land {
    fill: ${token.map.land};
    stroke: ${token.map.coast};
    stroke-width: 0.7;
  }
`;
