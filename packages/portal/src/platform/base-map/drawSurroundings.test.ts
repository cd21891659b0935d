import { stepsPerDegree } from './extent.ts';
import { drawing, landAround, landBetween, placeAround } from './drawSurroundings.ts';

const ring = (...points: [number, number][]) => {
  let before = [0, 0] as [number, number];
  return points.flatMap(([longitude, latitude]) => {
    const point: [number, number] = [longitude * stepsPerDegree.longitude, latitude * stepsPerDegree.latitude];
    const step = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return step;
  });
};

it('puts the site in the middle', () => {
  expect(placeAround([12, 57])([12, 57])).toEqual([drawing.width / 2, drawing.height / 2]);
});

it('fills the main column of the widest page', () => {
  const [content, aside] = [1600, 360];
  expect(drawing.width).toBeGreaterThanOrEqual(content - aside);
});

it('cuts the land to the drawing, and leaves out what is elsewhere', () => {
  const around = ring([0, 50], [24, 50], [24, 64], [0, 64]);
  const elsewhere = ring([20, 60], [21, 60], [21, 61]);
  const { path } = landAround([12, 57], [around, elsewhere]);
  expect(path.split('Z').filter(Boolean)).toHaveLength(1);
  const numbers = path.match(/-?\d+\.\d/g)?.map(Number) ?? [];
  expect(numbers.every((number) => number >= -30 && number <= drawing.width + 30)).toBe(true);
});

it('has land go on where the base map ends, so that no picture shows its edge as a coast', () => {
  const toTheEdge = ring([20, 55], [42, 55], [42, 70], [20, 70]);
  const { path } = landBetween(
    [
      [22, 65.6],
      [5.3, 60.4],
    ],
    [toTheEdge],
    { width: 440, height: 120 },
  );
  const easts = [...path.matchAll(/[ML](-?\d+\.\d)/g)].map(([, x]) => Number(x));
  expect(Math.max(...easts)).toBeGreaterThan(drawing.width);
});

it('steps back until the frame has coast in view', () => {
  const frame = { width: 280, height: 140 };
  const near = ring([0, 50], [12.2, 50], [12.2, 57], [12.2, 64], [0, 64]);
  expect(landAround([12, 57], [near], frame).far).toBe(1);
  const inland = ring([0, 50], [13.5, 50], [13.5, 57], [13.5, 64], [0, 64]);
  expect(landAround([12, 57], [inland], frame).far).toBe(2);
});

it('draws two places from as near as both are in view, around their middle', () => {
  const frame = { width: 400, height: 120 };
  const around = ring([0, 50], [24, 50], [24, 64], [0, 64]);
  const { far, centre } = landBetween(
    [
      [11.9, 57.7],
      [18.1, 59.3],
    ],
    [around],
    frame,
  );
  expect(centre).toEqual([15, 58.5]);
  for (const place of [placeAround(centre, far)([11.9, 57.7]), placeAround(centre, far)([18.1, 59.3])]) {
    expect(Math.abs(place[0] - drawing.width / 2)).toBeLessThanOrEqual(frame.width / 2 + 0.1);
    expect(Math.abs(place[1] - drawing.height / 2)).toBeLessThanOrEqual(frame.height / 2 + 0.1);
  }
  expect(
    landBetween(
      [
        [12, 57],
        [12, 57],
      ],
      [around],
      frame,
    ).far,
  ).toBe(1);
});
