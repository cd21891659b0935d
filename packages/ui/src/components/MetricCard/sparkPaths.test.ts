import { sparkPaths } from './sparkPaths.ts';

describe('the path of a spark line', () => {
  it('goes from the left edge to the right one, zero at the bottom and the greatest on top', () => {
    expect(sparkPaths([0, 10, 5]).line).toBe('M0 40L50 2L100 21');
    expect(sparkPaths([0, 10, 5]).area).toBe('M0 40L0 40L50 2L100 21L100 40Z');
  });

  it('begins below zero where a value does', () => {
    expect(sparkPaths([-10, 10]).line).toBe('M0 40L100 2');
  });

  it('stays open where nothing was measured, and shows a value between two gaps as a dot', () => {
    expect(sparkPaths([10, null, 10, null, 0, 0]).line).toBe('M0 2h0M40 2h0M80 40L100 40');
  });

  it('lies at the bottom where all is zero, and is empty where nothing is known', () => {
    expect(sparkPaths([0, 0]).line).toBe('M0 40L100 40');
    expect(sparkPaths([null, null])).toEqual({ line: '', area: '' });
    expect(sparkPaths([])).toEqual({ line: '', area: '' });
  });

  it('keeps the peaks of more points than there are pixels', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => (index === 5_000 ? 100 : 1));
    const { line } = sparkPaths(values);
    expect(line).toMatch(/ 2L/);
    expect(line.split('L').length).toBeLessThan(2_500);
  });
});
