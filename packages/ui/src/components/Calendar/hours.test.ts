import { parseDate } from '@internationalized/date';
import { IconTool } from '@tabler/icons-react';
import { placeEvents } from './events.ts';
import { layDay } from './hours.ts';

const on = (day: string, ...times: readonly (readonly [start: string, end?: string])[]) => {
  const events = times.map(([start, end], index) => ({
    id: `${index}`,
    title: '',
    icon: IconTool,
    start,
    ...(end !== undefined && { end }),
  }));
  const { wholeDay, timed } = layDay(parseDate(day), placeEvents(events, 'UTC'));
  return {
    wholeDay: wholeDay.map(({ event }) => event.id),
    timed: timed.map(({ placed, start, end, lane, lanes }) => [placed.event.id, start, end, lane, lanes]),
  };
};

describe('layDay', () => {
  it('puts events at their hours', () => {
    expect(on('2024-12-12', ['2024-12-12T02:30', '2024-12-12T05:00']).timed).toEqual([['0', 2.5, 5, 0, 1]]);
  });

  it('keeps what lasts all day apart', () => {
    expect(on('2024-12-12', ['2024-12-12'], ['2024-12-11T22:00', '2024-12-13T04:00'])).toEqual({
      wholeDay: ['1', '0'],
      timed: [],
    });
  });

  it('shows of a night what lies on each of its days', () => {
    const night = ['2024-12-06T23:00', '2024-12-07T04:00'] as const;
    expect(on('2024-12-06', night).timed).toEqual([['0', 23, 24, 0, 1]]);
    expect(on('2024-12-07', night).timed).toEqual([['0', 0, 4, 0, 1]]);
  });

  it('gives a moment a height, within the day', () => {
    expect(on('2024-12-12', ['2024-12-12T07:30'], ['2024-12-12T23:55']).timed).toEqual([
      ['0', 7.5, 8.25, 0, 1],
      ['1', 23.25, 24, 0, 1],
    ]);
  });

  it('puts what is at the same time side by side, and takes a lane again when it is free', () => {
    expect(
      on(
        '2024-12-12',
        ['2024-12-12T01:00', '2024-12-12T06:00'],
        ['2024-12-12T02:00', '2024-12-12T03:00'],
        ['2024-12-12T03:00', '2024-12-12T04:00'],
        ['2024-12-12T06:00', '2024-12-12T07:00'],
      ).timed,
    ).toEqual([
      ['0', 1, 6, 0, 2],
      ['1', 2, 3, 1, 2],
      ['2', 3, 4, 1, 2],
      ['3', 6, 7, 0, 1],
    ]);
  });
});
