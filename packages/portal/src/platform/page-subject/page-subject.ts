import { useEffect, useSyncExternalStore } from 'react';

let subject: string | undefined;
const listeners = new Set<() => void>();

function setSubject(value: string | undefined): void {
  if (subject === value) return;
  subject = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a page is about while it is shown, in the words of its h1: the title of the document says it after the section. */
export function useAsPageSubject(title: string): void {
  useEffect(() => {
    setSubject(title);
    // The next page may have said its own already.
    return () => {
      if (subject === title) setSubject(undefined);
    };
  }, [title]);
}

/** What the page that is shown is about; undefined where its section says all. */
export function usePageSubject(): string | undefined {
  return useSyncExternalStore(subscribe, () => subject);
}
