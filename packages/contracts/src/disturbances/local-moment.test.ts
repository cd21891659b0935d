import { readMoment } from './local-moment.ts';

describe('a moment that somebody has typed', () => {
  it('is what clocks show in the three countries, in winter and in summer', () => {
    expect(readMoment('2024-12-06T23:00').moment).toEqual(new Date('2024-12-06T22:00Z'));
    expect(readMoment('2024-07-06T23:00:00').moment).toEqual(new Date('2024-07-06T21:00Z'));
  });

  it('has to say which is meant in the hour that comes twice', () => {
    expect(readMoment('2024-10-27T02:30')).toEqual({
      fault: 'ambiguousTime',
      choices: ['2024-10-27T02:30:00+02:00', '2024-10-27T02:30:00+01:00'],
    });
    expect(readMoment('2024-10-27T02:30:00+02:00').moment).toEqual(new Date('2024-10-27T00:30Z'));
    expect(readMoment('2024-10-27T02:30:00+01:00').moment).toEqual(new Date('2024-10-27T01:30Z'));
    expect(readMoment('2024-10-27T01:59').moment).toEqual(new Date('2024-10-26T23:59Z'));
    expect(readMoment('2024-10-27T03:00').moment).toEqual(new Date('2024-10-27T02:00Z'));
  });

  it('does not exist in the hour that is left out', () => {
    expect(readMoment('2024-03-31T02:30').fault).toBe('missingTime');
    expect(readMoment('2024-03-31T03:00').moment).toEqual(new Date('2024-03-31T01:00Z'));
  });

  it.each(['', 'soon', '2024-12-06', '2024-02-31T10:00', '2024-12-06T25:00', '2024-13-06T10:00Z', '2024-12-06 10:00'])(
    'is refused as %j',
    (text) => expect(readMoment(text).fault).toBe('invalidFormat'),
  );
});
