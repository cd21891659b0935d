import type { Approval, quoteAndOrderV4Operations } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import type { Resource } from '../../../platform/data/data-keys.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

export type ApprovalPage = quoteAndOrderV4Operations['listApprovals']['responses'][200]['content']['application/json'];
export type ApprovalsQuery = NonNullable<quoteAndOrderV4Operations['listApprovals']['parameters']['query']>;

/** How often what is shown is asked for again, in milliseconds: others decide meanwhile. */
const interval = 60_000;

export const approvalResources = {
  all: ['approvals'],
  lists: ['approvals', 'list'],
  list: (query: ApprovalsQuery): Resource => ['approvals', 'list', JSON.stringify(query)],
  detail: (approvalId: string): Resource => ['approvals', 'detail', approvalId],
} as const;

/** One page of requests, those that the reader may decide first. While another page is on its way, the last one stays. */
export function useApprovals(query: ApprovalsQuery): SWRResponse<ApprovalPage, unknown> {
  return useQuery(approvalResources.list(query), (api) => readApprovals(api, query), {
    keepPreviousData: true,
    refreshInterval: interval,
  });
}

export function useApproval(approvalId: string): SWRResponse<Approval, unknown> {
  return useQuery(
    approvalResources.detail(approvalId),
    (api) => unwrap(api.quotes.GET('/approvals/{approvalId}', { params: { path: { approvalId } } }), isApproval),
    { refreshInterval: interval },
  );
}

async function readApprovals(api: Api, query: ApprovalsQuery): Promise<ApprovalPage> {
  return unwrap(
    api.quotes.GET('/approvals', { params: { query } }),
    ({ items, totalItems, totalPages }) => [totalItems, totalPages].every(Number.isInteger) && items.every(isApproval),
  );
}

/** Whether an answer is an approval that pages can show. */
export function isApproval({ id, quote, placement, decisions, monthlyMinor }: Approval): boolean {
  return (
    typeof id === 'string' &&
    typeof quote.number === 'string' &&
    Array.isArray(placement.lines) &&
    Array.isArray(decisions) &&
    Number.isInteger(monthlyMinor)
  );
}
