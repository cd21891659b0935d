import { changePageSize } from '@skerry/contracts';
import { Button, EmptyState, NoMatchState, Pagination, Table } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { countFilters, sortKeys } from '../changeRequestsAddress.ts';
import { changeRequestPath, newChangeRequestPath } from '../service-change-requests.paths.ts';
import { useChangeRequests } from '../service-change-requests.queries.ts';
import type { ChangeRequestsAddress } from '../useChangeRequestsView.ts';
import { useChangeRequestColumns } from './useChangeRequestColumns.tsx';

/** The requests, those that changed last first unless asked otherwise, one page at a time. */
export function ChangeRequestsTable({ address }: { address: ChangeRequestsAddress }) {
  const { formatMessage } = useIntl();
  const { view, clearFilter, sortBy, hrefOfPage, correctPage } = address;
  const requests = useChangeRequests(view);
  const columns = useChangeRequestColumns();

  const totalPages = requests.data?.totalPages ?? 0;
  // While the answer for this view is on its way, the one for the last view stays, and says nothing about this one.
  const isBeyondEnd = !requests.isLoading && requests.data !== undefined && view.page > 0 && view.page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) correctPage(Math.max(0, totalPages - 1));
  });

  return (
    <Table
      label={formatMessage({ id: 'changeRequests.title' })}
      columns={columns}
      rows={isBeyondEnd ? [] : (requests.data?.items ?? [])}
      rowKey={(request) => request.id}
      rowHref={(request) => changeRequestPath(request.id)}
      rowState={(request) => ({ isInactive: request.status === 'CANCELLED' })}
      sortedBy={{
        columnId: view.sort.replace('-', ''),
        direction: view.sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSortChange={({ columnId, direction }) => {
        const key = sortKeys.find((each) => each === columnId);
        if (key) sortBy(direction === 'descending' ? `-${key}` : key);
      }}
      expectedRows={changePageSize}
      isLoading={requests.isLoading || isBeyondEnd}
      error={
        requests.error === undefined ? undefined : (
          <FetchFailure
            title="changeRequests.error"
            error={requests.error}
            isRetrying={requests.isValidating}
            onRetry={() => void requests.mutate()}
          />
        )
      }
      empty={
        countFilters(view.filter) === 0 ? (
          <NoRequests />
        ) : (
          <NoMatchState
            title={formatMessage({ id: 'changeRequests.noMatch.title' })}
            clearLabel={formatMessage({ id: 'changeRequests.filter.clear' })}
            onClear={clearFilter}
          >
            {formatMessage({ id: 'changeRequests.noMatch.body' })}
          </NoMatchState>
        )
      }
      foot={
        <Pagination
          page={view.page + 1}
          pageCount={totalPages}
          hrefOf={(number) => hrefOfPage(number - 1)}
          summary={formatMessage({ id: 'changeRequests.perPage' }, { count: changePageSize })}
        />
      }
    />
  );
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
