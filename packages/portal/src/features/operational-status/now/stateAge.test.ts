import { isStale } from './stateAge.ts';

const now = new Date('2024-11-21T09:40:00Z');

describe('the state of a site', () => {
  it.each([
    ['2024-11-21T09:39:00Z', false],
    ['2024-11-21T09:25:00Z', false],
    ['2024-11-21T09:24:00Z', true],
    [null, true],
    ['soon', true],
  ])('reported at %s is old: %s', (asOf, expected) => expect(isStale(asOf, now)).toBe(expected));
});
