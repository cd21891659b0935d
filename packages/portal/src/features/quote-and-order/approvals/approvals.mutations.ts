import type { Approval } from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { approvalResources, isApproval } from './approvals.queries.ts';

interface ApprovalContent {
  approvalId: string;
}

/** A change of an approval, which the server answers with the approval as it is then. Quotes and orders may be other ones too. */
function useApprovalWrite<Input>(write: (api: Api, input: Input) => Promise<Approval>): Write<Input, Approval> {
  return useApiWrite(write, async (cache, approval) => {
    await cache.replace(approvalResources.detail(approval.id), approval);
    await cache.invalidate(approvalResources.lists);
    await cache.invalidate(['quotes']);
    if (approval.orderIds.length > 0) await cache.invalidate(['orders']);
  });
}

const paramsOf = ({ approvalId, idempotencyKey }: Keyed<ApprovalContent>) => ({
  path: { approvalId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Approves or rejects what somebody else has asked to order. */
export function useDecide(): Write<Keyed<ApprovalContent & { isApproved: boolean; comment: string }>, Approval> {
  return useApprovalWrite((api, { isApproved, comment, ...request }) =>
    unwrap(
      api.quotes.POST('/approvals/{approvalId}/decisions', {
        params: paramsOf(request),
        body: { isApproved, ...(comment !== '' && { comment }) },
      }),
      isApproval,
    ),
  );
}

/** Takes back what one has asked to order. */
export function useWithdraw(): Write<Keyed<ApprovalContent>, Approval> {
  return useApprovalWrite((api, request) =>
    unwrap(api.quotes.POST('/approvals/{approvalId}/withdrawals', { params: paramsOf(request) }), isApproval),
  );
}
