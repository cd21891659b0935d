import { disturbancePageSize, type DisturbanceSummary } from '@skerry/contracts';
import { EmptyState, Stack } from '@skerry/ui';
import { IconHistory } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List } from '../../../platform/list/List.tsx';
import { oneFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useRememberList } from '../../../platform/list/useLastList.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { StatusHead } from '../components/StatusHead.tsx';
import { useDisturbances } from '../../../platform/disturbances/useDisturbances.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { statusHistoryListId } from '../operational-status.paths.ts';
import { historyFormat, historyTypes } from './historyAddress.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** The disturbances and works that have ended, with the reason for an outage. */
export function HistoryPage() {
  const { formatMessage } = useIntl();
  const address = useListAddress(historyFormat);
  const { view, change } = address;
  const { text, type, scope, sort, page } = view;
  const query = useDisturbances({
    period: 'past',
    onlyMine: scope === 'mine',
    page,
    pageSize: disturbancePageSize,
    sortBy: sort,
    ...(type !== 'all' && { type }),
    ...(text !== '' && { text }),
  });
  const { columns, phone } = useHistoryColumns();
  useRememberList(statusHistoryListId, address.hrefOf({}));
  const found = query.data?.totalItems;
  return (
    <Stack>
      <StatusHead
        current="history"
        onlyMine={scope === 'mine'}
        onOnlyMineChange={(onlyMine) => change({ scope: onlyMine ? 'mine' : 'country' })}
      />
      <List<DisturbanceSummary>
        id={statusHistoryListId}
        label={formatMessage({ id: 'operationalStatus.tab.history' })}
        address={address}
        savedViews={savedViewsOf('statusHistory', historyFormat, address)}
        query={query}
        rowKey={({ id }) => id}
        rowHref={disturbancePath}
        rowState={({ state }) => ({ isInactive: state === 'CANCELLED' })}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'statusHistory.filter.text' }),
          placeholder: formatMessage({ id: 'statusHistory.filter.text' }),
        }}
        filters={[
          oneFilter({
            id: 'type',
            label: formatMessage({ id: 'statusHistory.field.type' }),
            isPrimary: true,
            options: historyTypes.map((value) => ({
              value,
              label: formatMessage({ id: `statusHistory.type.${value}` }),
            })),
            usual: 'all',
            value: type,
            onChange: (value) => change({ type: value }),
          }),
        ]}
        tab={scope}
        sort={{ columnId: 'startsAt', direction: sort === 'startsAt' ? 'ascending' : 'descending' }}
        onSortChange={({ direction }) => change({ sort: direction === 'ascending' ? 'startsAt' : '-startsAt' })}
        count={found === undefined ? undefined : formatMessage({ id: 'statusHistory.found' }, { count: found })}
        found={found}
        perPage={formatMessage({ id: 'operationalStatus.sites.perPage' }, { count: disturbancePageSize })}
        errorTitle="statusHistory.error"
        empty={
          <EmptyState icon={IconHistory} title={formatMessage({ id: 'statusHistory.empty.title' })}>
            {formatMessage({ id: 'statusHistory.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}
