import type { Position } from './Position.ts';
import { stepsPerDegree } from './extent.ts';

/** The points of a line of the base map, which is written as steps. */
export function decodeLine(steps: readonly number[]): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    points.push([x / stepsPerDegree.longitude, y / stepsPerDegree.latitude]);
  }
  return points;
}
