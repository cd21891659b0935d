import type { PlacedOrder } from '@skerry/contracts';
import { EmptyState, Stack } from '@skerry/ui';
import { IconClipboardList } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { choiceFilter } from '../../../platform/list/listFilters.tsx';
import { List } from '../../../platform/list/List.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { QuoteTabs } from '../frame/QuoteTabs.tsx';
import { orderedHref } from '../quote-and-order.paths.ts';
import { usePlacedOrders } from '../quotes.queries.ts';
import { placedOrdersFormat, placedStatuses } from './placedOrdersAddress.ts';
import { usePlacedOrderColumns } from './usePlacedOrderColumns.tsx';
import { useOrderHref } from './useOrderHref.ts';

/** Orders on a page (specification, section 9). */
const pageSize = 10;

/** What the company has ordered, the newest first. */
export function OrdersTab() {
  const { formatMessage } = useIntl();
  const address = useListAddress(placedOrdersFormat);
  const { text, statuses, page } = address.view;
  const orders = usePlacedOrders({
    page,
    pageSize,
    ...(text !== '' && { referenceSearchString: text }),
    ...(statuses.length > 0 && { statuses: statuses.join() }),
  });
  const { columns, phone } = usePlacedOrderColumns();
  const hrefOf = useOrderHref();
  const found = orders.data?.totalItems;
  return (
    <Stack>
      <QuoteTabs tab="orders" />
      <List
        id="placedOrders"
        label={formatMessage({ id: 'quoteOrders.label' })}
        address={address}
        savedViews={{ ...savedViewsOf('placedOrders', placedOrdersFormat, address), usualHref: orderedHref }}
        query={orders}
        rowKey={keyOf}
        rowHref={({ id }) => hrefOf(id)}
        rowState={({ status }) => ({ isInactive: status === 'CANCELLED' })}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'quoteOrders.search' }),
          placeholder: formatMessage({ id: 'quoteOrders.search.short' }),
        }}
        filters={[
          choiceFilter({
            id: 'status',
            label: formatMessage({ id: 'quoteOrders.field.status' }),
            isPrimary: true,
            options: placedStatuses.map((value) => ({
              value,
              label: formatMessage({ id: `quoteOrders.status.${value}` }),
            })),
            value: statuses,
            onChange: (chosen) => address.change({ statuses: chosen }),
          }),
        ]}
        sort={undefined}
        sortHint={formatMessage({ id: 'quoteOrders.sort' })}
        count={found === undefined ? undefined : formatMessage({ id: 'quoteOrders.count' }, { count: found })}
        found={found}
        perPage={formatMessage({ id: 'quoteOrders.perPage' }, { count: pageSize })}
        expectedRows={pageSize}
        errorTitle="quoteOrders.error"
        empty={
          <EmptyState icon={IconClipboardList} title={formatMessage({ id: 'quoteOrders.empty.title' })}>
            {formatMessage({ id: 'quoteOrders.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const keyOf = ({ id }: PlacedOrder) => id;
