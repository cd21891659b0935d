import { useState } from 'react';
import { lastingStorage } from '../../../platform/browser/browser-storage.ts';
import { rememberedChoice } from '../../../platform/remembered-choice.ts';

export interface CalendarOption {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** What the calendar shows besides the deliveries, as this browser remembers it. */
export function useCalendarOptions(): { freezes: CalendarOption; agenda: CalendarOption } {
  return { freezes: useOption('freezes'), agenda: useOption('agenda') };
}

function useOption(name: 'freezes' | 'agenda'): CalendarOption {
  const [remembered] = useState(() =>
    rememberedChoice(lastingStorage, `skerry.orders.calendar.${name}`, ['shown', 'hidden']),
  );
  const [isOn, setOn] = useState(() => remembered.read() !== 'hidden');
  return {
    isOn,
    onChange(next) {
      remembered.write(next ? 'shown' : 'hidden');
      setOn(next);
    },
  };
}
