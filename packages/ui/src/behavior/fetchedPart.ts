'use client';
import { createElement, useEffect, useState, type ComponentType } from 'react';

/** A component in a module of its own, which a page does not load before it is wanted. */
export interface FetchedPart<Part> {
  /** The component; nothing while it is not there. */
  readonly Part: Part;
  /** Fetches it, once. Rejects where the server cannot be reached. */
  readonly load: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/**
 * Leaves a component out of the first load of a page.
 *
 * @param importPart imports its module
 */
export function fetchedPart<Part extends ComponentType<never>>(importPart: () => Promise<Part>): FetchedPart<Part> {
  let loaded: Part | undefined;
  return {
    Part: ((props: never) => (loaded ? createElement(loaded, props) : null)) as unknown as Part,
    load: async () => {
      loaded ??= await importPart();
    },
    isLoaded: () => loaded !== undefined,
  };
}

/**
 * Whether the part is there. It is fetched when it is wanted, or before, in a quiet moment of the page. Throws in rendering what the fetch
 * failed with, if it is still wanted.
 */
export function useFetchedPart<Part>({ load, isLoaded }: FetchedPart<Part>, isWanted: boolean): boolean {
  const [, setFetched] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isMissing = !isLoaded();

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const get = () =>
      load().then(
        () => isCurrent && setFetched(true),
        // A fetch ahead of time that fails is tried again when it comes to that.
        (error: unknown) => isCurrent && isWanted && setFailure({ error }),
      );
    const cancel = isWanted ? void get() : whenQuiet(() => void get());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [load, isMissing, isWanted]);

  if (failure && isWanted && isMissing) throw failure.error;
  return !isMissing;
}

/** Safari knows no idle moments: there, a second later. */
function whenQuiet(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 1000);
  return () => clearTimeout(timer);
}
