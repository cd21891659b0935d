/** Roles that a customer's administrator gives to users (specification, section 6). */
export const customerRoles = [
  'OperationStaff',
  'OperationResponsible',
  'Purchaser',
  'DeliveryResponsible',
  'UserAdministrator',
  'BillingResponsible',
  'ColocationTechnician',
  'QuoteRequester',
] as const;

/** Finer permissions. They open single pages and are not given in the portal (specification, section 6). */
export const permissions = [
  'cp-admins',
  'cp-performance-monitoring',
  'cp-invoices',
  'cp-tickets',
  'cp-site-access',
  'cp-contacts',
  'cp-documents',
  'cp-forms',
  'cp-reports',
  'view-analytics',
] as const;

export type CustomerRole = (typeof customerRoles)[number];
export type Permission = (typeof permissions)[number];
export type Role = CustomerRole | Permission;

/** The part of an access token that says what its holder may do. */
export interface RoleClaims {
  realm_access?: { roles?: readonly string[] };
  resource_access?: Readonly<Record<string, { roles?: readonly string[] }>>;
}

/** All roles of a token: those of the realm and those of every resource, each once. */
export function rolesOf(token: RoleClaims): string[] {
  const resourceRoles = Object.values(token.resource_access ?? {}).flatMap((resource) => resource.roles ?? []);
  return [...new Set([...(token.realm_access?.roles ?? []), ...resourceRoles])];
}

/** Who is told prices (decision 5). */
export const financialRoles: readonly Role[] = ['OperationResponsible', 'BillingResponsible'];

/** Who is told of disturbances, and so how services do (decision 6). */
export const disturbanceRoles: readonly Role[] = ['BillingResponsible', 'OperationStaff', 'OperationResponsible'];
