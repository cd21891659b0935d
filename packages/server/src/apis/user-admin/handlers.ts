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
import { accessHandlers } from './access.ts';
import { refuseLossOfAdministrators } from './administrators.ts';
import { refuseMoreThanOwn } from './role-group-rules.ts';
import { roleGroupHandlers } from './role-groups.ts';
import { knownGroups, replaceGroupsOfUser } from './role-groups.repository.ts';
import { roleRequestHandlers } from './role-requests.ts';
import { kindsOfRoles, listRoles } from './roles.repository.ts';
import {
  changedDetails,
  checkRoleIds,
  detailsOf,
  emailTaken,
  isSame,
  newDetails,
  refuseLastAdministrator,
  refuseChangeOfLogin,
  refuseOwnAccount,
} from './user-rules.ts';
import {
  customerRightsOf,
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
    ...roleGroupHandlers(database, directory),
    ...accessHandlers(database),

    async listCustomerUsers({ principal, query }) {
      const { page = 0, pageSize = userPageSize, sortBy = 'email', searchFilter } = query;
      const body = await listUsers(database.readsOf(principal), { page, pageSize, sortBy, searchFilter });
      return { status: 200, body };
    },

    async getCustomerUser({ principal, path }) {
      const user = await existing(database.readsOf(principal), path.userId);
      return answer(user.user);
    },

    createCustomerUser: (call) =>
      database.withTenant(call.principal, (transaction) =>
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
      const { roleIds, roleGroupIds, ...details } = call.body;
      refuseMixed({ details: Object.keys(details).length > 0 ? details : undefined, roleIds, roleGroupIds });
      return database.withTenant(call.principal, async (transaction) => {
        const isOfOwnRights = roleIds !== undefined || roleGroupIds !== undefined;
        if (isOfOwnRights || details.isActive === false) await lockAdministrators(transaction);
        const stored = await existing(transaction, call.path.userId, { forUpdate: true });
        checkVersion(stored.user, call.ifMatch);
        refuseMoreThanOwn(call.principal, await customerRightsOf(transaction, stored.user.id));
        const administrators = await findAdministrators(transaction);
        const change = async () => {
          if (roleGroupIds !== undefined) return changeGroups(transaction, call, stored, roleGroupIds);
          return roleIds === undefined
            ? changeDetails(transaction, call, stored, details)
            : changeRoles(transaction, call, stored, roleIds);
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
        refuseMoreThanOwn(call.principal, await customerRightsOf(transaction, user.id));
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
      refuseLastAdministrator(user, await findAdministrators(transaction));
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
    refuseMoreThanOwn(principal, roleIds);
    const before = user.roles.map(({ id }) => id);
    if (before.length === roleIds.length && before.every((id) => roleIds.includes(id))) return false;
    await replaceRoles(transaction, user.id, roleIds);
    return true;
  }

  async function changeGroups(
    transaction: Transaction,
    { principal }: UpdateCall,
    { user }: StoredUser,
    roleGroupIds: string[],
  ): Promise<boolean> {
    const wanted = [...new Set(roleGroupIds.map((id) => id.toLowerCase()))];
    const before = user.roleGroups.map(({ id }) => id);
    const changed = [...wanted.filter((id) => !before.includes(id)), ...before.filter((id) => !wanted.includes(id))];
    const groups = await knownGroups(transaction, changed);
    if (groups.length < changed.length || groups.some(({ source }) => source === 'idp'))
      throw new ProblemError(422, {
        code: 'INVALID_FIELDS',
        errors: [{ field: 'roleGroupIds', code: 'unknownGroup' }],
      });
    refuseMoreThanOwn(
      principal,
      groups.flatMap(({ rights }) => rights),
    );
    if (changed.length === 0) return false;
    await replaceGroupsOfUser(transaction, user.id, wanted);
    return true;
  }
}

/** One call changes one of these. */
function refuseMixed(parts: Record<string, unknown>): void {
  const given = Object.keys(parts).filter((name) => parts[name] !== undefined);
  if (given.length < 2) return;
  const field = given.at(-1) ?? '';
  throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field, code: 'unknownField' }] });
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
