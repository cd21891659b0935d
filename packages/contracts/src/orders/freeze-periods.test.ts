import { freezesDuring } from './freeze-periods.ts';

const winter = { name: 'winter', from: '2024-12-16', to: '2025-01-06', countries: ['se', 'no', 'dk'] };
const blackFriday = { name: 'black friday', from: '2024-11-25', to: '2024-12-03', countries: ['se'] };
const periods = [winter, blackFriday];
const namesIn = (from: string, to: string, country = 'se') =>
  freezesDuring({ from, to }, periods, country).map(({ name }) => name);

describe('a freeze period', () => {
  it.each([
    ['the week before it', '2024-12-09', '2024-12-15', []],
    ['the week that begins with it', '2024-12-16', '2024-12-22', ['winter']],
    ['the week of its last day', '2025-01-06', '2025-01-12', ['winter']],
    ['the week after it', '2025-01-07', '2025-01-13', []],
    ['a time that holds it whole', '2024-11-01', '2025-02-01', ['black friday', 'winter']],
  ])('and %s: %s to %s', (_what, from, to, expected) => expect(namesIn(from, to)).toEqual(expected));

  it('applies only in its own countries', () => {
    expect([namesIn('2024-11-25', '2024-12-01', 'se'), namesIn('2024-11-25', '2024-12-01', 'dk')]).toEqual([
      ['black friday'],
      [],
    ]);
  });
});
