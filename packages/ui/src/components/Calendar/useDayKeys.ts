import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface DayKeysOptions {
  /** The day that the keys start from. */
  readonly day: CalendarDate;
  readonly onDateChange: (date: string) => void;
  /** The day that a key leads to. */
  readonly moveTo: (key: string, day: CalendarDate) => CalendarDate | undefined;
}

/** Keys on the days of a view: to other days, which take the focus, and with Enter to the first event of the day. Each day is a button with `data-day`. */
export function useDayKeys<Root extends HTMLElement>({
  day,
  onDateChange,
  moveTo,
}: DayKeysOptions): {
  root: RefObject<Root | null>;
  onKeyDown: (event: KeyboardEvent, date: CalendarDate) => void;
} {
  const root = useRef<Root>(null);
  const reachedByKey = useRef<string>(undefined);
  const iso = day.toString();
  useEffect(() => {
    if (reachedByKey.current !== iso) return;
    reachedByKey.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus();
  }, [iso]);
  return {
    root,
    onKeyDown(event, date) {
      // Keys on the events inside are their own.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter' || event.key === ' ') {
        const first = event.currentTarget.closest('td, li')?.querySelector<HTMLElement>('li :is(a, button)');
        if (first === null || first === undefined) return;
        event.preventDefault();
        first.focus();
        return;
      }
      const next = moveTo(event.key, date);
      if (!next) return;
      event.preventDefault();
      reachedByKey.current = next.toString();
      onDateChange(next.toString());
    },
  };
}
