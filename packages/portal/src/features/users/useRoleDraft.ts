import type { CustomerUser } from '@skerry/contracts';
import { useState } from 'react';
import { useSaveDraft, useConsumedDraft } from '../../platform/session/useDraft.ts';
import { roleChangeCount, roleChanges, withRole, type RoleChanges } from './roleChanges.ts';

interface Draft {
  /** The user as it was when the first tick changed. */
  base: CustomerUser;
  roles: ReadonlySet<string>;
  /** The server has refused to save over a newer state. */
  isRefused: boolean;
}

/** Ticks that are not saved yet, and how they stand to what is saved. */
export interface RoleDraft {
  readonly saved: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly changeCount: number;
  /** What somebody else has done to the roles since the first tick changed; undefined where nobody has. */
  readonly conflict: RoleChanges | undefined;
  choose(id: string, isChosen: boolean): void;
  /** Ticks exactly these. */
  chooseAll(ids: readonly string[]): void;
  discard(): void;
  /** Tells that the server has refused to save over a newer state. */
  refuse(): void;
}

function roleSet(user: CustomerUser): ReadonlySet<string> {
  return new Set(user.roles.map((role) => role.id));
}

/** @param user The user as it is known now; it may change while there is a draft. */
export function useRoleDraft(user: CustomerUser): RoleDraft {
  const [draft, setDraft] = useDraftOf(user);
  const saved = roleSet(user);
  const chosen = draft?.roles ?? saved;
  const changes = draft && draft.base.version !== user.version ? roleChanges(roleSet(draft.base), saved) : undefined;
  // Another version with the same roles is a change of other details, often one's own: no reason to interrupt.
  const isConflict = changes && (draft?.isRefused || changes.added.length + changes.removed.length > 0);

  function set(roles: ReadonlySet<string>) {
    const isAsSaved = roleChangeCount(saved, roles) === 0 && !isConflict;
    setDraft(isAsSaved ? undefined : { base: draft?.base ?? user, roles, isRefused: draft?.isRefused ?? false });
  }

  return {
    saved,
    chosen,
    changeCount: roleChangeCount(saved, chosen),
    conflict: isConflict ? changes : undefined,
    choose: (id, isChosen) => set(withRole(chosen, id, isChosen)),
    chooseAll: (ids) => set(new Set(ids)),
    discard: () => setDraft(undefined),
    refuse: () => setDraft((current) => current && { ...current, isRefused: true }),
  };
}

/** The draft, which also outlives the end of a session: it is there again after the next login. */
function useDraftOf(user: CustomerUser) {
  const formId = `users.roles.${user.id}`;
  const kept = useConsumedDraft(formId, isStrings);
  const [draft, setDraft] = useState<Draft | undefined>(kept && { base: user, roles: new Set(kept), isRefused: false });
  useSaveDraft(formId, () => draft && [...draft.roles]);
  return [draft, setDraft] as const;
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
