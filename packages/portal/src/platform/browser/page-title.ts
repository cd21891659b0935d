import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What the pages call themselves, the innermost last. */
let titles: readonly { readonly title: string }[] = [];

function change(next: typeof titles): void {
  titles = next;
  for (const listener of listeners) listener();
}

/** Titles the document by what the page shows: its h1. Without it, it is titled by its section. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const own = { title };
    change([...titles, own]);
    return () => change(titles.filter((each) => each !== own));
  }, [title]);
}

/** What the page that is shown calls itself. */
export function useShownPageTitle(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => titles.at(-1)?.title,
  );
}
