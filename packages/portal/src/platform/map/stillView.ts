import { baseMapExtent, type Extent } from '../base-map/extent.ts';
import type { Position } from '../base-map/Position.ts';

export interface StillFrame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** How far from each edge the extent stays. */
  readonly padding: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** No nearer than at this zoom of the moving map. */
  readonly maxZoom: number;
}

/** The earth at zoom 0 of the moving map, in pixels. */
const worldSize = 512;

function onWorld([longitude, latitude]: Position): Position {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * worldSize, (0.5 - north / (2 * Math.PI)) * worldSize];
}

/** Puts places of the earth where the moving map has them once it shows all of an extent: with it, nothing jumps. */
export function stillView(extent: Extent, frame: StillFrame): (place: Position) => Position {
  const { width, height, padding, maxZoom } = frame;
  const [left, top, right, bottom] = boundsOf(extent);
  const [mapLeft, mapTop, mapRight, mapBottom] = boundsOf(baseMapExtent);
  const room = [width - padding.left - padding.right, height - padding.top - padding.bottom] as const;
  const fitting = Math.min(room[0] / (right - left), room[1] / (bottom - top), 2 ** maxZoom);
  // Beyond what the map covers there is nothing to see.
  const scale = Math.max(fitting, width / (mapRight - mapLeft), height / (mapBottom - mapTop));
  const within = (start: number, size: number, first: number, last: number) =>
    Math.min(Math.max(start, first), last - size / scale);
  const x = within((left + right) / 2 - (padding.left + room[0] / 2) / scale, width, mapLeft, mapRight);
  const y = within((top + bottom) / 2 - (padding.top + room[1] / 2) / scale, height, mapTop, mapBottom);
  return (place) => {
    const [east, south] = onWorld(place);
    return [(east - x) * scale, (south - y) * scale];
  };
}

function boundsOf([west, south, east, north]: Extent): readonly [number, number, number, number] {
  return [...onWorld([west, north]), ...onWorld([east, south])];
}
