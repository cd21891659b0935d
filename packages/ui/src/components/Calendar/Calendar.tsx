'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { getLocalTimeZone } from '@internationalized/date';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { toDay, todayIso, type FreezePeriod } from '../../behavior/dates.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { TableNotice, TableToolbar } from '../Table/Table.styles.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { AgendaView } from './AgendaView.tsx';
import { Aside, CalendarFrame, CalendarRoot, Controls, Head, Main, Period } from './Calendar.styles.ts';
import { placeEvents, type CalendarEvent } from './events.ts';
import { MonthView } from './MonthView.tsx';
import { AgendaAside } from './AgendaAside.tsx';
import { periodOf, step, titleOf, type CalendarView } from './period.ts';
import { WeekView } from './WeekView.tsx';

export interface CalendarProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'onChange'> {
  /** Names the calendar. */
  readonly title: string;
  /** What there is in the period; each stands on the days it covers. */
  readonly events: readonly CalendarEvent[];
  /** How it is looked at. */
  readonly view: CalendarView;
  /** Another view was chosen. */
  readonly onViewChange: (view: CalendarView) => void;
  /** A day of the period in view, `YYYY-MM-DD`; in month and week the one that the arrow keys start from. */
  readonly date: string;
  /** Another period, or another day of it, was chosen. */
  readonly onDateChange: (date: string) => void;
  /** Times in which the network is not changed: hatched, named and announced. */
  readonly freezePeriods?: readonly FreezePeriod[];
  /** An event was pressed. Events with `href` are links instead. */
  readonly onEventPress?: (event: CalendarEvent) => void;
  /** Where the calendar is: days and times are those of this place. @default that of ThemeProvider, else the reader's */
  readonly timeZone?: string;
  /** The day that is marked, `YYYY-MM-DD`. @default now, in `timeZone` */
  readonly today?: string;
  /** Stand beside the controls. */
  readonly actions?: ReactNode;
  /** The ways to look at it that are offered; without a choice there is no switch. @default month, week and agenda */
  readonly views?: readonly CalendarView[];
  /** Puts the agenda beside the month or the week, and takes it to the chosen day: where there is room for both. @default false */
  readonly hasAgenda?: boolean;
  /** Search and filters, on the calendar's own sheet. */
  readonly toolbar?: ReactNode;
  /** Between toolbar and calendar: what is filtered by, what is missing. */
  readonly notice?: ReactNode;
  /** In place of the calendar, where its events could not be loaded. */
  readonly error?: ReactNode;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
}

/**
 * What happens when, in ISO weeks: as a month, a week or a list. Weeks and months are for an overview; the agenda holds the same and reads best without seeing.
 *
 * @example
 * <Calendar title="Planned works" events={works} view={view} onViewChange={setView} date={date} onDateChange={setDate} freezePeriods={freezes} />
 */
export function Calendar(props: CalendarProps) {
  const { title, events, view, onViewChange, date, onDateChange, freezePeriods = [], onEventPress, ...others } = props;
  const { views = allViews, hasAgenda = false, toolbar, notice, error, ...options } = others;
  const { locale, timeZone: kitZone } = useKit();
  const { timeZone = kitZone ?? getLocalTimeZone(), today = todayIso(timeZone), actions, level = 2, ...rest } = options;
  const text = useUiText();
  const placed = useMemo(() => placeEvents(events, timeZone), [events, timeZone]);
  const now = toDay(today);
  const day = toDay(date) ?? now;
  if (!day || !now) throw new Error(`@skerry/ui: Calendar needs a date, got "${date}".`);

  const isWeek = view === 'week';
  const unit = view === 'week' ? 'Week' : view === 'day' ? 'Day' : 'Weeks';
  const isList = view === 'agenda' || view === 'day';
  const shared = { day, today: now, events: placed, freezePeriods, onEventPress };
  const openDay = (iso: string) => {
    onDateChange(iso);
    onViewChange('agenda');
  };
  return (
    <CalendarRoot {...rest} aria-label={title}>
      {toolbar !== undefined && <TableToolbar>{toolbar}</TableToolbar>}
      <TableNotice>{notice}</TableNotice>
      <CalendarFrame>
        {error ?? (
          <>
            <Head>
              <Heading level={level} variant="section">
                {title}
              </Heading>
              <Period aria-live="polite">{titleOf(periodOf(day, view, now), view, locale, text)}</Period>
              <Controls>
                {actions}
                <Button size="small" onClick={() => onDateChange(today)}>
                  {text('ui.calendar.today')}
                </Button>
                <IconButton
                  icon={IconChevronLeft}
                  variant="secondary"
                  size="small"
                  label={text(`ui.calendar.previous${unit}`)}
                  onClick={() => onDateChange(step(day, view, -1, now))}
                />
                <IconButton
                  icon={IconChevronRight}
                  variant="secondary"
                  size="small"
                  label={text(`ui.calendar.next${unit}`)}
                  onClick={() => onDateChange(step(day, view, 1, now))}
                />
                {views.length > 1 && (
                  <SegmentedControl
                    label={text('ui.calendar.view')}
                    options={views.map((value) => ({ value, label: text(`ui.calendar.${value}`) }))}
                    value={view}
                    onValueChange={onViewChange}
                  />
                )}
              </Controls>
            </Head>
            {!isList && (
              <Main data-has-agenda={hasAgenda || undefined}>
                {isWeek ? (
                  <WeekView {...shared} hasAgenda={hasAgenda} onDateChange={onDateChange} />
                ) : (
                  <div>
                    <MonthView {...shared} label={title} onDateChange={onDateChange} onMore={openDay} />
                  </div>
                )}
                {hasAgenda && (
                  <Aside aria-label={text('ui.calendar.agenda')}>
                    <AgendaAside {...shared} />
                  </Aside>
                )}
              </Main>
            )}
            {isList && <AgendaView {...shared} isDay={view === 'day'} />}
          </>
        )}
      </CalendarFrame>
    </CalendarRoot>
  );
}

const allViews: readonly CalendarView[] = ['month', 'week', 'agenda'];
