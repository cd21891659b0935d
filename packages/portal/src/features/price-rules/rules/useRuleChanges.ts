import type { PriceRuleDraft } from '@skerry/contracts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { blankRule, withAdded } from './newRule.ts';

export const rulesFormId = 'priceRules.changes';

export interface RuleChanges {
  /** The whole list with what was changed of it. */
  readonly rules: readonly PriceRuleDraft[];
  readonly changedIds: ReadonlySet<string>;
  readonly change: (rule: PriceRuleDraft) => void;
  /** Takes back what was changed of a rule; a new one is gone then. */
  readonly undo: (id: string) => void;
  /** Adds a rule of the reader's. @returns its id */
  readonly add: (name: string) => string;
  readonly clear: () => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
}

/** Changes of rules before they are proposed, which are there again after the session has ended and begun anew. */
export function useRuleChanges(current: readonly PriceRuleDraft[]): RuleChanges {
  const form = useTypedTexts(rulesFormId, { reason: '', changes: '' });
  const changes = changesIn(form.values.changes);
  // Somebody else may have ended what was changed, or made it the same.
  const kept = current.flatMap((rule) => {
    const changed = changes[rule.id];
    return changed === undefined || isSame(changed, rule) ? [] : [changed];
  });
  const known = new Set(current.map(({ id }) => id));
  // Rules that somebody else has ended stay in the list, so that what is not in it is new.
  const added = Object.values(changes).filter(({ id }) => !known.has(id));
  const changedIds = new Set([...kept, ...added].map(({ id }) => id));
  const set = (next: Readonly<Record<string, PriceRuleDraft>>) =>
    form.set('changes', Object.keys(next).length === 0 ? '' : JSON.stringify(next));
  useUnsavedForm(rulesFormId, changedIds.size > 0);
  const rules = withAdded(
    current.map((rule) => kept.find(({ id }) => id === rule.id) ?? rule),
    added,
  );
  return {
    rules,
    changedIds,
    add(name) {
      const rule = blankRule(rules, name);
      set({ ...changes, [rule.id]: rule });
      return rule.id;
    },
    change: (rule) => set({ ...changes, [rule.id]: rule }),
    undo: (id) => set(Object.fromEntries(Object.entries(changes).filter(([each]) => each !== id))),
    clear() {
      set({});
      form.set('reason', '');
    },
    reason: form.values.reason,
    setReason: (reason) => form.set('reason', reason),
  };
}

function changesIn(text: string): Readonly<Record<string, PriceRuleDraft>> {
  // Nobody but us writes it.
  return text === '' ? {} : (JSON.parse(text) as Record<string, PriceRuleDraft>);
}

export function isSame(one: PriceRuleDraft, other: PriceRuleDraft): boolean {
  return canonical(one) === canonical(other);
}

/** With keys in one order: a condition that was taken away and given back is the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
