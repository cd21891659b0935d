import { useEffect, useRef, type RefObject } from 'react';

interface Wanted {
  /** How many scenarios there are by then: the address is a moment behind. */
  count: number;
  /** Index of the one that the focus goes to. */
  at: number;
  part: 'select' | 'radio' | 'menu' | 'name';
}

interface Now {
  count: number;
  chosen: number;
  isChanging: boolean;
}

const inHead = { radio: 'input', menu: 'button', name: 'input' };

/** Takes the focus to a scenario that was added, is changed or named, or stands where one was removed, once it is there. */
export function useScenarioFocus({ count, chosen, isChanging }: Now): {
  root: RefObject<HTMLElement | null>;
  /** What is changed first. */
  firstSelect: RefObject<HTMLButtonElement | null>;
  focusSoon: (wanted: Wanted) => void;
} {
  const root = useRef<HTMLElement>(null);
  const firstSelect = useRef<HTMLButtonElement>(null);
  const wanted = useRef<Wanted>(undefined);
  useEffect(() => {
    if (wanted.current?.count !== count) return;
    const { at, part } = wanted.current;
    if (part === 'select' ? !isChanging || at !== chosen : part === 'radio' && isChanging) return;
    wanted.current = undefined;
    const head = root.current?.querySelectorAll('[data-scenario]')[at];
    const control = part === 'select' ? firstSelect.current : head?.querySelector<HTMLElement>(inHead[part]);
    control?.focus();
    if (part === 'name' && control instanceof HTMLInputElement) control.select();
  });
  return {
    root,
    firstSelect,
    focusSoon(next) {
      wanted.current = next;
    },
  };
}
