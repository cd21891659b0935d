'use client';
import type { CalendarDate } from '@internationalized/date';
import { formatDay, freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { isoWeekOf } from '../../behavior/weeks.ts';
import { freezeEdges } from '../../behavior/freezeEdges.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DayList } from './DayList.tsx';
import { DayCell, DayHead, DayMarks, DayNumber, Events, Month, MonthName, Phone, WeekHead } from './Calendar.styles.ts';
import { MoreButton } from './Event.styles.ts';
import { EventItem } from './EventItem.tsx';
import { eventsOn, type CalendarEvent, type PlacedEvent } from './events.ts';
import { FreezeLabel } from './FreezeLabel.tsx';
import { useDayKeys } from './useDayKeys.ts';
import { weeksOf } from './period.ts';

export interface ViewProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly events: readonly PlacedEvent[];
  readonly freezePeriods: readonly FreezePeriod[];
  readonly onEventPress: ((event: CalendarEvent) => void) | undefined;
}

export interface MonthViewProps extends ViewProps {
  readonly label: string;
  readonly onDateChange: (date: string) => void;
  /** The rest of a full day was asked for. */
  readonly onMore: (date: string) => void;
}

/** Events of a day that are shown before "2 more". */
const shownPerDay = 3;

/** Weeks as rows. Arrow keys move from day to day; on phones a day shows marks, and its events are listed below. */
export function MonthView(props: MonthViewProps) {
  const { day, today, events, freezePeriods, onEventPress, label, onDateChange, onMore } = props;
  const { locale } = useKit();
  const text = useUiText();
  const { root: table, onKeyDown } = useDayKeys<HTMLTableElement>({ day, onDateChange, moveTo });
  const iso = day.toString();
  const weeks = weeksOf(day, today);
  const now = today.toString();
  const freezeOf = (date: CalendarDate) => freezeOn(date, freezePeriods);

  return (
    <>
      <Month ref={table} role="grid" aria-label={label}>
        <thead>
          <tr>
            <WeekHead as="th" scope="col">
              {text('ui.calendar.week')}
            </WeekHead>
            {weeks[0]?.map((date) => (
              <DayHead key={date.toString()} scope="col">
                {formatDay(date.toString(), locale, { weekday: 'short' })}
              </DayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, row) => {
            const week = days[0] ? isoWeekOf(days[0]) : 0;
            return (
              <tr key={week}>
                <WeekHead as="th" scope="row" aria-label={text('ui.calendar.weekNumber', undefined, { week })}>
                  {week}
                </WeekHead>
                {days.map((date, column) => {
                  const key = date.toString();
                  const onDay = eventsOn(date, events);
                  const freeze = freezeOf(date);
                  const isFirst = row === 0 && column === 0;
                  const full = formatDay(key, locale, {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                  });
                  const name = [
                    text('ui.calendar.dayEvents', undefined, { date: full, count: onDay.length }),
                    freeze && freeze.name,
                  ].filter(Boolean);
                  return (
                    <DayCell
                      key={key}
                      data-past={key < now || undefined}
                      data-weekend={column > 4 || undefined}
                      data-freeze={freeze ? '' : undefined}
                      data-edges={freezeEdges(date, freezeOf)}
                    >
                      <DayNumber
                        type="button"
                        data-day={key}
                        tabIndex={key === iso ? 0 : -1}
                        aria-label={name.join(', ')}
                        aria-current={key === now ? 'date' : undefined}
                        aria-pressed={key === iso}
                        onClick={() => onDateChange(key)}
                        onKeyDown={(event) => onKeyDown(event, date)}
                      >
                        {date.day}
                      </DayNumber>
                      {(isFirst || date.day === 1) && (
                        <MonthName aria-hidden>{formatDay(key, locale, { month: 'short' })}</MonthName>
                      )}
                      <DayMarks aria-hidden>
                        {onDay.slice(0, shownPerDay).map(({ event }) => (
                          <span key={event.id} data-tone={event.tone ?? 'info'} />
                        ))}
                      </DayMarks>
                      <Events>
                        {freeze && (key === freeze.from || isFirst) && (
                          <li>
                            <FreezeLabel freeze={freeze} days={emptyDays(days.slice(column), freeze, events)} />
                          </li>
                        )}
                        {onDay.slice(0, shownPerDay).map((placed) => (
                          <li key={placed.event.id}>
                            <EventItem day={date} placed={placed} onPress={onEventPress} />
                          </li>
                        ))}
                        {onDay.length > shownPerDay && (
                          <li>
                            <MoreButton
                              type="button"
                              aria-label={text('ui.calendar.moreLabel', undefined, {
                                count: onDay.length - shownPerDay,
                                date: full,
                              })}
                              onClick={() => onMore(key)}
                            >
                              {text('ui.calendar.more', undefined, { count: onDay.length - shownPerDay })}
                            </MoreButton>
                          </li>
                        )}
                      </Events>
                    </DayCell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Month>
      <Phone>
        <DayList day={day} events={events} freeze={freezeOf(day)} today={today} onEventPress={onEventPress} isAlone />
      </Phone>
    </>
  );
}

/** How many days from the first on lie in the freeze period and leave its name the room. */
function emptyDays(days: readonly CalendarDate[], freeze: FreezePeriod, events: readonly PlacedEvent[]): number {
  const end = days.findIndex(
    (date, index) => index > 0 && (date.toString() > freeze.to || eventsOn(date, events).length > 0),
  );
  return end === -1 ? days.length : end;
}

function moveTo(key: string, day: CalendarDate): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'PageUp':
      return day.subtract({ months: 1 });
    case 'PageDown':
      return day.add({ months: 1 });
    default:
      return undefined;
  }
}
