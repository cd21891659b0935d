import { Sheet, Skeleton, Stack } from '@skerry/ui';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../../platform/browser/useRequiredComponent.ts';
import type { OrdersAddress } from '../useOrdersView.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';

export interface OrdersProps {
  address: OrdersAddress;
}

const board: Part<OrdersProps> = {
  texts: [],
  component: async () => (await import('./OrdersBoard.tsx')).OrdersBoard,
};
const calendar: Part<OrdersProps> = {
  texts: ['ui-dates'],
  component: async () => (await import('./OrdersCalendar.tsx')).OrdersCalendar,
};

/** The orders as the address says: which of them, and as a list, a board or a calendar. */
export function Orders({ address }: OrdersProps) {
  const { layout } = address.view;
  return (
    <Stack gap={12}>
      <OrdersToolbar address={address} />
      <AppliedFilters address={address} />
      {layout === 'list' && <OrdersTable address={address} />}
      {layout === 'board' && <FetchedView part={board} address={address} />}
      {layout === 'calendar' && <FetchedView key="calendar" part={calendar} address={address} />}
    </Stack>
  );
}

/** A view that comes when it is asked for. */
function FetchedView({ part, address }: OrdersProps & { part: Part<OrdersProps> }) {
  const { Component } = useRequiredComponent(part);
  if (Component) return <Component address={address} />;
  return (
    <Sheet aria-busy>
      <Stack gap={12}>
        <Skeleton width={30} />
        <Skeleton width={90} />
      </Stack>
    </Sheet>
  );
}
