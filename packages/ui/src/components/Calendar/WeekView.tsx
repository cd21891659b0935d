'use client';
import { freezeOn, mondayOf } from '../../behavior/dates.ts';
import { freezeEdges } from '../../behavior/freezeEdges.ts';
import type { CalendarDate } from '@internationalized/date';
import type { ViewProps } from './MonthView.tsx';
import { daysFrom } from './period.ts';
import { HourScale, Week, WeekGrid } from './Week.styles.ts';
import { WeekDay } from './WeekDay.tsx';

/** Seven days beside each other on a scale of hours; below each other, as lists, where there is little room. */
export function WeekView({ day, today, events, freezePeriods, onEventPress }: ViewProps) {
  const monday = mondayOf(day);
  const freezeOf = (date: CalendarDate) => freezeOn(date, freezePeriods);
  // In a single week the area has no weeks above and below.
  const freezeInWeek = (date: CalendarDate) => (mondayOf(date).compare(monday) === 0 ? freezeOf(date) : undefined);
  return (
    <WeekGrid>
      {/* The times are said with the events. */}
      <HourScale aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </HourScale>
      <Week>
        {daysFrom(monday, 7).map((date) => (
          <WeekDay
            key={date.toString()}
            day={date}
            today={today}
            events={events}
            freeze={freezeOf(date)}
            edges={freezeEdges(date, freezeInWeek)}
            onEventPress={onEventPress}
          />
        ))}
      </Week>
    </WeekGrid>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
