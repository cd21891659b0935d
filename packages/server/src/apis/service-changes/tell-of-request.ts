import type { TenantQueries } from '../../database/connect.ts';
import type { Principal } from '../../identity/principal.ts';
import { notify } from '../../notifications/notify.ts';
import type { RequestRow, StoredRequest } from './request-row.ts';

type Actor = Pick<Principal, 'userId'>;

/** What a request's new status says to whoever asked for it. */
const told = {
  NEED_INFO: 'changeInfoNeeded',
  SCHEDULED: 'changeScheduled',
  DONE: 'changeDone',
  FAILED_ROLLED_BACK: 'changeRolledBack',
} as const;

function detailsOf({ request_number: request, services, window_start: startsAt, service_count: count }: RequestRow) {
  const names = services.slice(0, 3).map(({ name }) => name);
  return { request, services: `${names.join(', ')}${count > names.length ? ' …' : ''}`, startsAt };
}

/** Tells those who approve of a request that waits for them. */
export async function tellOfRequest(
  queries: TenantQueries,
  { request }: StoredRequest,
  { userId }: Actor,
): Promise<void> {
  if (request.approval !== 'WAITING') return;
  const details = { ...detailsOf(request), name: request.created_by };
  await notify(queries, { type: 'changeApprovalAsked', objectId: request.id, details, actorUserId: userId });
}

export async function tellOfMove(
  queries: TenantQueries,
  request: RequestRow,
  status: string,
  { userId }: Actor,
): Promise<void> {
  if (!Object.hasOwn(told, status)) return;
  await notify(queries, {
    type: told[status as keyof typeof told],
    objectId: request.id,
    userIds: [request.created_by_user_id],
    details: detailsOf(request),
    actorUserId: userId,
  });
}

/** What was to be done about it is done, or has to be done no more. */
export async function settleNotices(
  queries: TenantQueries,
  { id }: RequestRow,
  type: 'changeAnswered' | 'changeSettled',
): Promise<void> {
  await notify(queries, { type, objectId: id });
}
