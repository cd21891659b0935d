import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { OrderCounts } from './orders.queries.ts';
import type { OrdersAddress } from './ordersAddress.ts';
import { countsByTab, orderTabs, stateOfTab, tabOf, type OrderTab } from './ordersTabs.ts';

interface OrdersTabsProps {
  address: OrdersAddress;
  counts: OrderCounts | undefined;
}

/** The orders by how they stand. What else is filtered by holds in all of them. */
export function OrdersTabs({ address, counts }: OrdersTabsProps) {
  const { formatMessage } = useIntl();
  const { filter } = address.view;
  const numbers = counts && countsByTab(counts);
  const hrefOf = (tab: OrderTab) => address.hrefOf({ page: 0, filter: { ...filter, ...stateOfTab(tab) } });
  return (
    <SubMenu
      currentPath={hrefOf(tabOf(filter))}
      items={orderTabs.map((tab) => ({
        href: hrefOf(tab),
        label: formatMessage({ id: `orders.tab.${tab}` }),
        count: numbers?.[tab] ?? null,
      }))}
    />
  );
}
