import { fittingTags } from './fittingTags.ts';

const fit = (available: number, ...tags: number[]) => fittingTags({ tags, more: 20, gap: 4, available });

describe('tags on one line', () => {
  it.each([
    ['all that there is room for', 108, [52, 52], 2],
    ['all, where the last takes the place of "+n"', 124, [52, 52, 12], 3],
    ['those that leave room for "+n"', 107, [52, 52], 1],
    ['two of three', 132, [52, 52, 52], 2],
    ['one of three', 131, [52, 52, 52], 1],
    ['three of four, however much room there is', 1000, [52, 52, 52, 52], 3],
    ['one, however narrow it is', 10, [52, 52], 1],
  ])('are %s', (_what, available, tags, count) => {
    expect(fit(available, ...tags)).toBe(count);
  });
});
