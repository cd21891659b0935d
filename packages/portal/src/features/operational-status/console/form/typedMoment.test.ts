import { momentOfTyped, readTyped, typedIn, typedOf, writeTyped } from './typedMoment.ts';

describe('a moment that staff type', () => {
  it('is kept as one text, however much of it is there', () => {
    for (const typed of [
      { day: '2024-12-06', time: '23:00', offset: '' },
      { day: '2024-12-06', time: '', offset: '' },
      { day: '', time: '23:00', offset: '' },
      { day: '2024-10-27', time: '02:30', offset: '+01:00' },
    ])
      expect(readTyped(writeTyped(typed))).toEqual(typed);
    expect(writeTyped({ day: '', time: '', offset: '' })).toBe('');
  });

  it('is what clocks show in the three countries', () => {
    expect(momentOfTyped('2024-12-06T23:00')).toEqual({ moment: new Date('2024-12-06T22:00Z'), offsets: [] });
    expect(momentOfTyped('2024-12-06T')).toEqual({ fault: 'required', offsets: [] });
    expect(momentOfTyped('2024-03-31T02:30').fault).toBe('missingTime');
  });

  it('has to say which is meant in the hour that comes twice, and stays what was said', () => {
    expect(momentOfTyped('2024-10-27T02:30')).toEqual({ fault: 'ambiguousTime', offsets: ['+02:00', '+01:00'] });
    expect(momentOfTyped('2024-10-27T02:30+01:00').moment).toEqual(new Date('2024-10-27T01:30Z'));
    expect(typedOf('2024-10-27T01:30:00.000Z')).toBe('2024-10-27T02:30+01:00');
    expect(typedOf('2024-10-27T00:30:00.000Z')).toBe('2024-10-27T02:30+02:00');
  });

  it('that was chosen for another day is asked for again there', () => {
    expect(momentOfTyped('2024-12-06T02:30+02:00')).toEqual({ moment: new Date('2024-12-06T01:30Z'), offsets: [] });
  });

  it('some time from now is one of every five minutes, never less', () => {
    expect(typedIn(30, new Date('2024-11-21T09:41:20Z'))).toBe('2024-11-21T11:15');
    expect(typedIn(60, new Date('2024-11-21T09:40:00Z'))).toBe('2024-11-21T11:40');
  });
});
