import {
  accessAreas,
  customerRoles,
  openersOf,
  type AccessArea,
  type AccessRight,
  type DeletionEffect,
  type EffectiveAccess,
  type MemberEffect,
  type RightChange,
  type ScopeHoldings,
} from '@skerry/contracts';
import type { AccessUser, Held, Origin, Rights } from './rights.repository.ts';

/** What a right reaches: null for everything, undefined where somebody does not have it. */
type Reach = Held | null | undefined;

const nothing: Held = { sites: new Set(), services: new Set() };

/** What the user may do, where it comes from, and which parts of the portal it opens. */
export function effectiveAccessOf(rights: Rights, user: AccessUser): EffectiveAccess {
  const areas = (Object.keys(accessAreas) as AccessArea[]).map((area) => areaOf(rights, user, area));
  return { user, rights: rightsOf(rights, user.id), areas };
}

function rightsOf(rights: Rights, userId: string): AccessRight[] {
  return [...(rights.origins.get(userId) ?? [])].map(([id, origins]) => ({
    id,
    kind: kindOf(id),
    origins: origins.map((origin) => ({
      kind: origin.group === null ? 'own' : 'group',
      group: origin.group,
      ...narrowing(reachOf(rights, [origin])),
    })),
    ...narrowing(reachOf(rights, origins)),
  }));
}

function areaOf(rights: Rights, user: AccessUser, area: AccessArea): EffectiveAccess['areas'][number] {
  const given = rights.origins.get(user.id);
  const opening = openersOf(area).filter((right) => given?.has(right));
  const reach = reachOf(
    rights,
    opening.flatMap((right) => given?.get(right) ?? []),
  );
  const isOpen = opening.length > 0;
  return {
    area,
    isOpen,
    rightIds: opening,
    neededRoleIds: isOpen ? [] : [...accessAreas[area].roles],
    ...narrowing(reach),
  };
}

/** What becomes of everybody in either, those who lose most first. */
export function effectsOf(before: Rights, after: Rights): MemberEffect[] {
  const order: MemberEffect['outcome'][] = ['losesAll', 'losesSome', 'losesNothing'];
  return before.users
    .map((user) => effectOf(before, after, user))
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}

function effectOf(before: Rights, after: Rights, user: AccessUser): MemberEffect {
  const loses = changesOf(before, after, user.id);
  const keeps = rightsOf(after, user.id);
  const lost = keeps.length === 0 ? 'losesAll' : 'losesSome';
  return {
    user,
    outcome: loses.length === 0 ? 'losesNothing' : lost,
    loses,
    gains: changesOf(after, before, user.id),
    keeps,
  };
}

export function deletionEffectOf(members: MemberEffect[]): DeletionEffect {
  const count = (wanted: MemberEffect['outcome']) => members.filter(({ outcome }) => outcome === wanted).length;
  return {
    losingAll: count('losesAll'),
    losingSome: count('losesSome'),
    losingNothing: count('losesNothing'),
    members,
  };
}

/** What there is in `from` and not in `to`. */
function changesOf(from: Rights, to: Rights, userId: string): RightChange[] {
  const rights = [...(from.origins.get(userId) ?? [])];
  return rights.flatMap(([id, origins]) => {
    const rest = reachOf(to, to.origins.get(userId)?.get(id) ?? []);
    const difference = without(reachOf(from, origins), rest);
    if (difference === undefined) return [];
    return [{ id, kind: kindOf(id), isPartial: rest !== undefined, ...narrowing(difference) }];
  });
}

function without(all: Reach, rest: Reach): Reach {
  if (all === undefined || rest === null) return undefined;
  if (all === null || rest === undefined) return all;
  const less = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !others.has(id)));
  const difference = { sites: less(all.sites, rest.sites), services: less(all.services, rest.services) };
  return difference.sites.size + difference.services.size === 0 ? undefined : difference;
}

function reachOf({ held }: Rights, origins: readonly Origin[]): Reach {
  if (origins.length === 0) return undefined;
  if (origins.some(({ isNarrowed }) => !isNarrowed)) return null;
  const parts = origins.map(({ group }) => held.get(group?.id ?? '') ?? nothing);
  return {
    sites: new Set(parts.flatMap(({ sites }) => [...sites])),
    services: new Set(parts.flatMap(({ services }) => [...services])),
  };
}

function narrowing(reach: Reach): { isNarrowed: boolean; holds: ScopeHoldings | null } {
  if (!reach) return { isNarrowed: false, holds: null };
  return { isNarrowed: true, holds: { sites: reach.sites.size, services: reach.services.size } };
}

function kindOf(right: string): AccessRight['kind'] {
  return customerRoles.some((role) => role === right) ? 'role' : 'permission';
}
