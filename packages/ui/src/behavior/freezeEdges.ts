import type { CalendarDate } from '@internationalized/date';

/** Sides of a frozen day that have no frozen neighbour in a grid of weeks, for the dashed line around the area. Undefined for other days. */
export function freezeEdges(day: CalendarDate, freezeOf: (day: CalendarDate) => unknown): string | undefined {
  if (!freezeOf(day)) return undefined;
  const weekday = new Date(`${day.toString()}T00:00:00Z`).getUTCDay();
  const edges = [
    !freezeOf(day.subtract({ weeks: 1 })) && 'top',
    (weekday === 0 || !freezeOf(day.add({ days: 1 }))) && 'end',
    !freezeOf(day.add({ weeks: 1 })) && 'bottom',
    (weekday === 1 || !freezeOf(day.subtract({ days: 1 }))) && 'start',
  ];
  return edges.filter(Boolean).join(' ');
}
