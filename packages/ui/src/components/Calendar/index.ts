export * from './Calendar.tsx';
export type { CalendarEvent, CalendarTone } from './events.ts';
