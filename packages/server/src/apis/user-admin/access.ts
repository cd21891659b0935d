import type { EffectiveAccess, RoleGroupDraft, RoleGroupPreview, userAdminOperations } from '@skerry/contracts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import { deletionEffectOf, effectiveAccessOf, effectsOf } from './effective-access.ts';
import { readRights, type Rights } from './rights.repository.ts';
import { checkedGroup, refuseForeignSource, refuseMoreThanOwn } from './role-group-rules.ts';
import { deleteGroup, insertGroup, updateGroup } from './role-groups.repository.ts';
import { existingGroup } from './role-groups.ts';
import { findUser, lockAdministrators } from './users.repository.ts';

type AccessHandlers = Pick<
  Handlers<userAdminOperations>,
  'getEffectiveAccess' | 'getDeletionEffect' | 'previewRoleGroup'
>;

/** What people may do and why, now and after a change of a group. */
export function accessHandlers(database: Database): AccessHandlers {
  return {
    async getEffectiveAccess({ principal, path }) {
      const body = await accessOf(database.readsOf(principal), path.userId);
      return { status: 200, body };
    },

    async getDeletionEffect({ principal, path }) {
      const body = await withoutTrace(database, principal, async (transaction) => {
        const group = await existingGroup(transaction, path.groupId, { forUpdate: true });
        const memberIds = group.members.map(({ id }) => id);
        const before = await readRights(transaction, memberIds);
        await deleteGroup(transaction, group.id);
        return deletionEffectOf(effectsOf(before, await readRights(transaction, memberIds)));
      });
      return { status: 200, body };
    },

    async previewRoleGroup({ principal, body: draft }) {
      const body = await withoutTrace(database, principal, (transaction) => preview(transaction, principal, draft));
      return { status: 200, body };
    },
  };
}

async function preview(
  transaction: Transaction,
  principal: Principal,
  { groupId, userId, ...draft }: RoleGroupDraft,
): Promise<RoleGroupPreview> {
  await lockAdministrators(transaction);
  const group = groupId === undefined ? undefined : await existingGroup(transaction, groupId, { forUpdate: true });
  if (group !== undefined) {
    refuseForeignSource(group);
    refuseMoreThanOwn(principal, [...group.roleIds, ...group.permissions]);
  }
  // A name is no part of it, and need not be one yet.
  const { name, description } = group ?? { name: `\u00A0${principal.accountId}`, description: '' };
  const details = await checkedGroup(transaction, principal, { ...draft, name: group?.name ?? 'Draft', description });
  const memberIds = [...new Set([...(group?.members ?? []).map(({ id }) => id), ...details.memberIds])];
  const before = await readRights(transaction, memberIds);
  const id = group?.id ?? (await insertGroup(transaction, { ...details, name }));
  if (group !== undefined) await updateGroup(transaction, id, { ...details, name });
  const { holds } = await existingGroup(transaction, id);
  const members = effectsOf(before, await readRights(transaction, memberIds));
  return { holds, members, access: userId === undefined ? null : await accessOf(transaction, userId) };
}

async function accessOf(queries: TenantQueries, userId: string): Promise<EffectiveAccess> {
  const found = await findUser(queries, userId);
  const rights: Rights | undefined = found && (await readRights(queries, [found.user.id]));
  const [user] = rights?.users ?? [];
  if (rights === undefined || user === undefined) throw new ProblemError(404);
  return effectiveAccessOf(rights, user);
}

class Undone extends Error {}

/** What the work finds out about changes that it makes and that are then undone, so that nothing needs a second set of rules. */
async function withoutTrace<Result>(
  database: Database,
  principal: Principal,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let result: { of: Result } | undefined;
  try {
    await database.withTenant(principal, async (transaction) => {
      result = { of: await work(transaction) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (result === undefined) throw new Error('The work has no result.');
  return result.of;
}
