import type { OrderPage } from '@skerry/contracts';
import { DateTime, Skeleton, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { DetailEvents } from '../../../platform/detail/DetailEvents.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { SheetLine } from './SheetLine.ts';
import { TitleLink } from './TitleLink.ts';

export interface OrderEventsProps {
  query: Pick<SWRResponse<OrderPage, unknown>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** How many are shown. @default all */
  max?: number;
}

/** Orders of a service or a site, each leading to its page. */
export function OrderEvents({ query, max = Infinity }: OrderEventsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { data, error, isValidating, mutate: refetch } = query;
  if (data === undefined && error !== undefined)
    return (
      <FetchFailure
        title="service.orders.error"
        error={error}
        isRetrying={isValidating}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <SheetLine aria-busy>
        <Skeleton width={60} />
      </SheetLine>
    );
  if (data.items.length === 0)
    return (
      <SheetLine>
        <Text tone="muted">{formatMessage({ id: 'service.orders.none' })}</Text>
      </SheetLine>
    );
  return (
    <DetailEvents
      events={data.items.slice(0, max).map(({ id, orderNumber, orderType, orderedAt, status, serviceOrder }) => ({
        id,
        kind: <OrderStatusLabel status={status} />,
        title: (
          <TitleLink href={orderPath(id)}>
            {[
              orderTypeWord(intl, orderType),
              translatedName(serviceOrder.translations, language, serviceOrder.serviceName),
            ].join(', ')}
          </TitleLink>
        ),
        detail: <OrderNumber>{orderNumber}</OrderNumber>,
        ...(orderedAt !== null && { when: <DateTime value={orderedAt} /> }),
      }))}
    />
  );
}

function OrderNumber({ children }: { children: string }) {
  return (
    <FormattedMessage
      id="service.nowNext.order"
      values={{
        number: (
          <Text key="number" variant="monoSmall">
            {children}
          </Text>
        ),
      }}
    />
  );
}
