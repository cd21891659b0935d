import { useEffect, useEffectEvent, useState } from 'react';
import type { FetchedPart } from '../../behavior/fetchedPart.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * Whether the calendar can be shown, and a function that fetches it before it is opened. One that can't be fetched closes again: the day can
 * still be typed, and opening asks once more.
 */
export function useCalendarPart(part: FetchedPart<unknown>, { isOpen, setOpen }: Opening) {
  const [isFetched, setFetched] = useState(false);
  const isHere = part.isLoaded() || isFetched;
  const isMissing = isOpen && !isHere;
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && setFetched(true),
      () => isCurrent && close(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isMissing]);
  const fetchAhead = () =>
    void part.load().catch(() => {
      // Told when it is opened.
    });
  return { isHere, fetchAhead };
}
