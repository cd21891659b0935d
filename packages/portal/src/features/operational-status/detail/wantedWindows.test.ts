import { readWindow } from './wantedWindows.ts';

const now = new Date('2024-10-21T10:00:00Z');

describe('a window that is wished for', () => {
  it('ends on the day that it begins on', () =>
    expect(readWindow({ day: '2024-12-11', from: '01:00', to: '05:00' }, now)).toEqual({
      choices: [],
      window: { startsAt: '2024-12-11T01:00', endsAt: '2024-12-11T05:00' },
    }));

  it('goes over midnight where its end is before its beginning', () =>
    expect(readWindow({ day: '2024-12-31', from: '22:00', to: '03:00' }, now).window).toEqual({
      startsAt: '2024-12-31T22:00',
      endsAt: '2025-01-01T03:00',
    }));

  it('says nothing while it is not typed to its end', () =>
    expect(readWindow({ day: '2024-12-11', from: '22:00', to: '' }, now)).toEqual({}));

  it('is not in the past', () =>
    expect(readWindow({ day: '2024-10-21', from: '09:00', to: '11:00' }, now).fault).toBe('past'));

  it('asks which of the two is meant in the hour that comes twice, and takes the choice', () => {
    const twice = { day: '2024-10-27', from: '02:30', to: '05:00' };
    const { fault, choices } = readWindow(twice, now);
    expect(fault).toBe('ambiguousTime');
    expect(choices).toEqual(['2024-10-27T02:30:00+02:00', '2024-10-27T02:30:00+01:00']);
    expect(readWindow(twice, now, choices?.[1]).window?.startsAt).toBe('2024-10-27T02:30:00+01:00');
  });

  it('does not begin in an hour that is left out', () =>
    expect(readWindow({ day: '2025-03-30', from: '02:30', to: '05:00' }, now).fault).toBe('missingTime'));
});
