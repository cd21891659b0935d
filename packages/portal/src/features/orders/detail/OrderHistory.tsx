import type { Order } from '@skerry/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHistory, type HistoryEntry } from '../../../platform/detail/DetailHistory.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';

/** What has happened to an order, the latest first. */
export function OrderHistory({ order: { events, confirmedDeliveryAt } }: { order: Order }) {
  const intl = useIntl();
  const entries = events.map(({ at, status, oldConfirmedDeliveryAt: old, text }, index): HistoryEntry => {
    // Each change of the date says the one before it: what it changed to is what the next one changed.
    const next = events.slice(index + 1).find((event) => event.oldConfirmedDeliveryAt !== null);
    const to = next?.oldConfirmedDeliveryAt ?? confirmedDeliveryAt;
    return {
      id: `${index}`,
      at,
      title:
        old === null || to === null ? (
          orderStatusWord(intl, status)
        ) : (
          <FormattedMessage
            id="order.history.moved"
            values={{ from: <Day value={old} format="shortDate" />, to: <Day value={to} format="shortDate" /> }}
          />
        ),
      ...(text !== '' && { about: text }),
    };
  });
  return <DetailHistory entries={entries.toReversed()} />;
}
