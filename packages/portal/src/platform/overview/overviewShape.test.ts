import { overviewShape } from './overviewShape.ts';

describe('a list of the overview', () => {
  it.each([
    [0, 'line'],
    [1, 'band'],
    [2, 'band'],
    [3, 'panel'],
    [5, 'panel'],
    [6, 'band'],
  ] as const)('of %i rows is a %s', (rows, shape) => expect(overviewShape(rows)).toBe(shape));
});
