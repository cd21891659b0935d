import { useEffect, useState } from 'react';
import { quietLine } from './quiet-line.ts';

/** Whether it is time for what only opens later: the page has what it asked for at first. */
export function useQuietLine(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void quietLine().then(() => {
      if (isWanted) setQuiet(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isQuiet;
}
