/** Whether the browser has what draws the map. That it is there and still fails, the chart finds out. */
export function canDrawMaps(): boolean {
  return typeof WebGL2RenderingContext !== 'undefined';
}
