'use client';
import { getLocalTimeZone, isToday, type CalendarDate } from '@internationalized/date';
import { useRef, type ComponentProps } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { firstDayOfWeek, type FreezePeriod } from '../../behavior/dates.ts';
import { isoWeekOf } from '../../behavior/weeks.ts';
import { freezeEdges } from '../../behavior/freezeEdges.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DayButton, DayCellRoot, MonthTable, WeekNumber } from './MonthGrid.styles.ts';

export interface MonthGridProps {
  readonly state: CalendarState | RangeCalendarState;
  readonly freezeOf: (day: CalendarDate) => FreezePeriod | undefined;
}

/** The days of a month in ISO weeks. */
export function MonthGrid({ state, freezeOf }: MonthGridProps) {
  const text = useUiText();
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek },
    state,
  );
  const weeks = Array.from({ length: weeksInMonth }, (_, index) =>
    state.getDatesInWeek(index).filter((day): day is CalendarDate => day !== null),
  );
  const month = state.visibleRange.start.month;
  const freezeInMonth = (day: CalendarDate) => (day.month === month ? freezeOf(day) : undefined);
  return (
    <MonthTable {...gridProps}>
      <thead {...headerProps}>
        <tr>
          <th>{text('ui.calendar.weekShort')}</th>
          {weekDays.map((name, index) => (
            <th key={index}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => {
          const week = days[0] ? isoWeekOf(days[0]) : 0;
          return (
            <tr key={week}>
              <WeekNumber scope="row" aria-label={text('ui.calendar.weekNumber', undefined, { week })}>
                {week}
              </WeekNumber>
              {days.map((day) => (
                <DayCell
                  key={day.toString()}
                  state={state}
                  day={day}
                  freeze={freezeInMonth(day)}
                  edges={freezeEdges(day, freezeInMonth)}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </MonthTable>
  );
}

interface DayCellProps {
  readonly state: MonthGridProps['state'];
  readonly day: CalendarDate;
  readonly freeze: FreezePeriod | undefined;
  readonly edges: string | undefined;
}

function DayCell({ state, day, freeze, edges }: DayCellProps) {
  const { timeZone = getLocalTimeZone() } = useKit();
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date: day }, state, ref);
  const { 'aria-label': name, ...buttonProps } = cell.buttonProps as ComponentProps<'div'>;
  const label = freeze ? `${name ?? ''}, ${freeze.name}` : name;
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  return (
    <DayCellRoot {...cell.cellProps} data-freeze={freeze ? '' : undefined} data-edges={edges}>
      <DayButton
        {...buttonProps}
        aria-label={label}
        ref={ref}
        hidden={cell.isOutsideVisibleRange}
        data-selected={cell.isSelected || undefined}
        data-within={(cell.isSelected && range && isBetween(day, range)) || undefined}
        data-today={isToday(day, timeZone) || undefined}
        data-disabled={cell.isDisabled || cell.isUnavailable || undefined}
        data-invalid={cell.isInvalid || undefined}
      >
        {cell.formattedDate}
      </DayButton>
    </DayCellRoot>
  );
}

function isBetween(day: CalendarDate, { start, end }: { start: CalendarDate; end: CalendarDate }): boolean {
  return day.compare(start) > 0 && day.compare(end) < 0;
}
