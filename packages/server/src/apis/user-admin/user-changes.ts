import type { CustomerUser, CustomerUserUpdate, UserLocale } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import type { OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { findAdministrators } from './administrators.repository.ts';
import { forgetLogins, noteInvitation } from '../../identity/invitations.ts';
import { refuseLoginOfMightier, refuseMoreThanOwn } from './role-group-rules.ts';
import { knownGroups, replaceGroupsOfUser } from './role-groups.repository.ts';
import { kindsOfRoles } from './roles.repository.ts';
import {
  changedDetails,
  checkRoleIds,
  detailsOf,
  emailTaken,
  isSame,
  refuseChangeOfLogin,
  refuseLastAdministrator,
  refuseOwnAccount,
} from './user-rules.ts';
import {
  findUser,
  insertUser,
  isEmailTaken,
  replaceRoles,
  updateUser,
  type StoredUser,
  type UserDetails,
} from './users.repository.ts';

/** The user, or 404, for another customer's as well. */
export async function existing(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredUser> {
  const user = await findUser(queries, id, options);
  if (user === undefined) throw new ProblemError(404);
  return user;
}

/** Makes a user and invites them. The caller audits it, and settles the account when all is written. */
export async function addUser(
  transaction: Transaction,
  directory: IdentityDirectory,
  details: UserDetails,
): Promise<StoredUser> {
  if (await isEmailTaken(transaction, details.email)) throw emailTaken();
  const { accountId } = await directory.add(transaction, directoryUser(transaction, details));
  const id = await insertUser(transaction, accountId, details);
  if (id === undefined) throw emailTaken();
  await noteInvitation(transaction, id);
  return existing(transaction, id);
}

/** False where nothing changes. What is refused is refused before anything is written. */
export async function changeDetails(
  transaction: Transaction,
  directory: IdentityDirectory,
  principal: Principal,
  { user, accountId }: StoredUser,
  changes: Omit<CustomerUserUpdate, 'roleIds' | 'roleGroupIds'>,
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
  if (isRenamed || isDeactivated) await refuseLoginOfMightier(transaction, principal, user.id);
  if (isRenamed && (await isEmailTaken(transaction, after.email))) throw emailTaken();
  const isOfDirectory =
    before.email !== after.email || before.firstName !== after.firstName || before.lastName !== after.lastName;
  const account: Awaited<ReturnType<IdentityDirectory['change']>> = isOfDirectory
    ? await directory.change(transaction, accountId, directoryUser(transaction, after))
    : { accountId };
  await updateUser(transaction, user.id, account.accountId, after);
  const isMoved = account.accountId !== accountId;
  if (isMoved) await forgetLogins(transaction, user.id);
  if (isMoved || account.isInvited === true) await noteInvitation(transaction, user.id);
  if (isDeactivated) await directory.deactivate(transaction, account.accountId, transaction.customerId);
  return true;
}

/** The same for the full set of roles. */
export async function changeRoles(
  transaction: Transaction,
  principal: Principal,
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

/** The same for the full set of groups. */
export async function changeGroups(
  transaction: Transaction,
  principal: Principal,
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

export async function auditUser(
  transaction: Transaction,
  { principal, traceId, operationId }: Pick<OperationCall<unknown>, 'principal' | 'traceId' | 'operationId'>,
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

export function directoryUser(
  { customerId }: Transaction,
  { email, firstName, lastName, locale }: { email: string; firstName: string; lastName: string; locale: UserLocale },
) {
  return { customerId, email, firstName, lastName, locale };
}
