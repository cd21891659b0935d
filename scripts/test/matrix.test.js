import { matrixOf, pairsOf } from './matrix.mjs';

const letters = [...'abcdefgh'];
const numbers = [1, 2, 3, 4, 5];

/** @param {[row: string, columns: number[]][]} cells @param {number} column */
const rowsThatMeet = (cells, column) => cells.filter(([, met]) => met.includes(column)).length;

describe('a sample of a matrix', () => {
  it('meets the same number of columns in each row, and each column about equally often', () => {
    const cells = matrixOf('test', letters, numbers, { perRow: 2, whole: false });
    expect(cells.map(([row]) => row)).toEqual(letters);
    for (const [, met] of cells) expect(met).toHaveLength(2);
    for (const column of numbers) expect([3, 4]).toContain(rowsThatMeet(cells, column));
  });

  it('is the same in each run', () => {
    const draw = () => matrixOf('test', letters, numbers, { perRow: 3, whole: false });
    expect(draw()).toEqual(draw());
  });

  it('meets more columns in a row where each column would meet too few rows', () => {
    const cells = matrixOf('test', ['a', 'b', 'c'], numbers, { perRow: 1, whole: false });
    for (const column of numbers) expect(rowsThatMeet(cells, column)).toBeGreaterThanOrEqual(2);
  });

  it('is the whole where rows or columns are few', () => {
    expect(matrixOf('test', ['a'], numbers, { perRow: 9, whole: false })).toEqual([['a', numbers]]);
    expect(matrixOf('test', [], numbers, { perRow: 2, whole: false })).toEqual([]);
  });

  it('is the whole in the whole run', () => {
    const cells = matrixOf('test', letters, numbers, { perRow: 1, whole: true });
    for (const [, met] of cells) expect(met).toEqual(numbers);
  });
});

describe('pairs', () => {
  it.each([
    [4, 3],
    [4, 2],
    [3, 3],
    [1, 5],
    [6, 4],
  ])('of %i and %i are each there once', (a, b) => {
    const pairs = pairsOf(letters.slice(0, a), letters.slice(0, b));
    expect(pairs).toHaveLength(a * b);
    expect(new Set(pairs.map(String)).size).toBe(a * b);
  });

  it('that follow each other hold different values of both', () => {
    const few = pairsOf(letters.slice(0, 4), numbers.slice(0, 3)).slice(5, 8);
    expect(new Set(few.map(([letter]) => letter)).size).toBe(3);
    expect(new Set(few.map(([, number]) => number)).size).toBe(3);
  });
});
