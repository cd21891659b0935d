import { isOpticalWaiting, type OpticalRequest, type OpticalRequestPage } from '@skerry/contracts';
import { Button, EmptyState, type RowGroup } from '@skerry/ui';
import { IconTopologyRing } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List, type ListQuery } from '../../../platform/list/List.tsx';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { newOpticalRequestPath, opticalListId, opticalRequestPath } from '../optical-services.paths.ts';
import { requestsPageSize } from '../optical-services.queries.ts';
import { opticalRequestsFormat, sortKeys, type OpticalRequestsView } from '../opticalRequestsAddress.ts';
import { useOpticalRequestColumns } from './useOpticalRequestColumns.tsx';
import { useOpticalRequestFilters } from './useOpticalRequestFilters.ts';
import { useSentRequest } from './useSentRequest.ts';

export interface OpticalRequestsListProps {
  address: ListAddress<OpticalRequestsView & SavedViewState>;
  requests: ListQuery<OpticalRequest> & { readonly data: OpticalRequestPage | undefined };
  mayAsk: boolean;
}

/** What the company has asked for, that which waits for an answer of its own first. */
export function OpticalRequestsList({ address, requests, mayAsk }: OpticalRequestsListProps) {
  const { formatMessage } = useIntl();
  const { view, change } = address;
  const sentId = useSentRequest();
  const { columns, phone } = useOpticalRequestColumns(sentId);
  const filters = useOpticalRequestFilters(address);
  const groupOf = useGroups(requests.data, view);
  const found = requests.data?.totalItems;
  const counts = requests.data?.counts;
  const count = counts && counts.open + counts.closed;
  return (
    <List
      id={opticalListId}
      label={formatMessage({ id: 'optical.list' })}
      address={address}
      savedViews={savedViewsOf('opticalRequests', opticalRequestsFormat, address)}
      query={requests}
      rowKey={keyOf}
      rowHref={hrefOf}
      {...(sentId !== undefined && { rowState: ({ id }: OpticalRequest) => ({ isCurrent: id === sentId }) })}
      {...(groupOf && { groupOf })}
      columns={columns}
      phone={phone}
      search={{
        label: formatMessage({ id: 'optical.list.search' }),
        placeholder: formatMessage({ id: 'optical.list.searchShort' }),
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
      {...(groupOf && { sortHint: formatMessage({ id: 'optical.list.waitingFirst' }) })}
      count={
        found === undefined || count === undefined
          ? undefined
          : formatMessage({ id: 'optical.list.foundOf' }, { found, count })
      }
      found={found}
      perPage={formatMessage({ id: 'optical.list.perPage' }, { count: requestsPageSize })}
      expectedRows={4}
      errorTitle="optical.list.error"
      isEmpty={count === 0}
      empty={
        <EmptyState
          icon={IconTopologyRing}
          title={formatMessage({ id: 'optical.list.empty.title' })}
          action={mayAsk && <Button href={newOpticalRequestPath}>{formatMessage({ id: 'optical.new' })}</Button>}
        >
          {formatMessage({ id: 'optical.list.empty.body' })}
        </EmptyState>
      }
    />
  );
}

const keyOf = ({ id }: OpticalRequest) => id;
const hrefOf = ({ id }: OpticalRequest) => opticalRequestPath(id);

/** Those that wait for the company, and the rest; undefined where there is only one of the two. */
function useGroups(data: OpticalRequestPage | undefined, { state }: OpticalRequestsView) {
  const { formatMessage } = useIntl();
  if (state === 'waiting' || !data?.items.some(({ status }) => isOpticalWaiting(status))) return undefined;
  // A page of several says nothing of how many there are in all.
  const waiting = data.items.filter(({ status }) => isOpticalWaiting(status)).length;
  const countOf = (count: number) => (data.totalPages <= 1 ? { count } : {});
  return ({ status }: OpticalRequest): RowGroup =>
    isOpticalWaiting(status)
      ? { id: 'waiting', label: formatMessage({ id: 'optical.state.waiting' }), ...countOf(waiting) }
      : { id: 'rest', label: formatMessage({ id: 'optical.list.rest' }), ...countOf(data.items.length - waiting) };
}
