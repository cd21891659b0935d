import type { Approval } from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDataCache } from '../../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';
import { approvalResources, isApproval } from './approvals.queries.ts';

interface ApprovalRequest {
  approvalId: string;
  idempotencyKey: string;
}

/** A change of an approval, which the server answers with the approval as it is then. Quotes and orders may be other ones too. */
function useApprovalWrite<Input>(write: (api: Api, input: Input) => Promise<Approval>): Write<Input, Approval> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async (input) => {
    const approval = await write(api, input);
    await cache.replace(approvalResources.detail(approval.id), approval);
    await cache.invalidate(approvalResources.lists);
    await cache.invalidate(['quotes']);
    if (approval.orderIds.length > 0) await cache.invalidate(['orders']);
    return approval;
  });
}

const paramsOf = ({ approvalId, idempotencyKey }: ApprovalRequest) => ({
  path: { approvalId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Approves or rejects what somebody else has asked to order. */
export function useDecide(): Write<ApprovalRequest & { isApproved: boolean; comment: string }, Approval> {
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
export function useWithdraw(): Write<ApprovalRequest, Approval> {
  return useApprovalWrite((api, request) =>
    unwrap(api.quotes.POST('/approvals/{approvalId}/withdrawals', { params: paramsOf(request) }), isApproval),
  );
}
