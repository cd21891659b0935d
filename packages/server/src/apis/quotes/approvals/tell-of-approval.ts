import { momentOf, type Approval } from '@skerry/contracts';
import type { TenantQueries } from '../../../database/connect.ts';
import { notify } from '../../../notifications/notify.ts';
import type { ApprovalRow } from './approvals.repository.ts';

/** Tells those who may decide. */
export async function tellDeciders(queries: TenantQueries, approval: Approval, userId: string | null): Promise<void> {
  const { id: objectId, requestedBy, quote, expiresOn } = approval;
  const details = { name: requestedBy, quote: quote.number, lastDay: expiresOn };
  const respondBy = momentOf(expiresOn, '23:59');
  await notify(queries, { type: 'approvalAsked', objectId, details, actorUserId: userId, respondBy });
}

/** Tells whoever asked what came of it. Nobody has to decide any more. */
export async function tellOutcome(
  queries: TenantQueries,
  approval: ApprovalRow,
  { name, status }: { name: string; status: string },
): Promise<void> {
  const type = status === 'APPROVED' ? 'approvalGiven' : status === 'REJECTED' ? 'approvalRefused' : 'approvalFailed';
  await notify(queries, {
    type,
    objectId: approval.id,
    userIds: [approval.requested_by_user_id],
    details: { name, quote: approval.quote.quote_number },
  });
}

/** It was withdrawn. */
export async function settleApproval(queries: TenantQueries, { id }: ApprovalRow): Promise<void> {
  await notify(queries, { type: 'approvalSettled', objectId: id });
}
