import { parsePreferences, type PreferenceChange, type PreferenceName, type Preferences } from '@skerry/contracts';

/** Age at which what is known is asked for again, in milliseconds. */
const staleAfter = 300_000;

export interface PreferenceStore {
  /** What holds, with the choices that are on their way; undefined until the server has answered or failed. */
  readonly values: Preferences | undefined;
  /** Asks the server where what is known is stale. */
  load(): void;
  /** Holds at once, and no longer where it can't be saved. */
  choose(change: PreferenceChange): void;
  subscribe: (listener: () => void) => () => void;
}

export interface PreferenceEnvironment {
  read: () => Promise<Readonly<Record<string, unknown>>>;
  write: (change: PreferenceChange) => Promise<void>;
  /** A choice could not be saved, and no longer holds. */
  onSaveFailed: (error: unknown) => void;
  /** Nothing could be read, and the defaults hold. */
  onDefaults: (error: unknown) => void;
  /** Stored choices are of a wrong type, and their defaults hold. */
  onWrong: (names: readonly PreferenceName[]) => void;
  now: () => number;
}

/**
 * The choices of one principal. What is shown is what the server has, with the choices that are on their way put over it in their order: one
 * that fails falls away, and leaves the others as they are. Choices are sent one after the other, so that the server has the last one last.
 */
export function createPreferenceStore(environment: PreferenceEnvironment): PreferenceStore {
  const { read, write, onSaveFailed, onDefaults, onWrong, now } = environment;
  const listeners = new Set<() => void>();
  let stored: Readonly<Record<string, unknown>> = {};
  let underWay: readonly PreferenceChange[] = [];
  let values: Preferences | undefined;
  let freshUntil = -Infinity;
  let reads = 0;
  let queue = Promise.resolve();

  function show(): void {
    const texts: Record<string, unknown> = { ...stored };
    for (const { preferenceName, preferenceValue } of underWay) texts[preferenceName] = preferenceValue;
    values = parsePreferences(texts);
    for (const listener of listeners) listener();
  }

  async function refetch(): Promise<void> {
    const ownRead = ++reads;
    freshUntil = now() + staleAfter;
    try {
      const answer = await read();
      // A later read knows more: between the two a choice may have been saved.
      if (ownRead !== reads) return;
      stored = answer;
      const wrong: PreferenceName[] = [];
      parsePreferences(answer, (name) => wrong.push(name));
      if (wrong.length > 0) onWrong(wrong);
    } catch (error) {
      if (ownRead !== reads) return;
      freshUntil = -Infinity;
      if (values === undefined) onDefaults(error);
    }
    show();
  }

  async function save(change: PreferenceChange): Promise<void> {
    try {
      await write(change);
      stored = { ...stored, [change.preferenceName]: change.preferenceValue };
    } catch (error) {
      onSaveFailed(error);
    }
    underWay = underWay.filter((other) => other !== change);
    show();
    // After a failure too: an answer that was lost on its way may have been a yes.
    void refetch();
  }

  return {
    get values() {
      return values;
    },
    load() {
      if (now() >= freshUntil) void refetch();
    },
    choose(change) {
      underWay = [...underWay, change];
      show();
      queue = queue.then(() => save(change));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
