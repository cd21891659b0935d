'use client';
import { useEffect, useEffectEvent, useState } from 'react';

export interface AutoHide {
  /** True until it is held: it will leave by itself. */
  readonly isRunning: boolean;
  /** The tab is hidden, and the time waits. */
  readonly isWaiting: boolean;
  /** Stops the time for good. */
  readonly hold: () => void;
}

/** Calls `onTimeUp` once `time` ms have passed in which the tab could be seen. `time` undefined never starts. */
export function useAutoHide(time: number | undefined, onTimeUp: () => void): AutoHide {
  const [isHeld, setHeld] = useState(false);
  const [isWaiting, setWaiting] = useState(() => document.hidden);
  const [remaining] = useState(() => ({ time }));
  const timeUp = useEffectEvent(onTimeUp);
  const isRunning = time !== undefined && !isHeld;

  useEffect(() => {
    const onChange = () => setWaiting(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  useEffect(() => {
    if (!isRunning || isWaiting) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => timeUp(), remaining.time);
    return () => {
      clearTimeout(timer);
      remaining.time = Math.max(0, (remaining.time ?? 0) - (Date.now() - startedAt));
    };
  }, [isRunning, isWaiting, remaining]);

  return { isRunning, isWaiting, hold: () => setHeld(true) };
}
