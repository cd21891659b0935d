import type { RoleList } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';

export interface RoleFilter {
  isLegacy?: boolean | undefined;
  isCustomerRole?: boolean | undefined;
}

/** The roles in the order of the role cards. */
export async function listRoles({ query }: TenantQueries, { isLegacy, isCustomerRole }: RoleFilter): Promise<RoleList> {
  let rows = query.selectFrom('roles').select(['id', 'translations']).orderBy('position');
  if (isLegacy !== undefined) rows = rows.where('is_legacy', '=', isLegacy);
  if (isCustomerRole !== undefined) rows = rows.where('is_customer_role', '=', isCustomerRole);
  return { items: await rows.execute() };
}

/** Which of the ids are roles, and whether a customer's administrator may grant them. */
export async function kindsOfRoles(
  { query }: TenantQueries,
  ids: readonly string[],
): Promise<Map<string, 'customerRole' | 'permission'>> {
  const rows = await query.selectFrom('roles').select(['id', 'is_customer_role']).execute();
  return new Map(
    rows
      .filter(({ id }) => ids.includes(id))
      .map(({ id, is_customer_role }) => [id, is_customer_role ? 'customerRole' : 'permission']),
  );
}
