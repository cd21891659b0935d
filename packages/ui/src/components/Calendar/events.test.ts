import { IconTool } from '@tabler/icons-react';
import { parseDate } from '@internationalized/date';
import { eventsOn, placeEvents, timeOn, type CalendarEvent } from './events.ts';

const place = (start: string, end?: string, timeZone = 'Europe/Stockholm') =>
  placeEvents([{ id: '1', title: 'Work', icon: IconTool, start, ...(end !== undefined && { end }) }], timeZone)[0];

describe('placeEvents', () => {
  it('takes whole days as they are, the last included', () => {
    expect(place('2024-11-23', '2024-11-24')).toMatchObject({
      firstDay: '2024-11-23',
      lastDay: '2024-11-24',
      startTime: undefined,
    });
  });

  it('brings instants to the place of the calendar', () => {
    expect(place('2024-11-22T23:00:00Z', '2024-11-23T04:00:00Z')).toMatchObject({
      firstDay: '2024-11-23',
      startTime: '00:00',
      endTime: '05:00',
    });
  });

  it('does not touch the day at whose beginning it ends', () => {
    expect(place('2024-12-12T22:00', '2024-12-13T00:00')).toMatchObject({ lastDay: '2024-12-12', endTime: '24:00' });
  });

  it('puts them in order', () => {
    const events = ['2024-12-12T22:00', '2024-12-11', '2024-12-12T02:00'].map((start): CalendarEvent => ({
      id: start,
      title: '',
      icon: IconTool,
      start,
    }));
    expect(placeEvents(events, 'UTC').map(({ event }) => event.id)).toEqual([
      '2024-12-11',
      '2024-12-12T02:00',
      '2024-12-12T22:00',
    ]);
  });
});

it('says on each day what of the event lies on it', () => {
  const event = place('2024-12-06T23:00', '2024-12-08T04:00');
  if (!event) throw new Error('no event');
  expect(timeOn(parseDate('2024-12-06'), event)).toEqual({ kind: 'from', time: '23:00' });
  expect(timeOn(parseDate('2024-12-07'), event)).toEqual({ kind: 'allDay' });
  expect(timeOn(parseDate('2024-12-08'), event)).toEqual({ kind: 'to', time: '04:00' });
  expect(eventsOn(parseDate('2024-12-09'), [event])).toEqual([]);
});
