import type { Order } from '@skerry/contracts';
import { DateTime, Sheet, Text, Timeline } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';

/** What has happened to an order, the latest first. */
export function OrderHistory({ order: { events } }: { order: Order }) {
  const intl = useIntl();
  return (
    <Sheet title={intl.formatMessage({ id: 'order.history.title' })}>
      {events.length === 0 && <Text tone="muted">{intl.formatMessage({ id: 'order.history.none' })}</Text>}
      <Timeline
        events={events.toReversed().map(({ at, status, oldConfirmedDeliveryAt, text }, index) => ({
          id: `${events.length - index}`,
          title: orderStatusWord(intl, status),
          time: <DateTime value={at} format="dateTime" />,
          ...orderStatusLook(status),
          children: (
            <>
              {oldConfirmedDeliveryAt !== null && (
                <Text as="p" variant="caption" tone="muted">
                  <FormattedMessage
                    id="order.history.was"
                    values={{
                      day: (
                        <s>
                          <Day value={oldConfirmedDeliveryAt} />
                        </s>
                      ),
                    }}
                  />
                </Text>
              )}
              {text !== '' && <Text as="p">{text}</Text>}
            </>
          ),
        }))}
      />
    </Sheet>
  );
}
