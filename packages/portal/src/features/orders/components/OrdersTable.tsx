import { financialRoles, orderPageSize, type OrderSummary } from '@skerry/contracts';
import {
  below,
  DateTime,
  EmptyState,
  Money,
  NoMatchState,
  Pagination,
  Table,
  Text,
  token,
  type TableColumn,
} from '@skerry/ui';
import { IconClipboardList } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { comma } from '../comma.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrders } from '../orders.queries.ts';
import { countFilters } from '../ordersAddress.ts';
import type { OrdersAddress } from '../useOrdersView.ts';
import { DeliveryDate } from './DeliveryDate.tsx';
import { OrderActionLabel } from './OrderActionLabel.tsx';

/* What has no column of its own in a narrow table. */
const Narrow = styled.div`
  display: none;
  color: ${token.text.muted};
  ${token.type.caption}
  /* Its longest word makes the column as wide as it is. */
  overflow-wrap: normal;

  ${below.medium} {
    display: block;
  }
`;

/* What is waited for, where its column has no room. */
const BesideStatus = styled.div`
  display: none;

  ${below.large} {
    display: block;
  }
`;

/** The orders as a list, newest first, one page at a time. */
export function OrdersTable({ address }: { address: OrdersAddress }) {
  const intl = useIntl();
  const { view, clearFilter, hrefOf, correctPage } = address;
  const orders = useOrders(view.filter, view.page);
  const columns = useColumns();

  const totalPages = orders.data?.totalPages ?? 0;
  // While the answer for this view is on its way, the one for the last view stays, and says nothing about this one.
  const isBeyondEnd = !orders.isLoading && orders.data !== undefined && view.page > 0 && view.page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) correctPage(Math.max(0, totalPages - 1));
  });

  return (
    <Table
      label={intl.formatMessage({ id: 'pages.orders' })}
      columns={columns}
      rows={isBeyondEnd ? [] : (orders.data?.items ?? [])}
      rowKey={(order) => order.id}
      rowHref={(order) => orderPath(order.id)}
      rowState={(order) => ({ isInactive: order.status === 'CANCELLED' })}
      expectedRows={orderPageSize}
      isLoading={orders.isLoading || isBeyondEnd}
      error={
        orders.error === undefined ? undefined : (
          <FetchFailure
            title="orders.list.error"
            error={orders.error}
            isRetrying={orders.isValidating}
            onRetry={() => void orders.mutate()}
          />
        )
      }
      empty={
        countFilters(view.filter) === 0 ? (
          <EmptyState icon={IconClipboardList} title={intl.formatMessage({ id: 'orders.list.empty.title' })}>
            {intl.formatMessage({ id: 'orders.list.empty.body' })}
          </EmptyState>
        ) : (
          <NoMatchState
            title={intl.formatMessage({ id: 'orders.list.noMatch.title' })}
            clearLabel={intl.formatMessage({ id: 'orders.filter.clear' })}
            onClear={clearFilter}
          >
            {intl.formatMessage({ id: 'orders.list.noMatch.body' })}
          </NoMatchState>
        )
      }
      foot={
        <Pagination
          page={view.page + 1}
          pageCount={totalPages}
          hrefOf={(number) => hrefOf({ page: number - 1 })}
          summary={intl.formatMessage({ id: 'orders.list.perPage' }, { count: orderPageSize })}
        />
      }
    />
  );
}

function useColumns(): TableColumn<OrderSummary>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const { roles } = useIdentity();
  const seesFees = financialRoles.some((role) => roles.includes(role));
  return useMemo(() => {
    const product = ({ serviceOrder: { translations, serviceName } }: OrderSummary) =>
      translatedName(translations, language, serviceName);
    const muted = (id: 'orders.reference.none' | 'orders.orderedAt.none' | 'orders.fee.none') => (
      <Text tone="muted">{intl.formatMessage({ id })}</Text>
    );
    const columns: TableColumn<OrderSummary>[] = [
      {
        id: 'number',
        header: intl.formatMessage({ id: 'orders.field.number' }),
        width: '5.5rem',
        cell: (order) => (
          <>
            {order.orderNumber}
            <Narrow>{[product(order), order.site.customerName].join(comma)}</Narrow>
          </>
        ),
      },
      {
        id: 'type',
        header: intl.formatMessage({ id: 'orders.field.type' }),
        width: '10.5rem',
        visibleFrom: 'extraLarge',
        cell: (order) => orderTypeWord(intl, order.orderType),
      },
      {
        id: 'product',
        header: intl.formatMessage({ id: 'orders.field.product' }),
        width: '8rem',
        visibleFrom: 'medium',
        cell: product,
      },
      {
        id: 'site',
        header: intl.formatMessage({ id: 'orders.field.site' }),
        width: '8.5rem',
        visibleFrom: 'medium',
        cell: (order) => order.site.customerName,
      },
      {
        id: 'reference',
        header: intl.formatMessage({ id: 'orders.field.reference' }),
        width: '8rem',
        visibleFrom: 'veryLarge',
        cell: (order) => (order.reference === '' ? muted('orders.reference.none') : order.reference),
      },
      {
        id: 'ordered',
        header: intl.formatMessage({ id: 'orders.field.ordered' }),
        width: '7.5rem',
        visibleFrom: 'extraLarge',
        cell: (order) =>
          order.orderedAt === null ? muted('orders.orderedAt.none') : <DateTime value={order.orderedAt} />,
      },
      {
        id: 'date',
        header: intl.formatMessage({ id: 'orders.field.date' }),
        width: '7.5rem',
        visibleFrom: 'large',
        cell: (order) => <DeliveryDate order={order} />,
      },
      {
        id: 'status',
        header: intl.formatMessage({ id: 'orders.field.status' }),
        width: '11rem',
        cell: ({ status, yourActions }) => (
          <>
            <OrderStatusLabel status={status} />
            {yourActions.length > 0 && (
              <BesideStatus>
                <OrderActionLabel actions={yourActions} />
              </BesideStatus>
            )}
          </>
        ),
      },
      {
        id: 'action',
        header: intl.formatMessage({ id: 'orders.field.action' }),
        width: '10rem',
        visibleFrom: 'large',
        cell: (order) => <OrderActionLabel actions={order.yourActions} />,
      },
    ];
    if (!seesFees) return columns;
    return [
      ...columns,
      {
        id: 'fee',
        header: intl.formatMessage({ id: 'orders.field.fee' }),
        width: '8.5rem',
        visibleFrom: 'veryLarge',
        isNumeric: true,
        cell: ({ priceInformation }) =>
          priceInformation ? <Money {...priceInformation.monthlyFee} /> : muted('orders.fee.none'),
      },
    ];
  }, [intl, language, seesFees]);
}
