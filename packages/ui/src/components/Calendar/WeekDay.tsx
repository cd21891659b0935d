'use client';
import type { CalendarDate } from '@internationalized/date';
import type { CSSProperties, KeyboardEvent } from 'react';
import { formatDay, type FreezePeriod } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DayTitle, Events } from './Calendar.styles.ts';
import { EventItem } from './EventItem.tsx';
import type { CalendarEvent, PlacedEvent } from './events.ts';
import { FreezeLabel } from './FreezeLabel.tsx';
import { layDay, type TimedEvent } from './hours.ts';
import { DayButton, DayColumn, Hours, TimedEvents } from './Week.styles.ts';

export interface WeekDayProps {
  readonly day: CalendarDate;
  /** Its place in the week, from 0. */
  readonly index: number;
  readonly today: CalendarDate;
  readonly events: readonly PlacedEvent[];
  readonly freeze: FreezePeriod | undefined;
  /** The first of its days in the week: where the days are lists, it is named there alone. */
  readonly isFreezeNamed: boolean;
  /** Sides of the day at which its freeze period ends in the week. */
  readonly edges: string | undefined;
  /** Whether the week has a scale of hours. */
  readonly hasHours: boolean;
  /** Says in full what is uncertain. */
  readonly hasWarnings: boolean;
  readonly onEventPress: ((event: CalendarEvent) => void) | undefined;
  /** The day that the keys start from. */
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A day of the week view: what lasts all day, then the hours. */
export function WeekDay(props: WeekDayProps) {
  const { day, index, today, events, freeze, isFreezeNamed, edges, hasHours, hasWarnings, onEventPress } = props;
  const { isChosen, onPress, onKeyDown } = props;
  const { locale } = useKit();
  const text = useUiText();
  const iso = day.toString();
  const isToday = day.compare(today) === 0;
  const { wholeDay, timed } = layDay(day, events);
  const count = wholeDay.length + timed.length;
  const name = formatDay(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const shared = { day, onPress: onEventPress, hasDetail: true, hasWarning: hasWarnings };
  return (
    <DayColumn
      data-freeze={freeze ? '' : undefined}
      data-edges={edges}
      data-empty={count === 0 || undefined}
      style={columnOf(index)}
    >
      <DayTitle>
        <DayButton
          type="button"
          data-day={iso}
          tabIndex={isChosen ? 0 : -1}
          aria-label={text('ui.calendar.dayEvents', undefined, { date: name, count })}
          aria-current={isToday ? 'date' : undefined}
          aria-pressed={isChosen}
          onClick={onPress}
          onKeyDown={onKeyDown}
        >
          {name}
        </DayButton>
      </DayTitle>
      {(freeze !== undefined || wholeDay.length > 0) && (
        <Events data-large="">
          {freeze && (
            <li data-band={isFreezeNamed ? 'first' : ''}>
              <FreezeLabel freeze={freeze} />
            </li>
          )}
          {wholeDay.map((placed) => (
            <li key={placed.event.id}>
              <EventItem {...shared} placed={placed} />
            </li>
          ))}
        </Events>
      )}
      {hasHours && (
        <Hours>
          {timed.length > 0 && (
            <TimedEvents data-large="">
              {timed.map((event) => (
                <li key={event.placed.event.id} style={placeOf(event)}>
                  <EventItem {...shared} placed={event.placed} />
                </li>
              ))}
            </TimedEvents>
          )}
        </Hours>
      )}
    </DayColumn>
  );
}

const columnOf = (index: number): CSSProperties & Record<'--day', number> => ({ '--day': index });

type Place = CSSProperties & Record<'--start' | '--hours' | '--lane' | '--lanes', number>;

const placeOf = ({ start, end, lane, lanes }: TimedEvent): Place => ({
  '--start': start,
  '--hours': end - start,
  '--lane': lane,
  '--lanes': lanes,
});
