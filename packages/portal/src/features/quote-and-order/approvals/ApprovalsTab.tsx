import type { Approval } from '@skerry/contracts';
import { Button, EmptyState, type RowGroup, Stack } from '@skerry/ui';
import { IconChecklist } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List } from '../../../platform/list/List.tsx';
import { choiceFilter, oneFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { useRememberList } from '../../../platform/list/useLastList.ts';
import { QuoteTabs } from '../frame/QuoteTabs.tsx';
import { approvalHref, approvalsHref, quotesHref } from '../quote-and-order.paths.ts';
import { approvalStatusWord } from '../../../platform/quotes/quote-words.ts';
import { useApprovals, type ApprovalPage } from './approvals.queries.ts';
import {
  approvalPageSize,
  approvalsFormat,
  approvalsListId,
  approvalsQuery,
  approvalStatuses,
  type ApprovalStatus,
} from './approvalsAddress.ts';
import { useApprovalColumns } from './useApprovalColumns.tsx';

/** What somebody in the company has asked to order, and what has come of it. */
export function ApprovalsTab() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const address = useListAddress(approvalsFormat);
  useRememberList(approvalsListId, address.hrefOf({}));
  const { view, change } = address;
  const approvals = useApprovals(approvalsQuery(view));
  const { columns, phone } = useApprovalColumns();
  const groupOf = useGroups(approvals.data);
  const found = approvals.data?.totalItems;
  return (
    <Stack>
      <QuoteTabs tab="approvals" />
      <List
        id={approvalsListId}
        label={formatMessage({ id: 'quotes.tab.approvals' })}
        address={address}
        savedViews={{ ...savedViewsOf('approvals', approvalsFormat, address), usualHref: approvalsHref }}
        query={approvals}
        rowKey={keyOf}
        rowHref={hrefOf}
        rowState={stateOf}
        {...(groupOf && { groupOf })}
        columns={columns}
        phone={phone}
        filters={[
          choiceFilter<ApprovalStatus>({
            id: 'status',
            label: formatMessage({ id: 'quoteApprovals.field.status' }),
            isPrimary: true,
            options: approvalStatuses.map((status) => ({ value: status, label: approvalStatusWord(intl, status) })),
            value: view.statuses,
            onChange: (statuses) => change({ statuses }),
          }),
          oneFilter({
            id: 'mine',
            label: formatMessage({ id: 'quoteApprovals.field.requestedBy' }),
            isPrimary: true,
            options: [
              { value: '', label: formatMessage({ id: 'quoteApprovals.anybody' }) },
              { value: 'mine', label: formatMessage({ id: 'quoteApprovals.me' }) },
            ],
            usual: '',
            value: view.isMine ? 'mine' : '',
            onChange: (who) => change({ isMine: who === 'mine' }),
          }),
        ]}
        sort={undefined}
        sortHint={formatMessage({ id: 'quoteApprovals.sort' })}
        count={found === undefined ? undefined : formatMessage({ id: 'quoteApprovals.found' }, { count: found })}
        found={found}
        perPage={formatMessage({ id: 'quoteApprovals.perPage' }, { count: approvalPageSize })}
        errorTitle="quoteApprovals.list.error"
        isEmpty={found === 0 && view.statuses.length === 0 && !view.isMine}
        empty={
          <EmptyState
            icon={IconChecklist}
            title={formatMessage({ id: 'quoteApprovals.empty.title' })}
            action={<Button href={quotesHref}>{formatMessage({ id: 'quoteApprovals.empty.action' })}</Button>}
          >
            {formatMessage({ id: 'quoteApprovals.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const keyOf = ({ id }: Approval) => id;
const hrefOf = ({ id }: Approval) => approvalHref(id);
const stateOf = ({ status }: Approval) => ({ isInactive: status === 'WITHDRAWN' || status === 'EXPIRED' });

function groupIdOf({ canDecide, status }: Approval): 'waiting' | 'others' | 'decided' {
  if (canDecide) return 'waiting';
  return status === 'PENDING' ? 'others' : 'decided';
}

/** Those that the reader decides, those that others do, and what is decided; undefined where there is only one of them. */
function useGroups(page: ApprovalPage | undefined) {
  const { formatMessage } = useIntl();
  const counts = new Map<string, number>();
  for (const approval of page?.items ?? []) {
    const id = groupIdOf(approval);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  if (page === undefined || counts.size < 2) return undefined;
  const isWhole = page.totalPages === 1;
  return (approval: Approval): RowGroup => {
    const id = groupIdOf(approval);
    return {
      id,
      label: formatMessage({ id: `quoteApprovals.group.${id}` }),
      ...(isWhole && { count: counts.get(id) ?? 0 }),
    };
  };
}
