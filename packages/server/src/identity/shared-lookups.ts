/**
 * One lookup at a time for each key. Calls that come while one is under way share the next: it begins after they asked, so it sees
 * whatever had happened by then. A hundred calls at once of one caller cost two lookups, and no other caller waits behind the hundred.
 */
export function sharedLookups<T>(): (key: string, look: () => Promise<T>) => Promise<T> {
  const lookups = new Map<string, { running: Promise<T>; next?: Promise<T> }>();
  return async (key, look) => {
    const begin = (): Promise<T> => {
      const running = look();
      lookups.set(key, { running });
      const end = () => void (lookups.get(key)?.running === running && lookups.delete(key));
      running.then(end, end);
      return running;
    };
    const current = lookups.get(key);
    if (current === undefined) return begin();
    current.next ??= current.running.then(begin, begin);
    return current.next;
  };
}
