import type { SiteListConfiguration } from '@skerry/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDataCache } from '../../../platform/data/useDataCache.ts';
import { keepConfiguration } from '../purchase.mutations.ts';
import { purchaseResources } from '../purchase.queries.ts';

/** How long nothing is changed before it is kept, in milliseconds. */
const rest = 800;

export interface KeptChoices {
  readonly status: 'unchanged' | 'waiting' | 'kept' | 'failed';
  /** When it was kept last. */
  readonly at: Date | undefined;
  /** Keeps what is not kept yet; false where that failed. */
  readonly keep: () => Promise<boolean>;
}

/** Keeps what is chosen with the list, a little after it was chosen and before the page is left, so that it can be gone on with anywhere. */
export function useKeptChoices(
  list: { siteListId: string; version: number },
  configuration: SiteListConfiguration,
): KeptChoices {
  const api = useApi();
  const cache = useDataCache();
  const { siteListId } = list;
  const text = JSON.stringify(configuration);
  const [kept, setKept] = useState<{ text: string; at?: Date }>({ text });
  const [failed, setFailed] = useState<string>();
  const version = useRef(list.version);
  const keptText = useRef(text);
  const wanted = useRef(text);
  const writing = useRef(Promise.resolve(true));
  useEffect(() => {
    wanted.current = text;
  }, [text]);

  // One write at a time: the next one needs the version that the one before it made.
  const keep = useCallback(() => {
    async function write(): Promise<boolean> {
      const next = wanted.current;
      if (next === keptText.current) return true;
      try {
        const written = JSON.parse(next) as SiteListConfiguration;
        version.current = await keepConfiguration(api, { siteListId, version: version.current }, written);
        keptText.current = next;
        setKept({ text: next, at: new Date() });
        return true;
      } catch {
        setFailed(next);
        return false;
      }
    }
    writing.current = writing.current.then(write);
    return writing.current;
  }, [api, siteListId]);

  useEffect(() => {
    if (text === keptText.current) return undefined;
    const timer = setTimeout(() => void keep(), rest);
    return () => clearTimeout(timer);
  }, [text, keep]);

  useEffect(
    () => () => {
      if (wanted.current === keptText.current) return;
      // What is shown of the list elsewhere is read anew then; of a page that is closed as a whole, nothing is.
      void keep()
        .then(() => cache.invalidate(purchaseResources.siteLists))
        .catch(() => undefined);
    },
    [keep, cache],
  );
  const status = text === kept.text ? (kept.at ? 'kept' : 'unchanged') : text === failed ? 'failed' : 'waiting';
  return { status, at: kept.at, keep };
}
