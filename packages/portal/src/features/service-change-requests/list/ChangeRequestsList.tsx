import { changePageSize, type ChangeRequestPage, type ChangeRequestSummary } from '@skerry/contracts';
import { Button, EmptyState, type RowGroup } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List, type ListQuery } from '../../../platform/list/List.tsx';
import { useLooserMatch } from '../../../platform/list/useLooserMatch.ts';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { changeRequestsFormat, noFilter, sortKeys, type ChangeRequestsView } from '../changeRequestsAddress.ts';
import { changeRequestPath, changeRequestsListId, newChangeRequestPath } from '../service-change-requests.paths.ts';
import { useFoundRequests } from '../service-change-requests.queries.ts';
import { useWaitsForApproval } from '../useWaitsForApproval.ts';
import { useChangeRequestColumns } from './useChangeRequestColumns.tsx';
import { useChangeRequestFilters } from './useChangeRequestFilters.tsx';

export interface ChangeRequestsListProps {
  address: ListAddress<ChangeRequestsView & SavedViewState>;
  requests: ListQuery<ChangeRequestSummary> & { readonly data: ChangeRequestPage | undefined };
}

/** The requests, those that wait for the reader first. */
export function ChangeRequestsList({ address, requests }: ChangeRequestsListProps) {
  const { formatMessage } = useIntl();
  const { view, change } = address;
  const isPhone = !useIsAtLeast('small');
  const { columns, phone } = useChangeRequestColumns();
  const filters = useChangeRequestFilters(address);
  const groupOf = useGroups(requests.data, view);
  const found = requests.data?.totalItems;
  const counts = requests.data?.counts;
  const count = counts && counts.open + counts.closed;
  const { text } = view.filter;
  const isNarrowed =
    view.state !== 'all' || Object.values({ ...view.filter, text: '' }).some(({ length }) => length > 0);
  const looser = useLooserMatch({
    text,
    count: useFoundRequests(found === 0 && text !== '' && isNarrowed ? text : undefined),
    onShow: () => change({ filter: { ...noFilter, text }, state: 'all' }),
  });

  return (
    <List
      id={changeRequestsListId}
      label={formatMessage({ id: 'changeRequests.title' })}
      address={address}
      savedViews={savedViewsOf('changeRequests', changeRequestsFormat, address)}
      query={requests}
      rowKey={keyOf}
      rowHref={hrefOf}
      rowState={stateOf}
      {...(groupOf && { groupOf })}
      columns={columns}
      phone={phone}
      search={{
        label: formatMessage({ id: 'changeRequests.filter.text' }),
        placeholder: formatMessage({
          id: isPhone ? 'changeRequests.filter.textPhone' : 'changeRequests.filter.textShort',
        }),
      }}
      filters={filters}
      tab={view.state}
      sort={{
        columnId: view.sort.replace('-', ''),
        direction: view.sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSortChange={({ columnId, direction }) => {
        const key = sortKeys.find((each) => each === columnId);
        if (key) change({ sort: direction === 'descending' ? `-${key}` : key });
      }}
      {...(view.state !== 'closed' && { sortHint: formatMessage({ id: 'changeRequests.waitingFirst' }) })}
      count={
        found === undefined || count === undefined
          ? undefined
          : formatMessage({ id: 'changeRequests.foundOf' }, { found, count })
      }
      found={found}
      perPage={formatMessage({ id: 'changeRequests.perPage' }, { count: changePageSize })}
      errorTitle="changeRequests.error"
      isEmpty={count === 0}
      noMatchElsewhere={looser}
      empty={<NoRequests />}
    />
  );
}

const keyOf = ({ id }: ChangeRequestSummary) => id;
const hrefOf = ({ id }: ChangeRequestSummary) => changeRequestPath(id);
const stateOf = ({ status }: ChangeRequestSummary) => ({ isInactive: status === 'CANCELLED' });

/** Those that wait for the reader, and the rest; undefined where there is only one of the two. */
function useGroups(data: ChangeRequestPage | undefined, { state, filter }: ChangeRequestsView) {
  const { formatMessage } = useIntl();
  const waitsForApproval = useWaitsForApproval();
  const isWaiting = (request: ChangeRequestSummary) => request.status === 'NEED_INFO' || waitsForApproval(request);
  if (state === 'waiting' || !data?.items.some(isWaiting)) return undefined;
  const isFiltered = Object.values(filter).some(({ length }) => length > 0);
  // The answer counts all of them, whatever the filter; those of a filter can be counted where all are on one page.
  const waiting = isFiltered
    ? data.totalPages === 1
      ? data.items.filter(isWaiting).length
      : undefined
    : data.counts.waiting;
  const counted = (count: number | undefined) => (count === undefined ? {} : { count });
  return (request: ChangeRequestSummary): RowGroup =>
    isWaiting(request)
      ? { id: 'waiting', label: formatMessage({ id: 'changeRequests.state.waiting' }), ...counted(waiting) }
      : {
          id: 'rest',
          label: formatMessage({ id: 'changeRequests.rest' }),
          ...counted(waiting === undefined ? undefined : data.totalItems - waiting),
        };
}

function NoRequests() {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  return (
    <EmptyState
      icon={IconArrowsExchange}
      title={formatMessage({ id: 'changeRequests.empty.title' })}
      action={
        impersonatedUserId === undefined && (
          <Button href={newChangeRequestPath}>{formatMessage({ id: 'changeRequests.new' })}</Button>
        )
      }
    >
      {formatMessage({ id: 'changeRequests.empty.body' })}
    </EmptyState>
  );
}
