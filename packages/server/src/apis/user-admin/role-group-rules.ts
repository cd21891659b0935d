import {
  isOfWholeCompany,
  isPermissionLabel,
  mayGiveLabel,
  validateRoleGroupDescription,
  validateRoleGroupName,
  type Problem,
  type RoleGroup,
  type RoleGroupDetails,
} from '@skerry/contracts';
import type { Transaction } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { hasStaff } from '../../identity-provider/accounts/account-users.ts';
import { kindsOfRoles } from './roles.repository.ts';
import { accountsOf, type GroupDetails } from './role-groups.repository.ts';
import { countKnown } from './scope-options.repository.ts';
import { checkRoleIds } from './user-rules.ts';
import { rightsOfUser } from './users.repository.ts';

type FieldErrors = NonNullable<Problem['errors']>;

/** Refuses to give, or to take from others, what the caller does not have. A user administrator has every role to give. */
export function refuseMoreThanOwn(principal: Pick<Principal, 'grants'>, rights: Iterable<string>): void {
  const code = refusalOfMore(principal, rights);
  if (code !== undefined) throw new ProblemError(403, { code });
}

/** The code of the refusal; undefined where there is none. */
export function refusalOfMore({ grants }: Pick<Principal, 'grants'>, rights: Iterable<string>): string | undefined {
  const has = (right: string) => grants.get(right) === null;
  const mayGive = (right: string) => {
    if (has(right)) return true;
    return isPermissionLabel(right) ? mayGiveLabel(right, has) : has(administrator);
  };
  if ([...rights].every(mayGive)) return undefined;
  return has(administrator) ? 'PERMISSION_NOT_HELD' : 'MORE_THAN_OWN_RIGHTS';
}

const administrator = 'UserAdministrator';

/**
 * Refuses to touch somebody with rights that the caller does not have, permissions of the provider's among them: who changes an e-mail
 * could log in with them. User administrators see to everybody.
 */
export function refuseMightier(principal: Pick<Principal, 'grants'>, rights: Iterable<string>): void {
  if (principal.grants.get(administrator) !== null) refuseMoreThanOwn(principal, rights);
}

/** Of the permissions that no customer role gives, the one that reaches every part: nobody who lacks it gets at the login of who has it. */
const mightiest = 'cp-admins';

/** Refuses to take over or to end the login of somebody with the permission above, to user administrators as well. */
export async function refuseLoginOfMightier(
  transaction: Transaction,
  { grants }: Pick<Principal, 'grants'>,
  userId: string,
): Promise<void> {
  if (grants.get(mightiest) !== null && (await rightsOfUser(transaction, userId)).includes(mightiest))
    throw new ProblemError(403, { code: 'MORE_THAN_OWN_RIGHTS' });
}

/** Refuses staff who act to change users of staff, their own or a colleague's: what they give would stay, without an end and a reason. */
export async function refuseStaffWhileActing(
  transaction: Transaction,
  { isActing }: Pick<Principal, 'isActing'>,
  userIds: readonly string[],
): Promise<void> {
  if (!isActing) return;
  const accounts = [...(await accountsOf(transaction, userIds)).values()];
  if (await transaction.asIdentity((query) => hasStaff(query, accounts)))
    throw new ProblemError(403, { code: 'NOT_WHILE_ACTING' });
}

/** What is to be stored of a group. Throws 403 for what the caller can't give, and 422 with every field that is wrong. */
export async function checkedGroup(
  transaction: Transaction,
  principal: Principal,
  body: RoleGroupDetails,
): Promise<GroupDetails> {
  const { roleIds, permissions, scope } = body;
  checkRoleIds(roleIds, await kindsOfRoles(transaction, roleIds), principal);
  refuseMoreThanOwn(principal, [...roleIds, ...permissions]);
  const memberIds = body.memberIds.map((id) => id.toLowerCase());
  await refuseStaffWhileActing(transaction, principal, memberIds);
  const isNarrow = scope.kind !== 'all';
  const errors: FieldErrors = [
    ...textErrors(body),
    ...((await accountsOf(transaction, memberIds)).size < new Set(memberIds).size
      ? [{ field: 'memberIds', code: 'unknownUser' }]
      : []),
    ...(await scopeErrors(transaction, scope)),
    ...(isNarrow && roleIds.some(isOfWholeCompany) ? [{ field: 'roleIds', code: 'notWithScope' }] : []),
    ...(isNarrow && permissions.some(isOfWholeCompany) ? [{ field: 'permissions', code: 'notWithScope' }] : []),
  ];
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return {
    name: body.name.trim(),
    description: body.description.trim(),
    roleIds,
    permissions,
    memberIds: [...new Set(memberIds)],
    scope,
  };
}

function textErrors({ name, description }: RoleGroupDetails): FieldErrors {
  const wrong = { name: validateRoleGroupName(name), description: validateRoleGroupDescription(description) };
  return Object.entries(wrong).flatMap(([field, error]) => (error === undefined ? [] : [{ field, ...error }]));
}

async function scopeErrors(transaction: Transaction, { kind, ids }: RoleGroupDetails['scope']): Promise<FieldErrors> {
  if (kind === 'all') return ids.length === 0 ? [] : [{ field: 'scope', code: 'unknownScope' }];
  if (ids.length === 0) return [{ field: 'scope', code: 'required' }];
  return (await countKnown(transaction, kind, ids)) < ids.length ? [{ field: 'scope', code: 'unknownScope' }] : [];
}

/** A group of the company's own directory is changed there. */
export function refuseForeignSource({ source }: Pick<RoleGroup, 'source'>): void {
  if (source === 'idp') throw new ProblemError(409, { code: 'FROM_IDENTITY_PROVIDER' });
}

export function groupNameTaken(): ProblemError {
  return new ProblemError(409, { code: 'GROUP_NAME_TAKEN', errors: [{ field: 'name', code: 'taken' }] });
}

/** What of a group a change could change. */
export function detailsOfGroup(group: RoleGroup): GroupDetails {
  return {
    name: group.name,
    description: group.description,
    roleIds: group.roleIds,
    permissions: group.permissions,
    memberIds: group.members.map(({ id }) => id),
    scope: { kind: group.scope.kind, ids: group.scope.items.map(({ id }) => id) },
  };
}

export function isSameGroup(a: GroupDetails, b: GroupDetails): boolean {
  const comparable = ({ name, description, roleIds, permissions, memberIds, scope }: GroupDetails) =>
    JSON.stringify([
      name,
      description,
      [...roleIds].sort(),
      [...permissions].sort(),
      [...memberIds].sort(),
      scope.kind,
      [...scope.ids].sort(),
    ]);
  return comparable(a) === comparable(b);
}
