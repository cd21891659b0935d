import type { RoleList } from '@skerry/contracts';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { Resource } from '../data/data-keys.ts';

/** What pages call them. */
export const rolesResource: Resource = ['roles', 'customer'];

/** The roles that can be given to a customer's users, in every language. */
export function readRoles(api: Api): Promise<RoleList> {
  const params = { query: { isLegacy: false, isCustomerRole: true } };
  return unwrap(api.userAdmin.GET('/roles', { params }), isRoleList);
}

function isRoleList(list: RoleList): boolean {
  return list.items.every((role) => typeof role.id === 'string' && Array.isArray(role.translations));
}
