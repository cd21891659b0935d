'use client';
import type { CalendarDate } from '@internationalized/date';
import { freezeOn } from '../../behavior/dates.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Agenda } from './Agenda.styles.ts';
import { Nothing } from './Calendar.styles.ts';
import { DayList } from './DayList.tsx';
import { eventsOn } from './events.ts';
import type { ViewProps } from './MonthView.tsx';
import { weeksOf } from './period.ts';

export interface AgendaViewProps extends ViewProps {
  /** The day alone. @default false */
  readonly isDay?: boolean;
}

/** The days in view on which there is something, or one day. */
export function AgendaView({ day, today, events, freezePeriods, onEventPress, isDay = false }: AgendaViewProps) {
  const text = useUiText();
  const inView = isDay ? [day] : weeksOf(day, today).flat();
  const [first] = inView;
  const freezeOf = (date: CalendarDate) => freezeOn(date, freezePeriods);
  // A freeze period is told once: on the first day of it in view.
  const beginsOn = (date: CalendarDate) =>
    freezeOf(date)?.from === date.toString() || date === first ? freezeOf(date) : undefined;
  const days = inView.filter((date) => beginsOn(date) !== undefined || eventsOn(date, events).length > 0);
  if (days.length === 0)
    return <Nothing as="p">{text(isDay ? 'ui.calendar.nothingOnDay' : 'ui.calendar.nothing')}</Nothing>;
  return (
    <Agenda>
      {days.map((date) => (
        <li key={date.toString()} data-agenda-day={date.toString()}>
          <DayList
            day={date}
            today={today}
            events={events}
            freeze={beginsOn(date)}
            isChosen={date.compare(day) === 0}
            onEventPress={onEventPress}
          />
        </li>
      ))}
    </Agenda>
  );
}
