import { userPageSize, type userAdminOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion } from '../../http/versions.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { notify } from '../../notifications/notify.ts';
import type { Principal } from '../../identity/principal.ts';
import { refuseMoreThanOwn, refuseStaffWhileActing } from './role-group-rules.ts';
import { knownGroups, replaceGroupsOfUser, type KnownGroup } from './role-groups.repository.ts';
import { mailDecision, mailRequest } from './role-request-mails.ts';
import { checkDecision, lackingOf, maxRequestsPerDay, newAccessOf, requestedAccessOf } from './role-request-rules.ts';
import {
  countRecentRequests,
  decideRequest,
  findLastRequest,
  insertRequest,
  listRoleRequests,
  lockRequest,
} from './role-requests.repository.ts';
import { kindsOfRoles } from './roles.repository.ts';
import { checkRoleIds, customerRolesOnly } from './user-rules.ts';
import { userSearchText } from './user-conditions.ts';
import { findUser, replaceRoles, rightsOfUser } from './users.repository.ts';

type RoleRequestHandlers = Pick<
  Handlers<userAdminOperations>,
  'getOwnRoleRequest' | 'requestRoles' | 'listRoleRequests' | 'decideRoleRequest'
>;

/** Role requests of users, and decisions about them. */
export function roleRequestHandlers(
  database: Database,
  directory: IdentityDirectory,
  sender: MailSender,
): RoleRequestHandlers {
  return {
    async getOwnRoleRequest({ principal }) {
      const { userId } = principal;
      const request = userId === null ? undefined : await findLastRequest(database.readsOf(principal), userId);
      return { status: 200, body: { request: request ?? null } };
    },

    async requestRoles(call) {
      const { principal, traceId, operationId } = call;
      const { userId } = principal;
      if (userId === null) throw new ProblemError(403, { code: 'NOT_A_USER' });
      return database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const wanted = requestedAccessOf(call.body);
          customerRolesOnly(wanted.roleIds, await kindsOfRoles(transaction, wanted.roleIds));
          const requested = newAccessOf(wanted, principal.roles);
          // Before the limit, so that one whose request waits is told so.
          const request = await insertRequest(transaction, userId, requested);
          if (request === undefined) throw new ProblemError(409, { code: 'REQUEST_PENDING' });
          if ((await countRecentRequests(transaction, userId)) > maxRequestsPerDay)
            throw new ProblemError(429, { code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(60 * 60) } });
          if (!(await mailRequest(transaction, sender, principal, requested)))
            throw new ProblemError(404, { code: 'NO_ADMINISTRATOR' });
          await notify(transaction, {
            type: 'roleAsked',
            objectId: request.id,
            details: { name: `${principal.firstName} ${principal.lastName}` },
            actorUserId: userId,
          });
          await audit(transaction, {
            principal,
            traceId,
            action: operationId,
            objectType: 'roleRequest',
            objectId: request.id,
            after: request,
          });
          return { status: 200, body: { successful: true, errorCode: null }, headers: {} } as const;
        }),
      );
    },

    async listRoleRequests({ principal, query: { page = 0, pageSize = userPageSize, states, searchFilter } }) {
      const body = await listRoleRequests(database.readsOf(principal), {
        page,
        pageSize,
        states: (states ?? 'PENDING').split(','),
        text: userSearchText(searchFilter),
      });
      return { status: 200, body };
    },

    decideRoleRequest: ({ principal, path, body, ifMatch, traceId, operationId }) =>
      database.withTenant(principal, async (transaction) => {
        const stored = await lockRequest(transaction, path.requestId);
        if (stored === undefined) throw new ProblemError(404);
        checkVersion(stored, ifMatch);
        if (stored.request.state !== 'PENDING') throw new ProblemError(409, { code: 'ALREADY_DECIDED' });
        if (body.state === 'APPROVED' && stored.userId === principal.userId)
          throw new ProblemError(403, { code: 'OWN_REQUEST' });
        const { roleIds, roleGroupIds, text } = checkDecision(body);
        checkRoleIds(roleIds, await kindsOfRoles(transaction, roleIds), principal);
        const joining = await joinableGroups(transaction, principal, roleGroupIds);
        const requester = await findUser(transaction, stored.userId, { forUpdate: true });
        if (requester === undefined) throw new ProblemError(404);
        const { user } = requester;
        await refuseStaffWhileActing(transaction, principal, [user.id]);
        const before = user.roles.map(({ id }) => id);
        const after = [...before, ...roleIds.filter((id) => !before.includes(id))];
        if (after.length > before.length) await replaceRoles(transaction, user.id, after);
        const own = user.roleGroups.map(({ id }) => id);
        const groups = joining.map(({ id }) => id);
        const joined = groups.filter((id) => !own.includes(id));
        if (joined.length > 0) await replaceGroupsOfUser(transaction, user.id, [...own, ...joined]);
        const decision = {
          state: body.state,
          grantedRoleIds: roleIds,
          grantedRoleGroupIds: groups,
          notGranted:
            body.state === 'APPROVED'
              ? lackingOf(stored.request, new Set(await rightsOfUser(transaction, user.id)))
              : null,
          text,
          accountId: principal.accountId,
        };
        const decided = await decideRequest(transaction, stored.request.id, decision);
        await notify(transaction, {
          type: body.state === 'APPROVED' ? 'roleApproved' : 'roleDenied',
          objectId: decided.id,
          userIds: [user.id],
          details: { name: `${principal.firstName} ${principal.lastName}` },
        });
        await mailDecision(transaction, sender, user, principal, {
          state: body.state,
          roleIds: after,
          groups: joining.map(({ name }) => name),
          text,
        });
        await audit(transaction, {
          principal,
          traceId,
          action: operationId,
          objectType: 'roleRequest',
          objectId: decided.id,
          before: { ...stored.request, userId: user.id, userRoleIds: before },
          after: { ...decided, userId: user.id, userRoleIds: after },
        });
        if (after.length > before.length || joined.length > 0) await directory.settle(transaction, requester.accountId);
        return { status: 200, body: decided };
      }),
  };
}

/** The groups that a decision puts the user into. Refuses those that the customer does not have, and more than the caller may give. */
async function joinableGroups(
  transaction: Transaction,
  principal: Principal,
  groupIds: readonly string[],
): Promise<KnownGroup[]> {
  const groups = await knownGroups(transaction, groupIds);
  if (groups.length < groupIds.length || groups.some(({ source }) => source === 'idp'))
    throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'roleGroupIds', code: 'unknownGroup' }] });
  refuseMoreThanOwn(
    principal,
    groups.flatMap(({ rights }) => rights),
  );
  return groups;
}
