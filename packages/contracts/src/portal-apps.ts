import type { PortalApp } from './api-types.ts';
import type { CustomerRole } from './roles.ts';

/**
 * What users can ask to use, and the roles that open it: those of the route table (specification, sections 2.1 and 6).
 * Permissions open some of it too, but nobody gives those in the portal.
 */
export const rolesOfApp: Readonly<Record<PortalApp, readonly CustomerRole[]>> = {
  users: ['UserAdministrator'],
  forms: ['OperationResponsible'],
  services: ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'],
  invoices: ['OperationResponsible', 'BillingResponsible'],
  changelog: ['UserAdministrator'],
  contacts: ['UserAdministrator', 'OperationResponsible'],
  documents: ['OperationResponsible', 'BillingResponsible'],
  siteAccess: ['OperationStaff', 'OperationResponsible', 'ColocationTechnician', 'UserAdministrator'],
  traffic: ['OperationResponsible', 'OperationStaff'],
};

/** In the order of the specification. */
export const portalApps = Object.keys(rolesOfApp) as readonly PortalApp[];
