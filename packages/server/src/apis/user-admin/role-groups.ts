import { maxRoleGroups, roleGroupPageSize, type RoleGroup, type userAdminOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { findAdministrators } from './administrators.repository.ts';
import { refuseLossOfAdministrators } from './administrators.ts';
import {
  checkedGroup,
  detailsOfGroup,
  groupNameTaken,
  isSameGroup,
  refuseForeignSource,
  refuseMoreThanOwn,
  refuseStaffWhileActing,
} from './role-group-rules.ts';
import {
  accountsOf,
  countGroups,
  deleteGroup,
  findGroup,
  insertGroup,
  isGroupNameTaken,
  listGroups,
  updateGroup,
} from './role-groups.repository.ts';
import { listOptions } from './scope-options.repository.ts';
import { lockAdministrators } from './users.repository.ts';

type RoleGroupHandlers = Pick<
  Handlers<userAdminOperations>,
  'listRoleGroups' | 'getRoleGroup' | 'createRoleGroup' | 'updateRoleGroup' | 'deleteRoleGroup' | 'listScopeOptions'
>;
type WriteCall = Pick<
  OperationCall<userAdminOperations['updateRoleGroup']>,
  'principal' | 'traceId' | 'operationId' | 'path' | 'ifMatch'
>;

/** Groups of users, with the rights that they give. */
export function roleGroupHandlers(database: Database, directory: IdentityDirectory): RoleGroupHandlers {
  return {
    async listRoleGroups({ principal, query }) {
      const { page = 0, pageSize = roleGroupPageSize, sortBy = 'name', searchFilter, roleId } = query;
      const body = await listGroups(database.readsOf(principal), { page, pageSize, sortBy, searchFilter, roleId });
      return { status: 200, body };
    },

    async getRoleGroup({ principal, path }) {
      return answer(await existingGroup(database.readsOf(principal), path.groupId));
    },

    createRoleGroup: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          await lockAdministrators(transaction);
          const details = await checkedGroup(transaction, call.principal, call.body);
          if ((await countGroups(transaction)) >= maxRoleGroups)
            throw new ProblemError(409, { code: 'TOO_MANY_GROUPS' });
          if (await isGroupNameTaken(transaction, details.name, undefined)) throw groupNameTaken();
          const group = await existingGroup(transaction, await insertGroup(transaction, details));
          await auditGroup(transaction, call, { after: group });
          await settle(transaction, details.memberIds);
          return {
            status: 201,
            body: group,
            headers: { ETag: etagOf(group), Location: `/api/user-admin/v1/role-groups/${group.id}` },
          };
        }),
      ),

    updateRoleGroup: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const before = await lockedGroup(transaction, call);
        const details = await checkedGroup(transaction, call.principal, call.body);
        const old = detailsOfGroup(before);
        if (isSameGroup(old, details)) return answer(before);
        if (await isGroupNameTaken(transaction, details.name, before.id)) throw groupNameTaken();
        const administrators = await findAdministrators(transaction);
        await updateGroup(transaction, before.id, details);
        await refuseLossOfAdministrators(transaction, call.principal, administrators);
        const after = await existingGroup(transaction, before.id);
        await auditGroup(transaction, call, { before, after });
        await settle(transaction, [...old.memberIds, ...details.memberIds]);
        return answer(after);
      }),

    deleteRoleGroup: (call) =>
      database.withTenant(call.principal, async (transaction) => {
        const before = await lockedGroup(transaction, call);
        const administrators = await findAdministrators(transaction);
        await deleteGroup(transaction, before.id);
        await refuseLossOfAdministrators(transaction, call.principal, administrators);
        await auditGroup(transaction, call, { before });
        await settle(transaction, detailsOfGroup(before).memberIds);
        return { status: 204 };
      }),

    async listScopeOptions({ principal, query }) {
      const { kind, searchFilter, page = 0, pageSize = roleGroupPageSize } = query;
      const body = await listOptions(database.readsOf(principal), { kind, searchFilter, page, pageSize });
      return { status: 200, body };
    },
  };

  async function settle(transaction: Transaction, memberIds: readonly string[]): Promise<void> {
    const accounts = await accountsOf(transaction, memberIds);
    for (const accountId of new Set(accounts.values())) await directory.settle(transaction, accountId);
  }
}

/** The newest version of a group that the caller may change. */
async function lockedGroup(transaction: Transaction, { principal, path, ifMatch }: WriteCall): Promise<RoleGroup> {
  await lockAdministrators(transaction);
  const group = await existingGroup(transaction, path.groupId, { forUpdate: true });
  checkVersion(group, ifMatch);
  refuseForeignSource(group);
  refuseMoreThanOwn(principal, [...group.roleIds, ...group.permissions]);
  await refuseStaffWhileActing(transaction, principal, detailsOfGroup(group).memberIds);
  return group;
}

/** The group, or 404, for another customer's as well. */
export async function existingGroup(
  queries: TenantQueries,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<RoleGroup> {
  const group = await findGroup(queries, id, options);
  if (group === undefined) throw new ProblemError(404);
  return group;
}

function answer(group: RoleGroup) {
  return { status: 200, body: group, headers: { ETag: etagOf(group) } } as const;
}

async function auditGroup(
  transaction: Transaction,
  { principal, traceId, operationId }: Pick<WriteCall, 'principal' | 'traceId' | 'operationId'>,
  { before, after }: { before?: RoleGroup; after?: RoleGroup },
): Promise<void> {
  await audit(transaction, {
    principal,
    traceId,
    action: operationId,
    objectType: 'roleGroup',
    objectId: (after ?? before)?.id ?? '',
    ...(before && { before: detailsOfGroup(before) }),
    ...(after && { after: detailsOfGroup(after) }),
  });
}
