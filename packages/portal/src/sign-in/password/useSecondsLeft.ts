import { useEffect, useState } from 'react';

/** Counts down from `seconds` since `start` (milliseconds, as Date.now tells it), by the clock: a tab that slept goes on at the right place. */
export function useSecondsLeft(start: number, seconds: number): number {
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil(seconds - (now - start) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning, start]);
  return left;
}
