import { Card, Link, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { orderPath } from '../orders.paths.ts';
import { ownStatuses } from '../orderBoard.ts';
import { useOrderBoard, useOrderCounts, type FilledColumn } from '../orders.queries.ts';
import type { OrdersAddress } from '../useOrdersView.ts';
import { DeliveryDate } from './DeliveryDate.tsx';
import { OrderActionLabel } from './OrderActionLabel.tsx';
import { Board, Cards, Column } from './OrdersBoard.styles.ts';
import type { OrdersProps } from './Orders.tsx';

/** The orders by phase of their delivery, newest first in each. */
export function OrdersBoard({ address }: OrdersProps) {
  const { formatMessage } = useIntl();
  const counts = useOrderCounts();
  // Without the numbers there are still our own statuses.
  const found = counts.data?.statuses.map(({ value }) => value) ?? (counts.error === undefined ? undefined : []);
  const { data, error, isValidating, mutate } = useOrderBoard(address.view.filter, found);
  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure title="orders.list.error" error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      </Sheet>
    );
  if (!data)
    return (
      <Sheet aria-busy>
        <Stack gap={12}>
          <Skeleton width={30} />
          <Skeleton width={90} />
        </Stack>
      </Sheet>
    );
  return (
    <Stack gap={12}>
      {counts.error !== undefined && (
        <FailureNote title="orders.board.othersFailed" message={errorMessage(counts.error)} error={counts.error} />
      )}
      <Board aria-label={formatMessage({ id: 'orders.view.board' })}>
        {data.map((column) => (
          <BoardColumn key={column.phase} column={column} address={address} />
        ))}
      </Board>
    </Stack>
  );
}

function BoardColumn({ column, address }: { column: FilledColumn; address: OrdersAddress }) {
  const { phase, orders } = column;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const title = formatMessage({ id: `orders.phase.${phase}` });
  const more = orders.totalItems - orders.items.length;
  return (
    <Column>
      <Text as="div" variant="bodyStrong" role="heading" aria-level={2}>
        {formatMessage({ id: 'orders.board.column' }, { title, count: orders.totalItems })}
      </Text>
      {orders.items.length === 0 && (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'orders.board.empty' })}
        </Text>
      )}
      <Cards>
        {orders.items.map((order) => (
          <li key={order.id}>
            <Card
              title={translatedName(order.serviceOrder.translations, language, order.serviceOrder.serviceName)}
              href={orderPath(order.id)}
              meta={`${order.orderNumber}, ${order.site.customerName}`}
              foot={order.yourActions.length > 0 ? <OrderActionLabel actions={order.yourActions} /> : undefined}
            >
              <Stack gap={4}>
                <OrderStatusLabel status={order.status} />
                <Text variant="caption">
                  <DeliveryDate order={order} />
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </Cards>
      {more > 0 && (
        <Link
          variant="action"
          href={address.hrefOf({
            layout: 'list',
            page: 0,
            filter: { ...address.view.filter, statuses: ownStatuses(column) },
          })}
        >
          {formatMessage({ id: 'orders.board.more' }, { count: more })}
        </Link>
      )}
    </Column>
  );
}
