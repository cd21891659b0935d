export type Point = readonly [x: number, y: number | null];

/** At most four points per pixel: the first, the least, the greatest and the last of each, so that no peak is lost. */
export function decimate(points: readonly Point[], width: number): readonly Point[] {
  if (points.length <= width * 4) return points;
  const kept: Point[] = [];
  let start = 0;
  while (start < points.length) {
    const pixel = Math.floor(points[start]?.[0] ?? 0);
    let end = start;
    let least = start;
    let greatest = start;
    let gap = -1;
    while (end < points.length && Math.floor(points[end]?.[0] ?? 0) === pixel) {
      const value = points[end]?.[1] ?? null;
      if (value === null) gap = end;
      else {
        if (value < (points[least]?.[1] ?? Infinity)) least = end;
        if (value > (points[greatest]?.[1] ?? -Infinity)) greatest = end;
      }
      end++;
    }
    const wanted = [start, least, greatest, gap, end - 1].filter((index) => index >= 0);
    for (const index of [...new Set(wanted)].sort((a, b) => a - b)) {
      const point = points[index];
      if (point) kept.push(point);
    }
    start = end;
  }
  return kept;
}
