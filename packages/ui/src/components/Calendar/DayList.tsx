'use client';
import type { CalendarDate } from '@internationalized/date';
import { formatDay, formatPeriod, type FreezePeriod } from '../../behavior/dates.ts';
import { isoWeekOf } from '../../behavior/weeks.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DayBand, DayListRoot, DayWeek, FreezeRow } from './Agenda.styles.ts';
import { Events, Nothing } from './Calendar.styles.ts';
import { EventItem } from './EventItem.tsx';
import { eventsOn, type CalendarEvent, type PlacedEvent } from './events.ts';
import { FreezeLabel } from './FreezeLabel.tsx';

export interface DayListProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly events: readonly PlacedEvent[];
  readonly freeze: FreezePeriod | undefined;
  readonly onEventPress: ((event: CalendarEvent) => void) | undefined;
  /** The day that the calendar is at. @default false */
  readonly isChosen?: boolean;
  /** The only day in view: says so when there is nothing. @default false */
  readonly isAlone?: boolean;
}

/** A day with all its events. */
export function DayList(props: DayListProps) {
  const { day, today, events, freeze, onEventPress, isChosen = false, isAlone = false } = props;
  const { locale } = useKit();
  const text = useUiText();
  const iso = day.toString();
  const onDay = eventsOn(day, events);
  const isToday = day.compare(today) === 0;
  const name = formatDay(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const title = isToday ? [text('ui.calendar.today'), name].join(comma) : name;
  const week = text('ui.calendar.weekNumber', undefined, { week: isoWeekOf(day) });
  return (
    <DayListRoot>
      <DayBand data-chosen={isChosen || undefined} aria-current={isToday ? 'date' : undefined}>
        <span>{title}</span> <DayWeek>{week}</DayWeek>
      </DayBand>
      <Events data-large="" data-list="">
        {freeze && (
          <FreezeRow>
            <FreezeLabel freeze={freeze} /> <span>{formatPeriod(freeze.from, freeze.to, locale)}</span>
          </FreezeRow>
        )}
        {onDay.map((placed) => (
          <li key={placed.event.id}>
            <EventItem day={day} placed={placed} onPress={onEventPress} hasDetail />
          </li>
        ))}
        {isAlone && onDay.length === 0 && !freeze && <Nothing>{text('ui.calendar.nothing')}</Nothing>}
      </Events>
    </DayListRoot>
  );
}

const comma = ', ';
