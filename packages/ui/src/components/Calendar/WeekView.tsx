'use client';
import { freezeOn, mondayOf } from '../../behavior/dates.ts';
import { Week } from './Calendar.styles.ts';
import { DayList } from './DayList.tsx';
import type { ViewProps } from './MonthView.tsx';
import { daysFrom } from './period.ts';

/** Seven days beside each other, with all that each holds; below each other where there is little room. */
export function WeekView({ day, today, events, freezePeriods, onEventPress }: ViewProps) {
  return (
    <Week>
      {daysFrom(mondayOf(day), 7).map((date) => (
        <li key={date.toString()}>
          <DayList
            day={date}
            today={today}
            events={events}
            freeze={freezeOn(date, freezePeriods)}
            onEventPress={onEventPress}
          />
        </li>
      ))}
    </Week>
  );
}
