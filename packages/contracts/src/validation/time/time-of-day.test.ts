import fc from 'fast-check';
import { expectAgreement, fewerRuns, nearMisses } from '../../../test/agreement.ts';
import { isTimeOfDay } from './time-of-day.ts';

const two = (number: number) => `${number}`.padStart(2, '0');

describe('a time of day', () => {
  it('is one of the 1440 minutes of a day, as HH:MM', () => {
    const minutes = new Set(
      Array.from({ length: 1440 }, (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`),
    );
    expect([...minutes].filter((text) => !isTimeOfDay(text))).toEqual([]);
    expectAgreement(
      isTimeOfDay,
      (text) => minutes.has(text),
      nearMisses(
        fc.tuple(fc.nat({ max: 26 }), fc.nat({ max: 65 })).map((parts) => parts.map(two).join(':')),
        '0123456789:. \n',
      ),
      fewerRuns,
    );
  });

  it.each(['24:00', '23:60', '9:05', '09.05', '0905', '09:05:00', '09:05 ', '٠٩:٠٥', ''])('may not be %j', (text) =>
    expect(isTimeOfDay(text)).toBe(false),
  );
});
