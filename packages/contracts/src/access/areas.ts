import type { AccessArea } from '../api-types.ts';
import { rolesOfApp } from '../portal-apps.ts';
import type { CustomerRole, Permission } from '../roles.ts';
import { permissionLabels, type PermissionLabel } from './permission-labels.ts';

interface Openers {
  path: string;
  roles: readonly CustomerRole[];
  /** Opens it as well, for those whom the provider has given it. */
  permission?: Permission;
  /** Its page asks for one of the roles alone: labels are what their holders may do in it besides. */
  isForRolesAlone?: true;
}

const handlers = ['OperationStaff', 'OperationResponsible', 'BillingResponsible'] as const;

/** The parts of the portal that not everybody can open, in the order of the menu, with the roles that do (specification, section 2.1). */
export const accessAreas: Readonly<Record<AccessArea, Openers>> = {
  services: { path: '/services', roles: rolesOfApp.services, isForRolesAlone: true },
  orders: { path: '/services/orders', roles: [...rolesOfApp.services, 'DeliveryResponsible'] },
  quotes: { path: '/quote-and-order', roles: ['OperationResponsible', 'Purchaser', 'QuoteRequester'] },
  serviceChanges: { path: '/service-change-request', roles: ['OperationResponsible', 'OperationStaff'] },
  tickets: { path: '/tickets', roles: handlers, permission: 'cp-tickets' },
  traffic: { path: '/performance', roles: rolesOfApp.traffic, permission: 'cp-performance-monitoring' },
  operationalStatus: { path: '/operational-status', roles: handlers },
  invoices: { path: '/invoices', roles: rolesOfApp.invoices, permission: 'cp-invoices' },
  documents: { path: '/documents', roles: rolesOfApp.documents, permission: 'cp-documents' },
  forms: { path: '/forms', roles: rolesOfApp.forms, permission: 'cp-forms' },
  siteAccess: { path: '/site-access', roles: rolesOfApp.siteAccess, permission: 'cp-site-access' },
  contacts: { path: '/contacts', roles: rolesOfApp.contacts, permission: 'cp-contacts' },
  users: { path: '/users', roles: rolesOfApp.users, isForRolesAlone: true },
  groups: { path: '/users/groups', roles: rolesOfApp.users, isForRolesAlone: true },
  changelog: { path: '/changelogs', roles: rolesOfApp.changelog },
};

/** Whether somebody with some rights can open the part. */
export function opensArea(area: AccessArea, has: (right: string) => boolean): boolean {
  return openersOf(area).some(has);
}

/** Every role, permission and label any of which opens the part. */
export function openersOf(area: AccessArea): (CustomerRole | Permission | PermissionLabel)[] {
  const { roles, permission, isForRolesAlone = false } = accessAreas[area];
  const labels = (Object.keys(permissionLabels) as PermissionLabel[]).filter(
    (label) => !isForRolesAlone && permissionLabels[label].areas.includes(area),
  );
  return [...roles, ...(permission === undefined ? [] : [permission]), ...labels];
}
