import type { portalUserOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { accountOfUser, findSelectableCustomers, findSelectableUsers } from './selectable.repository.ts';

type Selectable = Pick<Handlers<portalUserOperations>, 'listSelectableCustomers' | 'listSelectableUsers'>;

/** For whom and as whom the caller can act. The identity provider checks the choice again before it counts. */
export function selectableHandlers(database: Database): Selectable {
  return {
    async listSelectableCustomers({ principal, query }) {
      const { category, accountId, customerId, userId, isActing } = principal;
      if (query.getImpersonatedUserCustomers === true && isActing && userId !== null) {
        const acted = await accountOfUser(database, { customerId, userId });
        return { status: 200, body: acted === undefined ? [] : await findSelectableCustomers(database, acted) };
      }
      const customers =
        category === 'internalStaff' ? findSelectableCustomers(database) : findSelectableCustomers(database, accountId);
      return { status: 200, body: await customers };
    },

    async listSelectableUsers({ principal, path, microserviceRegistry }) {
      const users = await findSelectableUsers(database, {
        customerId: path.customerId,
        registry: microserviceRegistry ?? principal.registry,
      });
      if (users === undefined) throw new ProblemError(404);
      return { status: 200, body: users };
    },
  };
}
