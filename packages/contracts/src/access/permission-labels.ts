import type {
  AccessArea,
  customerContactOperations,
  networkMapOperations,
  PermissionLabel,
  portalUserOperations,
  servicesOperations,
  sitesOperations,
  sitesV1Operations,
  userAdminOperations,
} from '../api-types.ts';
import type { CustomerRole } from '../roles.ts';

export type { PermissionLabel };

type OperationId =
  | keyof userAdminOperations
  | keyof customerContactOperations
  | keyof servicesOperations
  | keyof sitesOperations
  | keyof sitesV1Operations
  | keyof networkMapOperations
  | keyof portalUserOperations;

export interface LabelRule {
  /** The customer roles that it is a part of. Without any, only those who have it can give it. */
  roles: readonly CustomerRole[];
  /** What it lets its holder call, beside what everybody may. */
  operations: readonly OperationId[];
  /** The parts of the portal that it is about. Those whose page asks for a role it does not open (`accessAreas`). */
  areas: readonly AccessArea[];
}

const administrator = ['UserAdministrator'] as const;
const seeingUsers = ['listCustomerUsers', 'getCustomerUser'] as const;
const seeingGroups = ['listRoleGroups', 'getRoleGroup', 'getEffectiveAccess'] as const;
const editingGroups = [...seeingGroups, ...seeingUsers, 'previewRoleGroup', 'listScopeOptions'] as const;
const handlingContacts = ['UserAdministrator', 'OperationResponsible'] as const;
const seeingContacts = [
  'listContacts',
  'getContact',
  'exportContacts',
  'listContactPurposes',
  'listContactNotices',
] as const;
const seeingTraffic = ['OperationResponsible', 'OperationStaff'] as const;

/**
 * The finer rights that groups give and that people ask for (specification, section 6): what each opens, read by the server for every
 * call and by the portal for what it offers on a page. Those whose part of the portal has no calls yet open its page alone.
 */
export const permissionLabels: Readonly<Record<PermissionLabel, LabelRule>> = {
  'create-users': {
    roles: administrator,
    operations: [...seeingUsers, 'createCustomerUser', 'resendInvitation'],
    areas: ['users'],
  },
  'delete-users': { roles: administrator, operations: [...seeingUsers, 'deleteCustomerUser'], areas: ['users'] },
  'update-users': {
    roles: administrator,
    operations: [...seeingUsers, 'updateCustomerUser', 'getEffectiveAccess'],
    areas: ['users'],
  },
  'view-groups': { roles: administrator, operations: seeingGroups, areas: ['groups'] },
  'create-groups': { roles: administrator, operations: [...editingGroups, 'createRoleGroup'], areas: ['groups'] },
  'update-groups': { roles: administrator, operations: [...editingGroups, 'updateRoleGroup'], areas: ['groups'] },
  'delete-groups': {
    roles: administrator,
    operations: [...seeingGroups, 'getDeletionEffect', 'deleteRoleGroup'],
    areas: ['groups'],
  },
  'view-traffic-graphs': { roles: seeingTraffic, operations: [], areas: ['traffic'] },
  'update-services': {
    roles: ['OperationResponsible', 'OperationStaff', 'Purchaser'],
    operations: [
      'listServices',
      'listServiceFacets',
      'exportServices',
      'exportServicesBy',
      'lookUpServices',
      'getService',
      'listServiceHistory',
      'listTags',
      'changeServices',
      'updateService',
      'createTag',
      'updateTag',
      'deleteTag',
      'listSites',
      'getSite',
      'listNumberedSites',
      'getNumberedSite',
      'getNetworkMap',
    ],
    areas: ['services'],
  },
  'download-invoices': { roles: ['OperationResponsible', 'BillingResponsible'], operations: [], areas: ['invoices'] },
  'view-changelog': { roles: administrator, operations: [], areas: ['changelog'] },
  'view-contacts': { roles: handlingContacts, operations: seeingContacts, areas: ['contacts'] },
  'create-contacts': {
    roles: handlingContacts,
    operations: [...seeingContacts, 'createContact', 'listContactScopes'],
    areas: ['contacts'],
  },
  'update-contacts': {
    roles: handlingContacts,
    operations: [...seeingContacts, 'updateContact', 'listContactScopes', 'sendContactVerification', 'testContact'],
    areas: ['contacts'],
  },
  'delete-contacts': { roles: handlingContacts, operations: [...seeingContacts, 'deleteContact'], areas: ['contacts'] },
  'view-aggregations': { roles: seeingTraffic, operations: [], areas: ['traffic'] },
  'view-availability': { roles: seeingTraffic, operations: [], areas: ['traffic'] },
  'view-analytics': { roles: [], operations: [], areas: [] },
};

/** The labels any of which lets its holder call the operation. */
export function labelsOpening(operationId: string): PermissionLabel[] {
  return (Object.keys(permissionLabels) as PermissionLabel[]).filter((label) =>
    permissionLabels[label].operations.some((operation) => operation === operationId),
  );
}

export function isPermissionLabel(right: string): right is PermissionLabel {
  return Object.hasOwn(permissionLabels, right);
}

/** Whether somebody with some rights has the label, of its own or as a part of a role. */
export function holdsLabel(label: PermissionLabel, has: (right: string) => boolean): boolean {
  return has(label) || permissionLabels[label].roles.some(has);
}

/** Whether who has some rights may give the label: they have it, or a role that it is a part of, or see to everybody's roles. */
export function mayGiveLabel(label: PermissionLabel, has: (right: string) => boolean): boolean {
  return holdsLabel(label, has) || (permissionLabels[label].roles.length > 0 && has('UserAdministrator'));
}

/** What is about the company's people as a whole, and so can't be narrowed to some of its sites and services. */
export function isOfWholeCompany(right: string): boolean {
  if (right === 'UserAdministrator') return true;
  return (
    isPermissionLabel(right) && permissionLabels[right].areas.some((area) => area === 'users' || area === 'groups')
  );
}
