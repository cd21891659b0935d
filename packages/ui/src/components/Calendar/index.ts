export * from './Calendar.tsx';
export { calendarPeriod } from './calendarPeriod.ts';
export type { CalendarEvent, CalendarTone } from './events.ts';
export type { CalendarView } from './period.ts';
