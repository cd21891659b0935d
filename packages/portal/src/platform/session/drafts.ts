import type { BrowserStorage } from '../browser/browser-storage.ts';

const prefix = 'skerry.draft.';

/** What a form holds, as a value of JSON; undefined where there is nothing to keep. Never anything secret. */
export type DraftReader = () => unknown;

/**
 * What a tab remembers for one user and customer. Above all typed text that must survive the end of a session: forms register what they
 * hold, the session keeps it in sessionStorage when it ends, and the same form of the same user and customer takes it back once.
 */
export interface Drafts {
  /** Registers a form; the answer takes it off again. */
  register(formId: string, read: DraftReader): () => void;
  /** Keeps what the registered forms hold for this principal. */
  keep(principal: string): void;
  /** Remembers a value under a name. */
  put(principal: string, name: string, value: unknown): void;
  /** What is remembered, and stays so. */
  peek(principal: string, name: string): unknown;
  /** What was kept for the form, once. */
  take(principal: string, formId: string): unknown;
  /** Throws away what belongs to other principals. */
  discardOthers(principal: string): void;
  /** Throws away everything. */
  clear(): void;
  /** The same, and remembers nothing any more: somebody has logged out, and the page they leave still holds their forms. */
  close(): void;
}

export function createDrafts(storage: BrowserStorage): Drafts {
  const forms = new Map<string, DraftReader>();
  let isClosed = false;
  const beginningOf = (principal: string) => `${prefix}${principal}.`;
  const keyOf = (principal: string, name: string) => beginningOf(principal) + name;

  function remove(isUnwanted: (key: string) => boolean): void {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && isUnwanted(key)) storage.removeItem(key);
  }

  function put(principal: string, name: string, value: unknown): void {
    if (!isClosed) storage.setItem(keyOf(principal, name), JSON.stringify(value));
  }

  function peek(principal: string, name: string): unknown {
    const text = storage.getItem(keyOf(principal, name));
    try {
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  }

  return {
    register(formId, read) {
      forms.set(formId, read);
      return () => {
        if (forms.get(formId) === read) forms.delete(formId);
      };
    },
    keep(principal) {
      for (const [formId, read] of forms) {
        const values = read();
        if (values !== undefined) put(principal, formId, values);
      }
    },
    put,
    peek,
    take(principal, formId) {
      const values = peek(principal, formId);
      storage.removeItem(keyOf(principal, formId));
      return values;
    },
    discardOthers: (principal) => remove((key) => !key.startsWith(beginningOf(principal))),
    clear: () => remove(() => true),
    close() {
      isClosed = true;
      remove(() => true);
    },
  };
}
