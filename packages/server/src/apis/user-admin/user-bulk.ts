import type { Problem, userAdminOperations, UsersChangeResult } from '@skerry/contracts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { refuseStaffWhileActing } from './role-group-rules.ts';
import { knownGroups } from './role-groups.repository.ts';
import { kindsOfRoles } from './roles.repository.ts';
import { auditUser, changeDetails, existing } from './user-changes.ts';
import { isEmptyFilter, type UserFilter } from './user-conditions.ts';
import { findUser, idsMatching, lockAdministrators } from './users.repository.ts';

/** Users that one call may change. */
const maxUsers = 500;

/**
 * Users that are changed in one transaction: it puts those who change administrators in line, and lets them come in between two such parts.
 */
const usersAtOnce = 25;

/** One change of many users. */
export function userBulkHandlers(
  database: Database,
  directory: IdentityDirectory,
): Pick<Handlers<userAdminOperations>, 'changeCustomerUsers'> {
  return {
    async changeCustomerUsers(call) {
      const ids = await chosenIds(database.readsOf(call.principal), call);
      const result: UsersChangeResult = { ok: [], failed: [] };
      for (let from = 0; from < ids.length; from += usersAtOnce) {
        const part = ids.slice(from, from + usersAtOnce);
        const { ok, failed } = await database.withTenant(call.principal, (transaction) =>
          changeUsers(transaction, directory, call, part),
        );
        result.ok.push(...ok);
        result.failed.push(...failed);
      }
      return { status: 200, body: result };
    },
  };
}

async function changeUsers(
  transaction: Transaction,
  directory: IdentityDirectory,
  call: OperationCall<userAdminOperations['changeCustomerUsers']>,
  ids: readonly string[],
): Promise<UsersChangeResult> {
  const { isActive } = call.body;
  // Nobody stops being an administrator by getting active.
  if (!isActive) await lockAdministrators(transaction);
  await refuseStaffWhileActing(transaction, call.principal, ids);
  const result: UsersChangeResult = { ok: [], failed: [] };
  const accounts = new Set<string>();
  for (const id of ids) {
    const stored = await findUser(transaction, id, { forUpdate: true });
    if (stored === undefined) {
      result.failed.push({ id, fullName: null, code: 'NOT_FOUND' });
      continue;
    }
    try {
      if (await changeDetails(transaction, directory, call.principal, stored, { isActive })) {
        const { user } = await existing(transaction, id);
        await auditUser(transaction, call, { before: stored.user, after: user });
        accounts.add(stored.accountId);
      }
      result.ok.push(id);
    } catch (error) {
      result.failed.push({ id, fullName: stored.user.fullName, code: refusalOf(error) });
    }
  }
  for (const accountId of accounts) await directory.settle(transaction, accountId);
  return result;
}

/** The ids that a call is about. */
async function chosenIds(
  queries: TenantQueries,
  { body: { ids, filter, all, expectedCount } }: OperationCall<userAdminOperations['changeCustomerUsers']>,
): Promise<readonly string[]> {
  if ((ids === undefined) === (filter === undefined))
    throw new ProblemError(400, { code: 'INVALID_REQUEST', errors: [{ field: 'ids', code: 'required' }] });
  if (ids !== undefined) return ids;
  const given = filter ?? {};
  if (expectedCount === undefined) throw invalid([{ field: 'expectedCount', code: 'required' }]);
  if (all !== true && isEmptyFilter(given)) throw invalid([{ field: 'all', code: 'required' }]);
  const unknown = await unknownParts(queries, given);
  if (unknown.length > 0) throw invalid(unknown.map((part) => ({ field: `filter.${part}`, code: 'unknown' })));
  const found = await idsMatching(queries, given, maxUsers + 1);
  if (found.length > maxUsers) throw new ProblemError(422, { code: 'NARROW_FILTER' });
  if (found.length !== expectedCount) throw new ProblemError(409, { code: 'COUNT_CHANGED', count: found.length });
  return found;
}

/** What is no role or group would otherwise find nobody, and be taken for an answer. */
async function unknownParts(
  queries: TenantQueries,
  { roleIds = [], roleGroupIds = [] }: UserFilter,
): Promise<('roleIds' | 'roleGroupIds')[]> {
  const roles = await kindsOfRoles(queries, roleIds);
  const groups = new Set((await knownGroups(queries, roleGroupIds)).map(({ id }) => id));
  return [
    ...(roleIds.every((id) => roles.has(id)) ? [] : ['roleIds' as const]),
    ...(roleGroupIds.every((id) => groups.has(id.toLowerCase())) ? [] : ['roleGroupIds' as const]),
  ];
}

function invalid(errors: NonNullable<Problem['errors']>): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

/** A refusal of one user hinders no other; anything else ends the call. */
function refusalOf(error: unknown): UsersChangeResult['failed'][number]['code'] {
  const code = error instanceof ProblemError ? error.details.code : undefined;
  if (code === 'OWN_ACCOUNT' || code === 'LAST_ADMINISTRATOR' || code === 'MORE_THAN_OWN_RIGHTS') return code;
  throw error;
}
