import type { Approval, OrderJob, OrderPlacement } from '@skerry/contracts';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';
import { checkOrder } from './checkout.queries.ts';

export type OrderToPlace = Keyed<{
  placement: OrderPlacement;
  /** It was sent before, and no answer came: the same key tells what came of it. */
  isRepeated: boolean;
  /** The job of an order that was sent already, and of which no more is known. */
  jobId: string | undefined;
  /** Called once it is known. */
  onJob: (jobId: string) => void;
}>;

/** Pauses between two questions about a job, in milliseconds; the last one goes on until a minute has passed. */
const pauses = [250, 500, 1000, 2000] as const;
const longest = 60_000;

/** Checks once more, orders, and waits until it is known what came of each line. */
export function usePlaceOrders(): Write<OrderToPlace, OrderJob> {
  const api = useApi();
  return useWrite(async ({ placement, idempotencyKey, isRepeated, jobId, onJob }) => {
    if (jobId !== undefined) return finishedJob(api, jobId);
    if (!isRepeated) await checkOrder(api, placement);
    const answer = await unwrap(
      api.placedOrders.POST('/orders', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: placement,
      }),
      (body) => typeof body.jobId === 'string',
    );
    onJob(answer.jobId);
    return finishedJob(api, answer.jobId);
  });
}

async function finishedJob(api: Api, jobId: string): Promise<OrderJob> {
  let waited = 0;
  for (let asked = 0; ; asked += 1) {
    const job = await unwrap(
      api.placedOrders.GET('/order-jobs/{jobId}', { params: { path: { jobId } } }),
      ({ orders, failed }) => Array.isArray(orders) && Array.isArray(failed),
    );
    if (job.status !== 'RUNNING' || waited >= longest) return job;
    const pause = pauses[Math.min(asked, pauses.length - 1)] ?? 2000;
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Asks those who may to approve an order. */
export function useAskForApproval(): Write<Keyed<{ placement: OrderPlacement; comment: string }>, Approval> {
  return useApiWrite(
    (api, { idempotencyKey, placement, comment }) =>
      unwrap(
        api.quotes.POST('/approvals', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { placement, ...(comment !== '' && { comment }) },
        }),
        ({ id }) => typeof id === 'string',
      ),
    (cache) => cache.invalidate(['approvals']),
  );
}
