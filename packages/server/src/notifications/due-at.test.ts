import { afterQuietHours, dueAt, type Hours } from './due-at.ts';

const never: Hours = {
  quietHours: false,
  quietFrom: '22:00',
  quietTo: '06:00',
  quietWeekends: false,
  dailyAt: '07:00',
};
const nights: Hours = { ...never, quietHours: true };
const weekends: Hours = { ...nights, quietWeekends: true };
/** A Friday in winter. */
const at = (time: string, day = '2024-11-22') => new Date(`${day}T${time}:00+01:00`);
const usual = { timing: 'AT_ONCE', isUrgent: false, lastAt: undefined } as const;

describe('a mail', () => {
  it('goes at once, with the next full hour, or in the morning', () => {
    expect(dueAt(at('14:20'), usual, never)).toEqual(at('14:20'));
    expect(dueAt(at('14:20'), { ...usual, timing: 'HOURLY' }, never)).toEqual(at('15:00'));
    expect(dueAt(at('14:00'), { ...usual, timing: 'HOURLY' }, never)).toEqual(at('15:00'));
    expect(dueAt(at('14:20'), { ...usual, timing: 'DAILY' }, never)).toEqual(at('07:00', '2024-11-23'));
    expect(dueAt(at('05:20'), { ...usual, timing: 'DAILY' }, never)).toEqual(at('07:00'));
  });

  it('never comes within ten minutes of the last about the same thing', () => {
    expect(dueAt(at('14:20'), { ...usual, lastAt: at('14:15') }, never)).toEqual(at('14:25'));
    expect(dueAt(at('14:20'), { ...usual, isUrgent: true, lastAt: at('14:15') }, nights)).toEqual(at('14:25'));
    expect(dueAt(at('14:20'), { ...usual, lastAt: at('13:15') }, never)).toEqual(at('14:20'));
  });

  it.each([
    ['21:59', '2024-11-21', at('21:59', '2024-11-21')],
    ['22:00', '2024-11-21', at('06:00', '2024-11-22')],
    ['03:00', '2024-11-22', at('06:00', '2024-11-22')],
    ['06:00', '2024-11-22', at('06:00', '2024-11-22')],
  ])('of %s on %s waits until the night is over', (time, day, expected) => {
    expect(afterQuietHours(at(time, day), nights)).toEqual(expected);
  });

  it('waits over a weekend and the night after it', () => {
    expect(afterQuietHours(at('22:30'), weekends)).toEqual(at('06:00', '2024-11-25'));
    expect(afterQuietHours(at('12:00', '2024-11-23'), weekends)).toEqual(at('06:00', '2024-11-25'));
  });

  it('comes through the night where it tells of an outage', () => {
    expect(dueAt(at('23:00'), { ...usual, isUrgent: true }, nights)).toEqual(at('23:00'));
    expect(dueAt(at('23:00'), usual, nights)).toEqual(at('06:00', '2024-11-23'));
  });

  it('waits by the clock through the change to summer time', () => {
    const night = new Date('2025-03-29T23:30:00+01:00');
    expect(afterQuietHours(night, nights)).toEqual(new Date('2025-03-30T06:00:00+02:00'));
  });

  it('waits for nothing where quiet hours begin when they end', () => {
    expect(afterQuietHours(at('05:00'), { ...nights, quietFrom: '06:00' })).toEqual(at('05:00'));
  });
});
