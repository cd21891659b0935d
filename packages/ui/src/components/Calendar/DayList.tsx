'use client';
import type { CalendarDate } from '@internationalized/date';
import { formatDay, type FreezePeriod } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DayListRoot, DayTitle, Events, Nothing } from './Calendar.styles.ts';
import { EventItem } from './EventItem.tsx';
import { eventsOn, type CalendarEvent, type PlacedEvent } from './events.ts';
import { FreezeLabel } from './FreezeLabel.tsx';

export interface DayListProps {
  readonly day: CalendarDate;
  readonly today: string;
  readonly events: readonly PlacedEvent[];
  readonly freeze: FreezePeriod | undefined;
  readonly onEventPress: ((event: CalendarEvent) => void) | undefined;
  /** The only day in view: says so when there is nothing. @default false */
  readonly isAlone?: boolean;
}

/** A day with all its events. */
export function DayList({ day, today, events, freeze, onEventPress, isAlone = false }: DayListProps) {
  const { locale } = useKit();
  const text = useUiText();
  const iso = day.toString();
  const onDay = eventsOn(day, events);
  return (
    <DayListRoot data-freeze={freeze ? '' : undefined}>
      <DayTitle data-today={iso === today || undefined} aria-current={iso === today ? 'date' : undefined}>
        {formatDay(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
      </DayTitle>
      <Events data-large="">
        {freeze && (
          <li>
            <FreezeLabel freeze={freeze} />
          </li>
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
