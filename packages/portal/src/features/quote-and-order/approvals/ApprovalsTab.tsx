import type { Approval } from '@skerry/contracts';
import { Button, EmptyState, type RowGroup, Stack } from '@skerry/ui';
import { IconChecklist } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List } from '../../../platform/list/List.tsx';
import { choiceFilter, switchFilter } from '../../../platform/list/listFilters.tsx';
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
          {
            ...switchFilter({
              id: 'mine',
              label: formatMessage({ id: 'quoteApprovals.mine' }),
              value: view.isMine,
              onChange: (isMine) => change({ isMine }),
            }),
            isPrimary: true,
          },
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

/** Those that the reader decides, and the rest; undefined where there is only one of the two. */
function useGroups(page: ApprovalPage | undefined) {
  const { formatMessage } = useIntl();
  const waiting = page?.items.filter(({ canDecide }) => canDecide).length ?? 0;
  if (page === undefined || waiting === 0) return undefined;
  const isWhole = page.totalPages === 1;
  return ({ canDecide }: Approval): RowGroup =>
    canDecide
      ? {
          id: 'waiting',
          label: formatMessage({ id: 'quoteApprovals.group.waiting' }),
          ...(isWhole && { count: waiting }),
        }
      : {
          id: 'rest',
          label: formatMessage({ id: 'quoteApprovals.group.rest' }),
          ...(isWhole && { count: page.totalItems - waiting }),
        };
}
