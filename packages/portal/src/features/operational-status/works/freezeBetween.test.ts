import { freezeBetween } from './freezeBetween.ts';

const winter = { id: 'winter', name: 'Winter freeze', countries: ['se', 'no'], from: '2024-12-16', to: '2025-01-06' };
const work = (startsAt: string, countries = ['se']) => ({ startsAt, countries });

describe('the freeze period between two works', () => {
  it.each([
    ['begins after the first and before the next', '2024-12-12T22:00:00Z', '2025-01-08T08:00:00Z', winter],
    ['is there when the next begins on its first day', '2024-12-12T22:00:00Z', '2024-12-16T08:00:00Z', winter],
    ['is not there when both are before it', '2024-12-01T22:00:00Z', '2024-12-12T22:00:00Z', undefined],
    ['is not there when both are in or after it', '2024-12-17T22:00:00Z', '2025-01-08T08:00:00Z', undefined],
  ])('%s', (_, before, next, expected) => expect(freezeBetween([winter], work(before), work(next))).toBe(expected));

  it('is none above the first work of a list', () =>
    expect(freezeBetween([winter], undefined, work('2025-01-08T08:00:00Z'))).toBeUndefined());

  it('counts only in the countries of the works', () =>
    expect(
      freezeBetween([winter], work('2024-12-12T22:00:00Z', ['dk']), work('2025-01-08T08:00:00Z', ['dk'])),
    ).toBeUndefined());
});
