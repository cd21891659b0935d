import { orderPageSize, type OrderPage, type OrderSummary } from '@skerry/contracts';
import { EmptyState, type RowGroup } from '@skerry/ui';
import { IconClipboardList } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import type { ListSort } from '../../../platform/list/listQuery.ts';
import { useLooserMatch } from '../../../platform/list/useLooserMatch.ts';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { orderPath } from '../orders.paths.ts';
import { useFoundOrders, useOrders } from '../orders.queries.ts';
import { noFilter, ordersFormat, type OrdersFilter, type OrderSort } from '../ordersAddress.ts';
import { ordersQuery } from '../ordersQuery.ts';
import type { OrdersProps } from '../ordersProps.ts';
import { countsByTab, tabOf } from '../ordersTabs.ts';
import { useSeesFees } from '../useSeesFees.ts';
import { CountsFailure } from './CountsFailure.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { useOrderColumns, usualColumns } from './useOrderColumns.tsx';
import { useOrderFilters } from './useOrderFilters.tsx';

const newestFirst: ListSort = { columnId: 'orderedAt', direction: 'descending' };

export interface OrdersListProps extends OrdersProps {
  /** What else is in the View menu. */
  viewItems?: (close: () => void) => ReactNode;
}

/** The orders that the filter finds: those that wait for the reader first. */
export function OrdersList({ address, counts, countsError, viewItems }: OrdersListProps) {
  const { formatMessage } = useIntl();
  const { view, change, correct } = address;
  const isPhone = !useIsAtLeast('small');
  const seesFees = useSeesFees();
  const isForeignSort = view.sort?.columnId === 'monthlyFee' && !seesFees;
  useEffect(() => {
    if (isForeignSort) correct({ sort: undefined });
  });
  const orders = useOrders(isForeignSort ? { ...view, sort: undefined } : view);
  const { columns, lines, phone } = useOrderColumns(seesFees);
  const filters = useOrderFilters({
    filter: view.filter,
    counts,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
  });
  const groupOf = useGroups(orders.data, tabOf(view.filter) === 'open');
  const found = orders.data?.totalItems;
  const all = counts && countsByTab(counts).all;
  const { text } = view.filter;
  const searched = { ...noFilter, text };
  const looser = useLooserMatch({
    text,
    count: useFoundOrders(found === 0 && text !== '' && isNarrowed(view.filter) ? searched : undefined),
    onShow: () => change({ filter: searched }),
  });
  return (
    <List
      id="orders"
      label={formatMessage({ id: 'pages.orders' })}
      address={address}
      savedViews={savedViewsOf('orders', ordersFormat, address)}
      query={orders}
      rowKey={({ id }) => id}
      rowHref={({ id }) => orderPath(id)}
      rowState={({ status }) => ({ isInactive: status === 'CANCELLED' })}
      {...(groupOf && { groupOf })}
      columns={columns}
      usualColumns={usualColumns}
      phone={phone}
      lines={lines}
      search={{
        label: formatMessage({ id: 'orders.filter.text' }),
        placeholder: formatMessage({ id: isPhone ? 'orders.filter.textPhone' : 'orders.filter.textShort' }),
      }}
      filters={filters}
      sort={view.sort ?? newestFirst}
      onSortChange={(sort) => change({ sort: sort as OrderSort })}
      {...(view.sort === undefined && groupOf && !isPhone && { sortHint: formatMessage({ id: 'orders.sort.usual' }) })}
      count={
        found === undefined
          ? undefined
          : formatMessage({ id: 'orders.foundOf' }, { found, count: Math.max(found, all ?? 0) })
      }
      found={found}
      // Where the orders themselves failed, that says it all.
      notice={orders.error === undefined && <CountsFailure error={countsError} />}
      {...(!isPhone && { toolbarEnd: <LayoutSwitch address={address} /> })}
      viewItems={(close) => (
        <>
          {isPhone && <LayoutSwitch address={address} />}
          {viewItems?.(close)}
        </>
      )}
      perPage={formatMessage({ id: 'orders.list.perPage' }, { count: orderPageSize })}
      expectedRows={orderPageSize}
      errorTitle="orders.list.error"
      isEmpty={all === 0}
      noMatchElsewhere={looser}
      empty={
        <EmptyState icon={IconClipboardList} title={formatMessage({ id: 'orders.list.empty.title' })}>
          {formatMessage({ id: 'orders.list.empty.body' })}
        </EmptyState>
      }
    />
  );
}

/** Whether anything beside the search says which orders are shown. */
function isNarrowed(filter: OrdersFilter): boolean {
  return Object.keys(ordersQuery({ ...filter, text: noFilter.text })).length > 0;
}

/** What waits for the reader stands apart; nothing does where nothing waits, or nothing else is found. */
function useGroups(page: OrderPage | undefined, isOpenTab: boolean) {
  const { formatMessage } = useIntl();
  const waiting = page?.waitingItems ?? 0;
  if (page === undefined || waiting === 0) return undefined;
  const groups: Readonly<Record<'waiting' | 'others', RowGroup>> = {
    waiting: { id: 'waiting', label: formatMessage({ id: 'orders.tab.waiting' }), count: waiting },
    others: {
      id: 'others',
      label: formatMessage({ id: isOpenTab ? 'orders.group.underWay' : 'orders.group.others' }),
      count: page.totalItems - waiting,
    },
  };
  return ({ yourActions }: OrderSummary) => groups[yourActions.length > 0 ? 'waiting' : 'others'];
}
