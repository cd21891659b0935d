import { isDate } from '@skerry/contracts';
import { readOneOf } from '../../../platform/list/listQuery.ts';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type StatusCalendarView = (typeof calendarViews)[number];

/** What can be shown; disturbances always are. */
export const calendarLayers = ['planned', 'freeze', 'orders', 'changes'] as const;
export type CalendarLayer = (typeof calendarLayers)[number];

/** What the calendar shows, as its address says: `?view=week&day=2024-12-06&hide=orders`. */
export interface CalendarAddress {
  readonly view: StatusCalendarView;
  /** Empty for today. */
  readonly day: string;
  readonly hidden: readonly CalendarLayer[];
}

export function readCalendarAddress(query: URLSearchParams): CalendarAddress {
  const day = query.get('day') ?? '';
  const hidden = (query.get('hide') ?? '').split(',');
  return {
    view: readOneOf(query, 'view', calendarViews),
    day: isDate(day) ? day : '',
    hidden: calendarLayers.filter((layer) => hidden.includes(layer)),
  };
}

/** Puts it into a query, in which what is as usual is left out. */
export function writeCalendarAddress(query: URLSearchParams, { view, day, hidden }: CalendarAddress): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string) => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put('view', view === 'month' ? '' : view);
  put('day', day);
  put('hide', hidden.join());
  return next;
}
