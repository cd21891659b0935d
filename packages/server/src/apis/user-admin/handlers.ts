import {
  userPageSize,
  type CustomerUser,
  type CustomerUserUpdate,
  type UserLocale,
  type userAdminOperations,
} from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { roleRequestHandlers } from './role-requests.ts';
import { kindsOfRoles, listRoles } from './roles.repository.ts';
import {
  changedDetails,
  checkRoleIds,
  detailsOf,
  emailTaken,
  isAdministrator,
  isSame,
  newDetails,
  refuseLastAdministrator,
  refuseChangeOfLogin,
  refuseOwnAccount,
} from './user-rules.ts';
import {
  deleteUser,
  findAdministrators,
  findUser,
  insertUser,
  isEmailTaken,
  listUsers,
  lockAdministrators,
  replaceRoles,
  updateUser,
  type StoredUser,
} from './users.repository.ts';

const prefix = '/api/user-admin/v1';

/** The built-in user administration. */
export function userAdminHandlers(
  database: Database,
  directory: IdentityDirectory,
  sender: MailSender,
): Handlers<userAdminOperations> {
  return {
    ...roleRequestHandlers(database, directory, sender),

    async listCustomerUsers({ principal, query }) {
      const { page = 0, pageSize = userPageSize, sortBy = 'email', searchFilter } = query;
      const body = await listUsers(database.readsOf(principal.customerId), { page, pageSize, sortBy, searchFilter });
      return { status: 200, body };
    },

    async getCustomerUser({ principal, path }) {
      const user = await existing(database.readsOf(principal.customerId), path.userId);
      return answer(user.user);
    },

    createCustomerUser: (call) =>
      database.withTenant(call.principal.customerId, (transaction) =>
        once(transaction, call, async () => {
          const details = newDetails(call.body);
          if (await isEmailTaken(transaction, details.email)) throw emailTaken();
          const { accountId } = await directory.add(transaction, directoryUser(transaction, details));
          const id = await insertUser(transaction, accountId, details);
          if (id === undefined) throw emailTaken();
          const { user } = await existing(transaction, id);
          await auditUser(transaction, call, { after: user });
          await directory.settle(transaction, accountId);
          return {
            status: 201,
            body: user,
            headers: { ETag: etagOf(user), Location: `${prefix}/customer/users/${id}` },
          };
        }),
      ),

    async updateCustomerUser(call) {
      const { roleIds, ...details } = call.body;
      const hasDetails = Object.keys(details).length > 0;
      if (roleIds !== undefined && hasDetails)
        throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'roleIds', code: 'unknownField' }] });
      return database.withTenant(call.principal.customerId, async (transaction) => {
        const mayEndAdministrator = roleIds !== undefined || details.isActive === false;
        if (mayEndAdministrator) await lockAdministrators(transaction);
        const stored = await existing(transaction, call.path.userId, { forUpdate: true });
        checkVersion(stored.user, call.ifMatch);
        const changed =
          roleIds === undefined
            ? await changeDetails(transaction, call, stored, details)
            : await changeRoles(transaction, call, stored, roleIds);
        if (!changed) return answer(stored.user);
        const { user, accountId } = await existing(transaction, stored.user.id);
        await auditUser(transaction, call, { before: stored.user, after: user });
        const isOfRights =
          roleIds !== undefined || user.active !== stored.user.active || accountId !== stored.accountId;
        if (isOfRights)
          for (const id of new Set([stored.accountId, accountId])) await directory.settle(transaction, id);
        return answer(user);
      });
    },

    deleteCustomerUser: (call) =>
      database.withTenant(call.principal.customerId, async (transaction) => {
        await lockAdministrators(transaction);
        const { user, accountId } = await existing(transaction, call.path.userId, { forUpdate: true });
        checkVersion(user, call.ifMatch);
        refuseOwnAccount(user, call.principal);
        if (isAdministrator(user)) refuseLastAdministrator(user, await findAdministrators(transaction));
        await deleteUser(transaction, user.id);
        await auditUser(transaction, call, { before: user });
        await directory.remove(transaction, accountId, transaction.customerId);
        return { status: 204 };
      }),

    async listAdministrators({ principal }) {
      const items = await findAdministrators(database.readsOf(principal.customerId));
      return { status: 200, body: { items } };
    },

    async listRoles({ principal, query: filter }) {
      const body = await listRoles(database.readsOf(principal.customerId), filter);
      return { status: 200, body };
    },
  };

  /** False where nothing changes. */
  async function changeDetails(
    transaction: Transaction,
    { principal }: UpdateCall,
    { user, accountId }: StoredUser,
    changes: Omit<CustomerUserUpdate, 'roleIds'>,
  ): Promise<boolean> {
    const before = detailsOf(user);
    const after = changedDetails(user, changes);
    if (isSame(before, after)) return false;
    if (principal.isActing) refuseChangeOfLogin(before, after);
    const isDeactivated = before.active && !after.active;
    if (isDeactivated) {
      refuseOwnAccount(user, principal);
      if (isAdministrator(user)) refuseLastAdministrator(user, await findAdministrators(transaction));
    }
    const isRenamed = before.email.toLowerCase() !== after.email.toLowerCase();
    if (isRenamed && (await isEmailTaken(transaction, after.email))) throw emailTaken();
    const isOfDirectory =
      before.email !== after.email || before.firstName !== after.firstName || before.lastName !== after.lastName;
    const account = isOfDirectory
      ? await directory.change(transaction, accountId, directoryUser(transaction, after))
      : { accountId };
    await updateUser(transaction, user.id, account.accountId, after);
    if (isDeactivated) await directory.deactivate(transaction, account.accountId, transaction.customerId);
    return true;
  }

  async function changeRoles(
    transaction: Transaction,
    { principal }: UpdateCall,
    { user }: StoredUser,
    roleIds: string[],
  ): Promise<boolean> {
    checkRoleIds(roleIds, await kindsOfRoles(transaction, roleIds), principal);
    const before = user.roles.map(({ id }) => id);
    if (before.length === roleIds.length && before.every((id) => roleIds.includes(id))) return false;
    const after = { active: user.active, roles: roleIds.map((id) => ({ id })) };
    if (isAdministrator(user) && !isAdministrator(after)) {
      refuseOwnAccount(user, principal);
      refuseLastAdministrator(user, await findAdministrators(transaction));
    }
    await replaceRoles(transaction, user.id, roleIds);
    return true;
  }
}

type UpdateCall = OperationCall<userAdminOperations['updateCustomerUser']>;

/** The user, or 404, for another customer's as well. */
async function existing(queries: TenantQueries, id: string, options?: { forUpdate?: boolean }): Promise<StoredUser> {
  const user = await findUser(queries, id, options);
  if (user === undefined) throw new ProblemError(404);
  return user;
}

function answer(user: CustomerUser) {
  return { status: 200, body: user, headers: { ETag: etagOf(user) } } as const;
}

function directoryUser(
  { customerId }: Transaction,
  { email, firstName, lastName, locale }: { email: string; firstName: string; lastName: string; locale: UserLocale },
) {
  return { customerId, email, firstName, lastName, locale };
}

async function auditUser(
  transaction: Transaction,
  { principal, traceId, operationId }: Pick<UpdateCall, 'principal' | 'traceId' | 'operationId'>,
  change: { before?: CustomerUser; after?: CustomerUser },
): Promise<void> {
  await audit(transaction, {
    principal,
    traceId,
    action: operationId,
    objectType: 'customerUser',
    objectId: (change.after ?? change.before)?.id ?? '',
    ...change,
  });
}
