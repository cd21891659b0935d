import { disturbancePageSize, type DisturbancePage, type DisturbanceSummary } from '@skerry/contracts';
import { EmptyState, type RowGroup } from '@skerry/ui';
import { IconTool } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List, type ListQuery } from '../../../platform/list/List.tsx';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { isSameSort } from '../../../platform/list/listQuery.ts';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import { FreezeBand } from '../components/FreezeBand.tsx';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { plannedWorksListId } from '../operational-status.paths.ts';
import { useNetworkFreezes } from '../operational-status.queries.ts';
import { freezeBetween } from './freezeBetween.ts';
import { plannedWorksFormat, usualWorkSort, workSortKeys, type WorksView } from './plannedWorksAddress.ts';
import { useWorkColumns } from './useWorkColumns.tsx';
import { useWorkFilters } from './useWorkFilters.tsx';

export interface PlannedWorksListProps {
  address: ListAddress<WorksView & SavedViewState>;
  works: ListQuery<DisturbanceSummary> & { readonly data: DisturbancePage | undefined };
}

/** The works, divided by the freeze periods that lie between them. */
export function PlannedWorksList({ address, works }: PlannedWorksListProps) {
  const { formatMessage } = useIntl();
  const { view, change } = address;
  const isPhone = !useIsAtLeast('small');
  const { columns, phone } = useWorkColumns();
  const filters = useWorkFilters(address);
  const { freezes } = useNetworkFreezes();
  const found = works.data?.totalItems;
  const isUsualOrder = isSameSort(view.sort, usualWorkSort);
  const groupOf = useGroups(works.data, isUsualOrder);
  return (
    <List<DisturbanceSummary>
      id={plannedWorksListId}
      label={formatMessage({ id: 'operationalStatus.tab.works' })}
      address={address}
      savedViews={savedViewsOf('plannedWorks', plannedWorksFormat, address)}
      query={works}
      rowKey={({ id }) => id}
      rowHref={disturbancePath}
      rowState={({ state }) => ({ isInactive: state === 'CANCELLED' })}
      {...(groupOf && { groupOf })}
      {...(isUsualOrder && {
        rowBefore: (row, before) => {
          // Works that wait stand by the time to answer.
          const starts =
            row.answer.state === 'WAITING'
              ? undefined
              : { row, before: before?.answer.state === 'WAITING' ? undefined : before };
          const between = starts && freezeBetween(freezes, starts.before, starts.row);
          return between && <FreezeBand freeze={between} />;
        },
      })}
      columns={columns}
      usualColumns={['work', 'startsAt', 'impact', 'services', 'state', 'answer']}
      phone={phone}
      search={{
        label: formatMessage({ id: 'plannedWorks.filter.text' }),
        placeholder: formatMessage({ id: isPhone ? 'plannedWorks.filter.textPhone' : 'plannedWorks.filter.text' }),
      }}
      filters={filters}
      tab={view.scope}
      sort={view.sort}
      onSortChange={({ columnId, direction }) => {
        const key = workSortKeys.find((each) => each === columnId);
        if (key) change({ sort: { columnId: key, direction } });
      }}
      {...(isUsualOrder && { sortHint: formatMessage({ id: 'plannedWorks.waitingFirst' }) })}
      count={found === undefined ? undefined : formatMessage({ id: 'plannedWorks.found' }, { count: found })}
      found={found}
      perPage={formatMessage({ id: 'plannedWorks.perPage' }, { count: disturbancePageSize })}
      foot={formatMessage({ id: 'disturbance.localTime' })}
      errorTitle="plannedWorks.error"
      empty={
        <EmptyState icon={IconTool} title={formatMessage({ id: 'plannedWorks.empty.title' })}>
          {formatMessage({ id: `plannedWorks.empty.${view.scope}` })}
        </EmptyState>
      }
    />
  );
}

/** Those that need an answer, and the rest; undefined where there are none of the first. */
function useGroups(data: DisturbancePage | undefined, isUsualOrder: boolean) {
  const { formatMessage } = useIntl();
  const isWaiting = ({ answer }: DisturbanceSummary) => answer.state === 'WAITING';
  if (!isUsualOrder || !data?.items.some(isWaiting)) return undefined;
  // Those of a filter can be counted where all are on one page.
  const waiting = data.totalPages === 1 ? data.items.filter(isWaiting).length : undefined;
  const counted = (count: number | undefined) => (count === undefined ? {} : { count });
  return (work: DisturbanceSummary): RowGroup =>
    isWaiting(work)
      ? { id: 'waiting', label: formatMessage({ id: 'plannedWorks.group.waiting' }), ...counted(waiting) }
      : {
          id: 'rest',
          label: formatMessage({ id: 'plannedWorks.group.rest' }),
          ...counted(waiting === undefined ? undefined : data.totalItems - waiting),
        };
}
