import { userPageSize, type CustomerUser, type userAdminOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { findAdministrators } from './administrators.repository.ts';
import { accessHandlers } from './access.ts';
import { refuseLossOfAdministrators } from './administrators.ts';
import { invitationHandlers } from './invitations.ts';
import { refuseLoginOfMightier, refuseMightier, refuseStaffWhileActing } from './role-group-rules.ts';
import { roleGroupHandlers } from './role-groups.ts';
import { roleRequestHandlers } from './role-requests.ts';
import { listRoles } from './roles.repository.ts';
import { ownAccountHandlers } from './own-account.ts';
import { userActivityHandlers } from './user-activity.ts';
import { userBulkHandlers } from './user-bulk.ts';
import { addUser, auditUser, changeDetails, changeGroups, changeRoles, existing } from './user-changes.ts';
import { userExportHandlers } from './user-export.ts';
import { userImportHandlers } from './user-import.ts';
import { newDetails, refuseLastAdministrator, refuseOwnAccount } from './user-rules.ts';
import { deleteUser, listUsers, lockAdministrators, rightsOfUser } from './users.repository.ts';

const prefix = '/api/user-admin/v1';

/** The built-in user administration. */
export function userAdminHandlers(
  database: Database,
  directory: IdentityDirectory,
  sender: MailSender,
): Handlers<userAdminOperations> {
  return {
    ...roleRequestHandlers(database, directory, sender),
    ...roleGroupHandlers(database, directory),
    ...accessHandlers(database),
    ...userExportHandlers(database),
    ...userImportHandlers(database, directory),
    ...userBulkHandlers(database, directory),
    ...invitationHandlers(database, directory),
    ...userActivityHandlers(database),
    ...ownAccountHandlers(database),

    async listCustomerUsers({ principal, query }) {
      const { page = 0, pageSize = userPageSize, sortBy = 'email', ...filter } = query;
      const body = await listUsers(database.readsOf(principal), { page, pageSize, sortBy, ...filter });
      return { status: 200, body };
    },

    async getCustomerUser({ principal, path }) {
      const user = await existing(database.readsOf(principal), path.userId);
      return answer(user.user);
    },

    createCustomerUser: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          const { user, accountId } = await addUser(transaction, directory, newDetails(call.body));
          await auditUser(transaction, call, { after: user });
          await directory.settle(transaction, accountId);
          return {
            status: 201,
            body: user,
            headers: { ETag: etagOf(user), Location: `${prefix}/customer/users/${user.id}` },
          };
        }),
      ),

    async updateCustomerUser(call) {
      const { roleIds, roleGroupIds, ...details } = call.body;
      refuseMixed({ details: Object.keys(details).length > 0 ? details : undefined, roleIds, roleGroupIds });
      return database.withTenant(call.principal, async (transaction) => {
        const isOfOwnRights = roleIds !== undefined || roleGroupIds !== undefined;
        if (isOfOwnRights || details.isActive === false) await lockAdministrators(transaction);
        const stored = await existing(transaction, call.path.userId, { forUpdate: true });
        checkVersion(stored.user, call.ifMatch);
        refuseMightier(call.principal, await rightsOfUser(transaction, stored.user.id));
        await refuseStaffWhileActing(transaction, call.principal, [stored.user.id]);
        const administrators = await findAdministrators(transaction);
        const change = async () => {
          if (roleGroupIds !== undefined) return changeGroups(transaction, call.principal, stored, roleGroupIds);
          return roleIds === undefined
            ? changeDetails(transaction, directory, call.principal, stored, details)
            : changeRoles(transaction, call.principal, stored, roleIds);
        };
        if (!(await change())) return answer(stored.user);
        if (isOfOwnRights) await refuseLossOfAdministrators(transaction, call.principal, administrators);
        const { user, accountId } = await existing(transaction, stored.user.id);
        await auditUser(transaction, call, { before: stored.user, after: user });
        const isOfRights = isOfOwnRights || user.active !== stored.user.active || accountId !== stored.accountId;
        if (isOfRights)
          for (const id of new Set([stored.accountId, accountId])) await directory.settle(transaction, id);
        return answer(user);
      });
    },

    deleteCustomerUser: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        await lockAdministrators(transaction);
        const { user, accountId } = await existing(transaction, call.path.userId, { forUpdate: true });
        checkVersion(user, call.ifMatch);
        refuseOwnAccount(user, call.principal);
        refuseMightier(call.principal, await rightsOfUser(transaction, user.id));
        await refuseLoginOfMightier(transaction, call.principal, user.id);
        refuseLastAdministrator(user, await findAdministrators(transaction));
        await deleteUser(transaction, user.id);
        await auditUser(transaction, call, { before: user });
        await directory.remove(transaction, accountId, transaction.customerId);
        return { status: 204 };
      }),

    async listAdministrators({ principal }) {
      const items = await findAdministrators(database.readsOf(principal));
      return { status: 200, body: { items } };
    },

    async listRoles({ principal, query: filter }) {
      const body = await listRoles(database.readsOf(principal), filter);
      return { status: 200, body };
    },
  };
}

/** One call changes one of these. */
function refuseMixed(parts: Record<string, unknown>): void {
  const given = Object.keys(parts).filter((name) => parts[name] !== undefined);
  if (given.length < 2) return;
  const field = given.at(-1) ?? '';
  throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field, code: 'unknownField' }] });
}

function answer(user: CustomerUser) {
  return { status: 200, body: user, headers: { ETag: etagOf(user) } } as const;
}
