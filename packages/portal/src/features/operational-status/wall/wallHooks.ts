import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The time, every so many milliseconds. */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Keeps the screen on, where the browser can, and again after it was out of sight. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const take = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isWanted) lock = taken;
          else void taken.release();
        },
        () => {
          // Where the device saves power, it may say no.
        },
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}

const shownFor = 6000;

/** Whether somebody has just moved the mouse, pressed a key or touched the screen. */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      // Not from under the keyboard of who uses them.
      if (document.activeElement?.closest('[data-wall-controls]')) timer = setTimeout(hide, shownFor);
      else setAttended(false);
    };
    const notice = () => {
      setAttended(true);
      clearTimeout(timer);
      timer = setTimeout(hide, shownFor);
    };
    const events = ['mousemove', 'keydown', 'touchstart'] as const;
    for (const event of events) window.addEventListener(event, notice);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, notice);
    };
  }, []);
  return isAttended;
}

const stillness = '(prefers-reduced-motion: reduce)';

export function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(stillness);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(stillness).matches,
  );
}

/** Two tones, once for each id that was not there before. What is there at the beginning is no news. */
export function useChime(isOn: boolean, ids: readonly string[] | undefined): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!ids) return;
    const isNew = known.current !== undefined && ids.some((id) => known.current?.has(id) === false);
    known.current = new Set(ids);
    if (isNew && isOn) chime();
  }, [ids, isOn]);
}

export function chime(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const start = context.currentTime + index * 0.25;
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + 0.22);
  }
  gain.gain.setValueAtTime(0.25, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  setTimeout(() => void context.close(), 1000);
}
