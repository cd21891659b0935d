import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchedPart, type FetchedPart } from '../../behavior/fetchedPart.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Whether the calendar can be shown. One that can't be fetched closes again: the day can still be typed, and opening asks once more. */
export function useCalendarPart(part: FetchedPart<unknown>, { isOpen, setOpen }: Opening): boolean {
  const [isFetched, setFetched] = useState(false);
  const isHere = useFetchedPart(part, false) || isFetched;
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
  return isHere;
}
