import type { Map as MapLibreMap } from 'maplibre-gl';

/** What is needed of a map. */
export type MovingMap = Pick<MapLibreMap, 'on' | 'isMoving' | 'getLayer' | 'setPaintProperty'>;

/** Frames that tell whether a map is slow, and the most that each may take, in milliseconds. */
const judgedFrames = 6;
const slowFrame = 40;

/**
 * Without a graphics card a chart takes a tenth of a second to draw, most of it for fine lines. A map that has proved that slow is drawn
 * without those line layers from then on while it moves, and whole as soon as it rests.
 */
export function leaveOutWhileSlow(map: MovingMap, layers: readonly string[]): void {
  let isSlow = false;
  let isLeftOut = false;
  let frames = 0;
  let begin = 0;
  const draw = (opacity: 0 | 1) => {
    isLeftOut = opacity === 0;
    // A style that is just being replaced has none of them yet.
    for (const layer of layers) if (map.getLayer(layer)) map.setPaintProperty(layer, 'line-opacity', opacity);
  };
  map.on('movestart', () => {
    frames = 0;
    if (isSlow) draw(0);
  });
  map.on('render', () => {
    if (isSlow || !map.isMoving()) return;
    if (frames === 0) begin = performance.now();
    frames += 1;
    isSlow = frames > judgedFrames && (performance.now() - begin) / (frames - 1) > slowFrame;
    if (isSlow) draw(0);
  });
  map.on('moveend', () => {
    if (isLeftOut) draw(1);
  });
}
