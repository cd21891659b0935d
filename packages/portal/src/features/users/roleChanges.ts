/** How one set of roles differs from another, in the order that they are given in. */
export interface RoleChanges {
  added: string[];
  removed: string[];
}

export function roleChanges(before: ReadonlySet<string>, after: ReadonlySet<string>): RoleChanges {
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  };
}

/** Number of roles that differ. */
export function roleChangeCount(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  const { added, removed } = roleChanges(before, after);
  return added.length + removed.length;
}

/** The set with the role in it, or without. */
export function withRole(roles: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(roles);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
