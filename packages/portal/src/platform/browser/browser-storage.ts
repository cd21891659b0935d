/** What the portal uses of localStorage and sessionStorage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A storage that may be full, or closed to the page (blocked cookies, private windows): then nothing is remembered, and nothing breaks.
 *
 * @param open Where storage is closed, already naming it throws: `() => sessionStorage`.
 */
export function browserStorage(open: () => BrowserStorage): BrowserStorage {
  function attempt<Value>(ask: (storage: BrowserStorage) => Value, otherwise: Value): Value {
    try {
      return ask(open());
    } catch {
      return otherwise;
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    key: (index) => attempt((storage) => storage.key(index), null),
    get length() {
      return attempt((storage) => storage.length, 0);
    },
  };
}

/** What is remembered until the tab is closed. */
export const tabStorage = browserStorage(() => sessionStorage);
/** What is remembered until the browser forgets it. */
export const lastingStorage = browserStorage(() => localStorage);
