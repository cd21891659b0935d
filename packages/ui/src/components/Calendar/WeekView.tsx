'use client';
import { formatDay, freezeOn, type FreezePeriod } from '../../behavior/dates.ts';
import { mondayOf } from '../../behavior/weeks.ts';
import { freezeEdges } from '../../behavior/freezeEdges.ts';
import type { CalendarDate } from '@internationalized/date';
import type { CSSProperties } from 'react';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { eventsOn } from './events.ts';
import { FreezeLabel } from './FreezeLabel.tsx';
import type { ViewProps } from './MonthView.tsx';
import { daysFrom } from './period.ts';
import { useDayKeys } from './useDayKeys.ts';
import { EmptyWeek, FreezeBand, HourScale, Week, WeekGrid } from './Week.styles.ts';
import { WeekDay } from './WeekDay.tsx';

export interface WeekViewProps extends ViewProps {
  /** Stands beside it, and says all of what is uncertain. */
  readonly hasAgenda: boolean;
  readonly onDateChange: (date: string) => void;
}

/** Seven days beside each other, which arrow keys move between, on a scale of hours where any event has a time; below each other, as lists, where there is little room. */
export function WeekView(props: WeekViewProps) {
  const { day, today, events, freezePeriods, onEventPress, hasAgenda, onDateChange } = props;
  const { locale } = useKit();
  const text = useUiText();
  const monday = mondayOf(day);
  const days = daysFrom(monday, 7);
  const hasHours = events.some(({ startTime }) => startTime !== undefined);
  const freezeOf = (date: CalendarDate) => freezeOn(date, freezePeriods);
  const { root, onKeyDown } = useDayKeys<HTMLUListElement>({ day, onDateChange, moveTo });
  const isEmpty = days.every((date) => eventsOn(date, events).length === 0);
  const sunday = monday.add({ days: 6 }).toString();
  const next = events.find(({ firstDay }) => firstDay > sunday)?.firstDay;
  // In a single week the area has no weeks above and below.
  const freezeInWeek = (date: CalendarDate) => (mondayOf(date).compare(monday) === 0 ? freezeOf(date) : undefined);
  return (
    <WeekGrid data-hours={hasHours || undefined}>
      {hasHours && (
        // The times are said with the events.
        <HourScale aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </HourScale>
      )}
      <Week ref={root}>
        {days.map((date, index) => (
          <WeekDay
            key={date.toString()}
            day={date}
            index={index}
            today={today}
            events={events}
            freeze={freezeOf(date)}
            isFreezeNamed={index === 0 || freezeOf(date) !== freezeOf(date.subtract({ days: 1 }))}
            edges={freezeEdges(date, freezeInWeek)}
            hasHours={hasHours}
            hasWarnings={!hasAgenda}
            onEventPress={onEventPress}
            isChosen={date.compare(day) === 0}
            onPress={() => onDateChange(date.toString())}
            onKeyDown={(event) => onKeyDown(event, date)}
          />
        ))}
      </Week>
      {isEmpty && (
        <EmptyWeek>
          <span>{text('ui.calendar.nothingInWeek')}</span>
          {next !== undefined && (
            <Button size="small" onClick={() => onDateChange(next)}>
              {text('ui.calendar.nextEvent', undefined, {
                date: formatDay(next, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
              })}
            </Button>
          )}
        </EmptyWeek>
      )}
      {bandsOf(days.map(freezeOf)).map(({ freeze, first, count }) => (
        // Each of its days says it to those who hear it.
        <FreezeBand key={first} aria-hidden style={placeOf(first, count)}>
          <FreezeLabel freeze={freeze} />
        </FreezeBand>
      ))}
    </WeekGrid>
  );
}

function moveTo(key: string, day: CalendarDate): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
    case 'ArrowDown':
      return day.add({ days: 1 });
    case 'Home':
      return mondayOf(day);
    case 'End':
      return mondayOf(day).add({ days: 6 });
    case 'PageUp':
      return day.subtract({ weeks: 1 });
    case 'PageDown':
      return day.add({ weeks: 1 });
    default:
      return undefined;
  }
}

interface Band {
  freeze: FreezePeriod;
  first: number;
  count: number;
}

/** Days beside each other in the same freeze period. */
function bandsOf(freezes: readonly (FreezePeriod | undefined)[]): readonly Band[] {
  const bands: Band[] = [];
  freezes.forEach((freeze, index) => {
    const last = bands.at(-1);
    if (last && last.freeze === freeze) last.count += 1;
    else if (freeze) bands.push({ freeze, first: index, count: 1 });
  });
  return bands;
}

type Place = CSSProperties & Record<'--day' | '--days', number>;

const placeOf = (day: number, days: number): Place => ({ '--day': day, '--days': days });

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
