import type { NocWall } from '@skerry/contracts';
import { useEffect, useMemo, useState } from 'react';
import { readEvents } from '../../../platform/api/read-events.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { followWall, type Heard } from './followWall.ts';

export interface WallNews {
  readonly wall: NocWall | undefined;
  /** By this device's clock: when it was last known that it holds. */
  readonly heardAt: number | undefined;
  /** The server's clock less this device's, in milliseconds. */
  readonly offset: number;
  readonly way: Heard['way'];
}

const nothing: WallNews = { wall: undefined, heardAt: undefined, offset: 0, way: 'stream' };

/** The wall, as it comes. */
export function useWall({ tags, sites }: { tags: string; sites: string }): WallNews {
  const api = useApi();
  const [news, setNews] = useState({ about: '', ...nothing });
  const about = `${tags} ${sites}`;
  const query = useMemo(() => ({ ...(tags && { tags }), ...(sites && { sites }) }), [tags, sites]);

  useEffect(() => {
    const stop = new AbortController();
    const source = {
      ask: (signal: AbortSignal) => unwrap(api.operationalStatus.GET('/noc', { params: { query }, signal }), isWall),
      async listen(lastEventId: string | undefined, signal: AbortSignal) {
        const stream = await unwrap(
          api.operationalStatus.GET('/noc/stream', {
            params: { query, ...(lastEventId !== undefined && { header: { 'Last-Event-ID': lastEventId } }) },
            headers: { Accept: 'text/event-stream' },
            parseAs: 'stream',
            signal,
          }),
        );
        return readEvents(stream as ReadableStream<Uint8Array>);
      },
    };
    const tell = ({ wall, at, way }: Heard) => {
      if (wall && !isWall(wall)) throw new Error('It is no wall.');
      const heardAt = Date.now();
      setNews((before) => ({
        about,
        // Of another filter, nothing stays.
        wall: wall ?? (before.about === about ? before.wall : undefined),
        heardAt,
        offset: at === undefined ? before.offset : Date.parse(at) - heardAt,
        way,
      }));
    };
    void followWall(source, tell, stop.signal);
    return () => stop.abort();
  }, [api, query, about]);

  return news.about === about ? news : nothing;
}

function isWall({ sites, places, disturbances, works, updates, freezes, services, eventId }: NocWall): boolean {
  return (
    typeof eventId === 'string' &&
    [sites, places, disturbances, works, updates, freezes].every(Array.isArray) &&
    [services.ok, services.degraded, services.down, services.unknown].every(Number.isInteger)
  );
}
