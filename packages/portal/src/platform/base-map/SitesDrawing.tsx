import { token } from '@skerry/ui';
import { useMemo } from 'react';
import { land } from 'virtual:base-map';
import { styled } from 'styled-components';
import { Drawing } from './Drawing.styles.ts';
import { drawing, landBetween, placeAround } from './drawSurroundings.ts';
import type { Position } from './Position.ts';

export type DrawnTone = 'positive' | 'attention' | 'critical' | 'neutral';

export interface DrawnSite {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly tone: DrawnTone;
}

export interface SitesDrawingProps {
  readonly sites: readonly DrawnSite[];
  /** Of what surely is in view, in pixels. */
  readonly frame: { readonly width: number; readonly height: number };
}

const Pin = styled.circle`
  fill: ${token.tone.neutral.fg};
  stroke: ${token.map.pinFg};
  stroke-width: 2;

  &[data-tone='positive'] {
    fill: ${token.tone.positive.fg};
  }
  &[data-tone='attention'] {
    fill: ${token.tone.attention.fg};
  }
  &[data-tone='critical'] {
    fill: ${token.tone.critical.fg};
  }
`;

/** So much stays free around the outermost. */
const edge = 24;

/** Where several sites are, with the coast around them. */
export function SitesDrawing({ sites, frame }: SitesDrawingProps) {
  const { path, far, marks } = useMemo(() => {
    const [longitudes, latitudes] = [sites.map(({ longitude }) => longitude), sites.map(({ latitude }) => latitude)];
    const corners: [Position, Position] = [
      [Math.min(...longitudes), Math.min(...latitudes)],
      [Math.max(...longitudes), Math.max(...latitudes)],
    ];
    const surroundings = landBetween(corners, land, { width: frame.width - edge * 2, height: frame.height - edge * 2 });
    const place = placeAround(surroundings.centre, surroundings.far);
    return {
      ...surroundings,
      marks: sites.map((site) => ({ ...site, at: place([site.longitude, site.latitude]) })),
    };
  }, [sites, frame]);
  return (
    <Drawing viewBox={`0 0 ${drawing.width} ${drawing.height}`} data-is-far={far > 2 ? '' : undefined}>
      {['shoal3', 'shoal2', 'shoal1', 'land'].map((look) => (
        <path key={look} className={look} d={path} />
      ))}
      {marks.map(({ id, at: [x, y], tone }) => (
        <Pin key={id} cx={x} cy={y} r={6} data-tone={tone} />
      ))}
    </Drawing>
  );
}
