import { useEffect, useSyncExternalStore } from 'react';

let rows = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  rows += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While it stands, the page itself says that there is no network. */
export function useSaysOffline(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the page says itself that there is no network, beside what it is about. */
export function useIsOfflineSaid(): boolean {
  return useSyncExternalStore(subscribe, () => rows > 0);
}
