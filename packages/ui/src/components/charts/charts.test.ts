import { apart } from '../TimeChart/apart.ts';
import { decimate, type Point } from './decimate.ts';
import { labelEvery, layoutOf } from './layout.ts';
import { linear, timeAxis, valueTicks, weekends } from './scales.ts';

describe('linear', () => {
  it('leads from values to places and back', () => {
    const scale = linear([0, 10], [100, 0]);
    expect([0, 5, 10].map((value) => scale(value))).toEqual([100, 50, 0]);
    expect(scale.invert(25)).toBe(7.5);
  });

  it('bears a domain without extent', () => expect(linear([5, 5], [0, 100])(5)).toBe(0));
});

it.each([
  [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [844e6, [0, 200e6, 400e6, 600e6, 800e6, 1000e6]],
  [1e9, [0, 200e6, 400e6, 600e6, 800e6, 1000e6]],
  [3, [0, 1, 2, 3]],
])('the axis of values to %d starts at zero and reaches the largest', (largest, ticks) => {
  expect(valueTicks(largest)).toEqual(ticks);
});

describe('timeAxis', () => {
  const monday = new Date(2024, 10, 11).getTime();
  const day = 86_400_000;

  it('labels days in their middle, in the language', () => {
    const [first] = timeAxis(monday, monday + 7 * day, 7, 'sv-SE');
    expect(first).toEqual({ at: monday, labelAt: monday + day / 2, label: 'mån 11' });
  });

  it('labels hours at their mark, on the 24-hour clock', () => {
    const marks = timeAxis(monday, monday + day, 8, 'en-GB');
    expect(marks.map(({ label }) => label)).toContain('15:00');
    expect(marks.every(({ at, labelAt }) => at === labelAt)).toBe(true);
  });

  it('finds weekends, cut at the ends of the axis, while days can be told apart', () => {
    expect(weekends(monday, monday + 7 * day)).toEqual([[monday + 5 * day, monday + 7 * day]]);
    expect(weekends(monday, monday + 5.5 * day)).toEqual([[monday + 5 * day, monday + 5.5 * day]]);
    expect(weekends(monday, monday + 90 * day)).toEqual([]);
  });
});

describe('decimate', () => {
  const many = Array.from({ length: 10_000 }, (_, index): Point => [index / 100, index === 4_321 ? 99 : index % 3]);

  it('keeps few points per pixel, and every peak', () => {
    const kept = decimate(many, 100);
    expect(kept.length).toBeLessThanOrEqual(500);
    expect(kept).toContainEqual([43.21, 99]);
    expect(kept.at(-1)).toEqual(many.at(-1));
  });

  it('keeps gaps', () => {
    expect(
      decimate(
        many.map(([x, y], index): Point => [x, index === 777 ? null : y]),
        100,
      ),
    ).toContainEqual([7.77, null]);
  });

  it('leaves few points as they are', () => expect(decimate(many.slice(0, 300), 100)).toHaveLength(300));
});

it('labels that would overlap are moved apart in their order', () => {
  expect(apart([{ y: 50 }, { y: 10 }, { y: 52 }], 12).map(({ y }) => y)).toEqual([10, 50, 65]);
});

describe('layoutOf', () => {
  it('keeps the drawing where it is while the labels of values are short', () => {
    expect(layoutOf(640, 12, ['0', '1 G'], true)).toMatchObject({ top: 12, right: 104, bottom: 28, left: 56 });
  });

  it('gives long labels of values their room', () => {
    expect(layoutOf(640, 12, ['1,000,000']).left).toBeGreaterThan(70);
  });

  it('grows with the text, and leaves the names at the line ends to the legend where they do not fit', () => {
    expect(layoutOf(640, 24, ['800 M'], true)).toMatchObject({ right: 8, bottom: 40, labelDrop: 32, hasEnds: false });
    expect(layoutOf(960, 24, ['800 M'], true)).toMatchObject({ right: 208, hasEnds: true });
  });
});

it.each([
  ['all labels that have room', 60, 12, 1],
  ['every second one in larger text', 60, 24, 2],
  ['every third one where they stand closer', 40, 24, 3],
])('shows %s', (_, step, em, every) => expect(labelEvery(['11 Nov', '12 Nov'], step, em)).toBe(every));
