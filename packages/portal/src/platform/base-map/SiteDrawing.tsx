import { useMemo } from 'react';
import { land } from 'virtual:base-map';
import type { Position } from './Position.ts';
import { towns } from './towns.ts';
import { Drawing } from './Drawing.styles.ts';
import { drawing, landAround, placeAround } from './drawSurroundings.ts';

export interface SiteDrawingProps {
  /** Of the frame, in pixels. */
  height: number;
  longitude: number;
  latitude: number;
}

/** How far above or below the middle a name stands so that the cross there does not cover it. */
function clearOfCross(name: string, along: number, down: number): number {
  const [reach, above, below] = [21, 12, 4];
  const half = name.length * 3.5;
  const isCovered = Math.abs(along) < half + reach && down - above < reach && down + below > -reach;
  if (!isCovered) return down;
  return down < -reach / 2 ? -reach - below : reach + above;
}

/** Coast and towns around a site, without the program of the map. */
export function SiteDrawing({ height, longitude, latitude }: SiteDrawingProps) {
  const { path, names } = useMemo(() => {
    const centre: Position = [longitude, latitude];
    // The frame is rarely wider.
    const { path, far } = landAround(centre, land, { width: 280, height });
    const place = placeAround(centre, far);
    return {
      path,
      names: towns
        .map(({ name, position }) => ({ name, at: place(position) }))
        .filter(
          ({ at: [x, y] }) =>
            Math.abs(x - drawing.width / 2) < 110 && Math.abs(y - 4 - drawing.height / 2) < height / 2 - 12,
        ),
    };
  }, [height, longitude, latitude]);
  const [x, y] = [drawing.width / 2, drawing.height / 2];
  return (
    <Drawing viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      {['shoal3', 'shoal2', 'shoal1', 'land'].map((look) => (
        <path key={look} className={look} d={path} />
      ))}
      {names.map(({ name, at: [left, top] }) => (
        <text key={name} x={left} y={clearOfCross(name, left - x, top - y) + y} textAnchor="middle">
          {name}
        </text>
      ))}
      <circle className="ring" cx={x} cy={y} r={13} />
      <path className="ring" d={`M${x - 17} ${y}h8M${x + 9} ${y}h8M${x} ${y - 17}v8M${x} ${y + 9}v8`} />
      <circle className="pin" cx={x} cy={y} r={6} />
    </Drawing>
  );
}
