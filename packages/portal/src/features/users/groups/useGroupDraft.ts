import type { RoleGroup } from '@skerry/contracts';
import { useState } from 'react';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { newGroup } from './groupsAddress.ts';
import {
  countChanges,
  emptyGroup,
  groupChanges,
  groupValuesOf,
  mergedValues,
  type GroupPart,
  type GroupValues,
} from './groupForm.ts';

interface Draft {
  /** What the form began with. */
  base: GroupValues;
  /** Of the group as it was then; 0 for one that is not made yet. */
  version: number;
  values: GroupValues;
}

/** A group as it is being changed, and how that stands to what is saved. */
export interface GroupDraft {
  readonly saved: GroupValues;
  readonly values: GroupValues;
  readonly changeCount: number;
  /** What somebody else has changed since the first change here; undefined where nobody has. */
  readonly conflict: readonly GroupPart[] | undefined;
  /** One's own changes put into the newest state. */
  readonly merged: GroupValues;
  readonly change: (part: Partial<GroupValues>) => void;
  readonly discard: () => void;
}

export function groupFormId(groupId: string): string {
  return `users.group.${groupId}`;
}

/** @param group The group as it is known now, which may change while there is a draft; undefined for a new one. */
export function useGroupDraft(group: RoleGroup | undefined): GroupDraft {
  const saved = group ? groupValuesOf(group) : emptyGroup;
  const version = group?.version ?? 0;
  const formId = groupFormId(group?.id ?? newGroup);
  const kept = useConsumedDraft(formId, isGroupValues);
  const [draft, setDraft] = useState<Draft | undefined>(kept && { base: saved, version, values: kept });
  useSaveDraft(formId, () => draft?.values);

  const values = draft?.values ?? saved;
  const isOvertaken = draft !== undefined && draft.version !== version;
  const theirs = draft && isOvertaken ? [...groupChanges(draft.base, saved).keys()] : [];
  return {
    saved,
    values,
    changeCount: draft ? countChanges(groupChanges(saved, values)) : 0,
    conflict: isOvertaken ? theirs : undefined,
    merged: draft ? mergedValues(draft.base, draft.values, saved) : saved,
    change(part) {
      const next = { ...values, ...part };
      const isAsSaved = !isOvertaken && countChanges(groupChanges(saved, next)) === 0;
      // Somebody who was found and left out again need not be remembered.
      setDraft(
        isAsSaved ? undefined : { base: draft?.base ?? saved, version: draft?.version ?? version, values: next },
      );
    },
    discard: () => setDraft(undefined),
  };
}

function isGroupValues(value: unknown): value is GroupValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'roleIds' in value &&
    'permissions' in value &&
    'memberIds' in value &&
    'members' in value &&
    'scopeItems' in value &&
    typeof value.name === 'string' &&
    [value.roleIds, value.permissions, value.memberIds, value.members].every(Array.isArray)
  );
}
