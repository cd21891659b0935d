import type { CalendarToken } from '@skerry/contracts';
import { calendarLayers } from '../calendar/calendarAddress.ts';

export type FeedKind = CalendarToken['kind'];
export type FeedLayer = (typeof calendarLayers)[number] | 'disturbances';

/** What a feed of each kind can hold, in the order that it is shown in. */
export const feedLayers: Readonly<Record<FeedKind, readonly FeedLayer[]>> = {
  CALENDAR: calendarLayers,
  NEWS: ['disturbances', 'planned'],
};

/** What a new one holds. */
export const usualLayers: Readonly<Record<FeedKind, readonly FeedLayer[]>> = {
  CALENDAR: ['planned', 'freeze'],
  NEWS: ['disturbances', 'planned'],
};

/** The message area of each: they say different things in the same places. */
export const feedTexts = { CALENDAR: 'statusFeeds', NEWS: 'statusNews' } as const satisfies Record<FeedKind, string>;
