import type { AccessArea, EffectiveAccess, ScopeHoldings } from '@skerry/contracts';

type Area = EffectiveAccess['areas'][number];

/** Parts of the portal that are open, or closed, for the same reason. */
export interface AccessRow {
  readonly areas: readonly AccessArea[];
  readonly isOpen: boolean;
  readonly rightIds: readonly string[];
  readonly neededRoleIds: readonly string[];
  /** What it is narrowed to; null for everything. */
  readonly holds: ScopeHoldings | null;
  /** What is about to change: it opens, it closes, or neither. */
  readonly change: 'opens' | 'closes' | undefined;
}

/** Parts whose rights are told by services; the others by sites. */
const byServices: ReadonlySet<AccessArea> = new Set([
  'services',
  'serviceChanges',
  'tickets',
  'traffic',
  'operationalStatus',
  'invoices',
  'documents',
]);

export function isByServices(area: AccessArea): boolean {
  return byServices.has(area);
}

/** What somebody may do, with what is planned: what is open first, alike parts together. */
export function accessRows(access: EffectiveAccess, planned: EffectiveAccess | undefined): AccessRow[] {
  const future = new Map(planned?.areas.map((area) => [area.area, area]));
  const rows = new Map<string, AccessRow & { areas: AccessArea[] }>();
  for (const now of access.areas) {
    const then = future.get(now.area);
    const change = !then || then.isOpen === now.isOpen ? undefined : then.isOpen ? 'opens' : 'closes';
    const shown: Area = then && !now.isOpen ? then : now;
    const key = JSON.stringify([
      change,
      isByServices(now.area),
      shown.isOpen,
      shown.rightIds,
      shown.neededRoleIds,
      shown.holds,
    ]);
    const row = rows.get(key);
    if (row) row.areas.push(now.area);
    else
      rows.set(key, {
        areas: [now.area],
        isOpen: shown.isOpen,
        rightIds: shown.rightIds,
        neededRoleIds: shown.neededRoleIds,
        holds: shown.isNarrowed ? shown.holds : null,
        change,
      });
  }
  return [...rows.values()].toSorted((one, other) => rank(one) - rank(other));
}

function rank({ isOpen, change }: AccessRow): number {
  if (change) return 1;
  return isOpen ? 0 : 2;
}
