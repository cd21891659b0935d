import { readChosen, readPage, writeQuery } from '../../../platform/list/listQuery.ts';
import { withSavedViews } from '../../../platform/list/saved-views/savedViews.ts';
import { quoteAndOrderPath } from '../quote-and-order.paths.ts';
import type { ApprovalsQuery } from './approvals.queries.ts';

export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'FAILED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What the list shows, as its address says. What is as usual is left out. */
interface ApprovalsView {
  /** Empty for all. */
  readonly statuses: readonly ApprovalStatus[];
  /** Those alone that the reader has asked for. */
  readonly isMine: boolean;
  /** The first is 0. */
  readonly page: number;
}

export const approvalPageSize = 25;

/** Names what the browser remembers of the list. */
export const approvalsListId = 'approvals';

/** Reads a view from the query of an address. Whatever can't be asked for counts as not given. */
function readApprovalsView(query: URLSearchParams): ApprovalsView {
  return {
    statuses: readChosen(query, 'statuses', approvalStatuses),
    isMine: query.get('mine') === 'true',
    page: readPage(query),
  };
}

/** The query of a view, with the tab that it is in, without its question mark. */
function writeApprovalsView({ statuses, isMine, page }: ApprovalsView): string {
  return writeQuery({ tab: 'approvals', statuses: statuses.join(), mine: isMine, page });
}

/** What the API is asked for a view. */
export function approvalsQuery({ statuses, isMine, page }: ApprovalsView): ApprovalsQuery {
  return {
    page,
    pageSize: approvalPageSize,
    ...(statuses.length > 0 && { statuses: statuses.join() }),
    ...(isMine && { mine: true }),
  };
}

export const approvalsFormat = withSavedViews<ApprovalsView>({
  path: quoteAndOrderPath,
  read: readApprovalsView,
  write: writeApprovalsView,
  // The API finds none by a text.
  searchOf: () => '',
  withSearch: () => ({}),
  withoutFilters: () => ({ statuses: [], isMine: false }),
});
