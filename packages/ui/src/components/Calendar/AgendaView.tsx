'use client';
import type { CalendarDate } from '@internationalized/date';
import { freezeOn, isoWeekOf } from '../../behavior/dates.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Agenda, AgendaWeek, Nothing } from './Calendar.styles.ts';
import { DayList } from './DayList.tsx';
import { eventsOn } from './events.ts';
import type { ViewProps } from './MonthView.tsx';
import { weeksOf } from './period.ts';

/** The days of the month on which there is something, week by week. */
export function AgendaView({ day, today, events, freezePeriods, onEventPress }: ViewProps) {
  const text = useUiText();
  const freezeOf = (date: CalendarDate) => freezeOn(date, freezePeriods);
  // A freeze period is told once: on its first day of the month.
  const beginsOn = (date: CalendarDate) =>
    freezeOf(date)?.from === date.toString() || date.day === 1 ? freezeOf(date) : undefined;
  const weeks = weeksOf(day)
    .map((days) =>
      days.filter((date) => date.month === day.month && (beginsOn(date) || eventsOn(date, events).length > 0)),
    )
    .filter((days) => days.length > 0);
  if (weeks.length === 0) return <Nothing as="p">{text('ui.calendar.nothing')}</Nothing>;
  return (
    <Agenda>
      {weeks.map((days) => {
        const week = days[0] ? isoWeekOf(days[0]) : 0;
        return (
          <li key={week}>
            <AgendaWeek>{text('ui.calendar.weekNumber', undefined, { week })}</AgendaWeek>
            {days.map((date) => (
              <DayList
                key={date.toString()}
                day={date}
                today={today}
                events={events}
                freeze={beginsOn(date)}
                onEventPress={onEventPress}
              />
            ))}
          </li>
        );
      })}
    </Agenda>
  );
}
