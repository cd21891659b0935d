import type { NocWall } from '@skerry/contracts';
import type { ServerEvent } from '../../../platform/api/read-events.ts';

/** In milliseconds. */
export const times = {
  /** Between two questions where events do not come through. */
  poll: 30_000,
  /** Until the first event of a stream, and between two: the server says something every ten seconds. */
  first: 10_000,
  silence: 25_000,
  /** Before another try: more and more up to the longest, so that a line that is back is found soon. */
  shortest: 1000,
  longest: 30_000,
} as const;

export interface WallSource {
  ask: (signal: AbortSignal) => Promise<NocWall>;
  listen: (lastEventId: string | undefined, signal: AbortSignal) => Promise<AsyncIterable<ServerEvent>>;
}

export interface Heard {
  /** Left out where the last one still holds. */
  wall?: NocWall;
  /** The server's time. */
  at: string | undefined;
  way: 'stream' | 'poll';
}

/**
 * Follows a wall until the signal: by events, and by asking where they do not come through. A stream that the server ends is opened again at
 * once, with what was heard last, so that nothing is missed.
 */
export async function followWall(source: WallSource, tell: (heard: Heard) => void, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let heardAt = -Infinity;
  let failures = 0;
  const hear = (heard: Heard) => {
    heardAt = Date.now();
    if (heard.wall) lastEventId = heard.wall.eventId;
    tell(heard);
  };
  while (!signal.aborted) {
    const isSound = await listenOnce(source, lastEventId, hear, signal);
    failures = isSound ? 0 : failures + 1;
    if (failures > 0 && !isEnded(signal) && Date.now() - heardAt >= times.poll - times.shortest) {
      try {
        const wall = await source.ask(signal);
        hear({ wall, at: wall.at, way: 'poll' });
      } catch {
        // It is asked again, and said on the screen before long.
      }
    }
    await pause(failures === 0 ? 100 : Math.min(times.longest, times.shortest * 2 ** (failures - 1)), signal);
  }
}

/** A signal may have been given while something else was waited for. */
function isEnded(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Whether something was heard before it ended. */
async function listenOnce(
  source: WallSource,
  lastEventId: string | undefined,
  hear: (heard: Heard) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), times.first);
  let hasHeard = false;
  try {
    const both = AbortSignal.any([signal, silence.signal]);
    for await (const { event, data } of await source.listen(lastEventId, both)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), times.silence);
      if (event === 'wall') {
        const wall = JSON.parse(data) as NocWall;
        hear({ wall, at: undefined, way: 'stream' });
      } else if (event === 'beat') hear({ at: (JSON.parse(data) as { at?: string }).at, way: 'stream' });
      hasHeard = true;
    }
    return hasHeard;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends early where the browser is back on the line. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
