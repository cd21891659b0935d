import type { QuoteProgress } from '@skerry/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '../../../platform/api/create-api.ts';
import { readEvents } from '../../../platform/api/read-events.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';

/** Between two questions about the same, in milliseconds: more and more while nothing changes. */
const [shortest, longest] = [2_000, 10_000];

/**
 * How far the pricing of a quote has come, as the server tells it; where its events do not come through, it is asked for.
 *
 * @param isWanted Prices are on their way.
 * @param onChange There is something new in the quote.
 */
export function useQuoteProgress(quoteId: string, isWanted: boolean, onChange: () => void): QuoteProgress | undefined {
  const api = useApi();
  const [progress, setProgress] = useState<QuoteProgress>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    let version: number | undefined;
    let wait = shortest;
    const tell = (next: QuoteProgress) => {
      setProgress(next);
      if (next.version !== version) {
        // The quote that is shown is of the first version.
        if (version !== undefined || next.isDone) latest.current();
        version = next.version;
        wait = shortest;
      }
      return next.isDone;
    };
    const follow = async () => {
      let hasEvents = true;
      while (!stop.signal.aborted) {
        try {
          if (
            hasEvents ? await followEvents(api, quoteId, stop.signal, tell) : tell(await ask(api, quoteId, stop.signal))
          )
            return;
        } catch {
          hasEvents = false;
        }
        await pause(wait, stop.signal);
        wait = Math.min(wait * 1.5, longest);
      }
    };
    void follow();
    return () => stop.abort();
  }, [api, quoteId, isWanted]);

  return isWanted ? progress : undefined;
}

function ask(api: Api, quoteId: string, signal: AbortSignal): Promise<QuoteProgress> {
  return unwrap(
    api.quotes.GET('/connection-searches/{quoteId}/progress', { params: { path: { quoteId } }, signal }),
    ({ version, total }) => Number.isInteger(version) && Number.isInteger(total),
  );
}

/** Reads events until the server ends them; says whether the pricing is done. */
async function followEvents(
  api: Api,
  quoteId: string,
  signal: AbortSignal,
  tell: (progress: QuoteProgress) => boolean,
): Promise<boolean> {
  const stream = await unwrap(
    api.quotes.GET('/connection-searches/{quoteId}/progress/events', {
      params: { path: { quoteId } },
      headers: { Accept: 'text/event-stream' },
      parseAs: 'stream',
      signal,
    }),
  );
  let isDone = false;
  for await (const { data } of readEvents(stream as ReadableStream<Uint8Array>))
    isDone = tell(JSON.parse(data) as QuoteProgress);
  return isDone;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
