import type {
  DeletionEffect,
  EffectiveAccess,
  RoleGroup,
  RoleGroupMember,
  RoleGroupSummary,
  ScopeItem,
} from '@skerry/contracts';

export const warehouseTag: ScopeItem = { id: 'tag-warehouse', name: 'warehouse', detail: '', color: 'blue' };
export const goteborg: ScopeItem = { id: 'S-10005', name: 'Göteborg, Lindholmspiren', detail: 'Lindholmspiren 5' };

export function aMember(parts: Partial<RoleGroupMember> = {}): RoleGroupMember {
  const { fullName = 'Ulla Bjerregaard' } = parts;
  return {
    id: 'ulla',
    fullName,
    email: `${fullName.toLowerCase().replaceAll(/\s+/g, '.')}@havstrand.example`,
    active: true,
    roleIds: [],
    otherGroups: [],
    ...parts,
  };
}

export function aGroup(parts: Partial<RoleGroup> = {}): RoleGroup {
  const { members = [aMember(), aMember({ id: 'elin', fullName: 'Elin Wallgren', roleIds: ['OperationStaff'] })] } =
    parts;
  return {
    id: 'warehouse',
    name: 'Warehouse operations',
    description: 'Shift leaders in the warehouses',
    roleIds: ['OperationStaff', 'ColocationTechnician'],
    permissions: [],
    scope: { kind: 'tags', size: 1, items: [warehouseTag] },
    holds: { sites: 8, services: 31 },
    source: 'local',
    sourceName: null,
    version: 3,
    ...parts,
    members,
    memberCount: members.length,
  };
}

/** Auditors of the company's own directory, and those of the warehouses. */
export function twoGroups(): RoleGroup[] {
  return [
    aGroup({
      id: 'auditors',
      name: 'Auditors',
      description: '',
      roleIds: ['BillingResponsible'],
      members: [],
      scope: { kind: 'all', size: 0, items: [] },
      holds: { sites: 40, services: 90 },
      source: 'idp',
      sourceName: 'Nordfjell directory',
    }),
    aGroup(),
  ];
}

export function summaryOf(group: RoleGroup): RoleGroupSummary {
  return Object.fromEntries(
    Object.entries(group).filter(([name]) => name !== 'members' && name !== 'holds'),
  ) as unknown as RoleGroupSummary;
}

/** Tickets through the group of the warehouses, and no invoices. */
export function anAccess(parts: Partial<EffectiveAccess> = {}): EffectiveAccess {
  const holds = { sites: 8, services: 31 };
  const narrowed = { isNarrowed: true, holds };
  const closed = { isOpen: false, rightIds: [], isNarrowed: false, holds: null };
  return {
    user: { id: 'alva', fullName: 'Alva Sandström', email: 'alva.sandstrom@havstrand.example', active: true },
    rights: [
      {
        id: 'OperationStaff',
        kind: 'role',
        origins: [{ kind: 'group', group: { id: 'warehouse', name: 'Warehouse operations' }, ...narrowed }],
        ...narrowed,
      },
    ],
    areas: [
      { area: 'tickets', isOpen: true, rightIds: ['OperationStaff'], neededRoleIds: [], ...narrowed },
      { area: 'traffic', isOpen: true, rightIds: ['OperationStaff'], neededRoleIds: [], ...narrowed },
      { area: 'orders', neededRoleIds: ['DeliveryResponsible'], ...closed },
      { area: 'invoices', neededRoleIds: ['OperationResponsible', 'BillingResponsible'], ...closed },
    ],
    ...parts,
  };
}

/** Ulla loses everything, Elin nothing. */
export function anEffect(): DeletionEffect {
  const user = (id: string, fullName: string) => ({ id, fullName, email: `${id}@havstrand.example`, active: true });
  const holds = { sites: 8, services: 31 };
  return {
    losingAll: 1,
    losingSome: 0,
    losingNothing: 1,
    members: [
      {
        user: user('ulla', 'Ulla Bjerregaard'),
        outcome: 'losesAll',
        loses: [{ id: 'OperationStaff', kind: 'role', isPartial: false, isNarrowed: true, holds }],
        gains: [],
        keeps: [],
      },
      {
        user: user('elin', 'Elin Wallgren'),
        outcome: 'losesNothing',
        loses: [],
        gains: [],
        keeps: [
          {
            id: 'OperationStaff',
            kind: 'role',
            origins: [{ kind: 'own', group: null, isNarrowed: false, holds: null }],
            isNarrowed: false,
            holds: null,
          },
        ],
      },
    ],
  };
}
