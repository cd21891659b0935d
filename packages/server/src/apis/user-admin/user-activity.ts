import { userPageSize, type userAdminOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { listActivity } from './user-activity.repository.ts';
import { existing } from './user-changes.ts';

/** What the audit log says of one user. */
export function userActivityHandlers(database: Database): Pick<Handlers<userAdminOperations>, 'listUserActivity'> {
  return {
    async listUserActivity({ principal, path, query: { page = 0, pageSize = userPageSize } }) {
      const queries = database.readsOf(principal);
      const { user } = await existing(queries, path.userId);
      return { status: 200, body: await listActivity(queries, user.id, { page, pageSize }) };
    },
  };
}
