import { userPageSize, type userAdminOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { listActivity } from './user-activity.repository.ts';
import { existing } from './user-changes.ts';

/** What people may see of their own account without being administrators. The provider's staff have none here. */
export function ownAccountHandlers(
  database: Database,
): Pick<Handlers<userAdminOperations>, 'listOwnGroups' | 'listOwnActivity'> {
  return {
    async listOwnGroups({ principal }) {
      const { userId } = principal;
      if (userId === null) return { status: 200, body: { items: [] } };
      const { user } = await existing(database.readsOf(principal), userId);
      return { status: 200, body: { items: user.roleGroups } };
    },

    async listOwnActivity({ principal, query: { page = 0, pageSize = userPageSize } }) {
      const { userId } = principal;
      if (userId === null)
        return {
          status: 200,
          body: { items: [], totalItems: 0, totalPages: 0, currentPage: page, lastLoginAt: null },
        };
      const queries = database.readsOf(principal);
      const [{ user }, listed] = await Promise.all([
        existing(queries, userId),
        listActivity(queries, userId, { page, pageSize }),
      ]);
      const activity = { ...listed, lastLoginAt: user.lastLoginAt ?? null };
      if (principal.roles.has('UserAdministrator')) return { status: 200, body: activity };
      // Why staff acted is told to the customer's administrators alone.
      return {
        status: 200,
        body: { ...activity, items: activity.items.map((item) => ({ ...item, actingReason: null })) },
      };
    },
  };
}
