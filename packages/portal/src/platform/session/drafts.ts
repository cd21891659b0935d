const prefix = 'skerry.draft.';

/** JSON text of what a form holds. */
export type DraftReader = () => unknown;

/**
 * Typed text that must survive the end of a session: forms register what they hold, the session keeps it in
 * sessionStorage when it ends, and the same form of the same user and customer takes it back once.
 */
export interface Drafts {
  /** Registers a form; the answer takes it off again. */
  register(formId: string, read: DraftReader): () => void;
  /** Keeps what the registered forms hold for this principal. */
  keep(principal: string): void;
  /** What was kept for the form, once. Everything of other principals is thrown away. */
  take(principal: string, formId: string): unknown;
  /** Throws away everything that was kept. */
  clear(): void;
}

export function createDrafts(storage: Storage): Drafts {
  const forms = new Map<string, DraftReader>();

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key) => key?.startsWith(prefix) ?? false,
    ) as string[];
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
        if (values !== undefined) storage.setItem(`${prefix}${principal}.${formId}`, JSON.stringify(values));
      }
    },
    take(principal, formId) {
      for (const key of keys()) {
        if (!key.startsWith(`${prefix}${principal}.`)) storage.removeItem(key);
      }
      const key = `${prefix}${principal}.${formId}`;
      const text = storage.getItem(key);
      storage.removeItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    },
    clear() {
      for (const key of keys()) storage.removeItem(key);
    },
  };
}
