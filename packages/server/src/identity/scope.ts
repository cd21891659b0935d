import type { Tenant } from '../database/connect.ts';

/** The groups that narrow a right; null where nothing does. */
export type Scope = Tenant['scope'];
/** Every right that somebody has, with what narrows it. */
export type Grants = ReadonlyMap<string, Scope>;

/** A right as the directory has it: given by itself, or by a group that narrows it. */
export type GrantRow = readonly [right: string, narrowedBy: string | null];

/** What is given more than once is narrowed to all that the groups hold, and by nothing if it is also given by itself. */
export function grantsOf(rows: Iterable<GrantRow>): Grants {
  const grants = new Map<string, Scope>();
  for (const [right, group] of rows) {
    const before = grants.has(right) ? grants.get(right) : [];
    grants.set(right, group === null || !before ? null : sorted([...before, group]));
  }
  return grants;
}

/** What any of the rights reaches. Undefined where none of them is given. */
export function scopeOf(grants: Grants, rights: Iterable<string>): Scope | undefined {
  const given = [...rights].flatMap((right) => {
    const scope = grants.get(right);
    return scope === undefined ? [] : [scope];
  });
  if (given.length === 0) return undefined;
  return given.includes(null) ? null : sorted(given.flatMap((scope) => scope ?? []));
}

/** All groups that narrow anything. */
export function everyNarrowing(grants: Grants): Scope {
  const groups = [...grants.values()].flatMap((scope) => scope ?? []);
  return groups.length === 0 ? null : sorted(groups);
}

/** Whether a right with the scope `wide` holds for everything that `narrow` does. */
function covers(wide: Scope, narrow: Scope): boolean {
  return wide === null || (narrow !== null && narrow.every((group) => wide.includes(group)));
}

interface Caller extends Tenant {
  readonly roles: ReadonlySet<string>;
  readonly grants: Grants;
}

/**
 * The caller for work that any of these rights allows: reaching what those that they have reach, and with the other rights that hold for
 * all of that. A right that holds for a part of it only is left out, so that it is never used beyond that part.
 */
export function narrowedTo<C extends Caller>(caller: C, rights: Iterable<string>): C {
  const scope = scopeOf(caller.grants, rights);
  if (scope === undefined || everyNarrowing(caller.grants) === null) return caller;
  const held = [...caller.grants].filter(([, own]) => covers(own, scope)).map(([right]) => right);
  return { ...caller, scope, roles: new Set(held) };
}

function sorted(groups: readonly string[]): readonly string[] {
  return [...new Set(groups)].sort();
}
