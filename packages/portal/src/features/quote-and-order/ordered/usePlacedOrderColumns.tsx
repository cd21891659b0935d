import type { PlacedOrder } from '@skerry/contracts';
import { CellId, CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { shortOrderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { placeOf, siteNameOf } from '../../../platform/services-section/serviceTitle.ts';

/** The columns of the list, and what a row says on a phone. */
export function usePlacedOrderColumns(): {
  columns: readonly TableColumn<PlacedOrder>[];
  phone: PhoneRow<PlacedOrder>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  // Where the delivery has no column of its own, it stands below the status once there is a date.
  const isNarrow = !useIsAtLeast('large');
  return useMemo(() => {
    const { formatMessage } = intl;
    const product = ({ translations, productId }: PlacedOrder) => translatedName(translations, language, productId);
    const place = ({ site }: PlacedOrder) => placeOf({ siteName: siteNameOf(site), city: site.address.city });
    const extent = ({ capacityBps, agreementPeriodInMonths }: PlacedOrder) =>
      capacityBps === null || agreementPeriodInMonths === null
        ? undefined
        : capacityAndTerm(intl, { capacityBps, termMonths: agreementPeriodInMonths });
    const date = ({ confirmedDeliveryAt }: PlacedOrder) =>
      confirmedDeliveryAt === null ? (
        <Text tone="muted">{formatMessage({ id: 'quoteOrders.noDate' })}</Text>
      ) : (
        <Day value={confirmedDeliveryAt} format="shortDate" />
      );
    // As in the list of all orders, so that the same order is the same row in both.
    const columns: readonly TableColumn<PlacedOrder>[] = [
      {
        id: 'order',
        header: formatMessage({ id: 'quoteOrders.field.order' }),
        width: isNarrow ? '5.75rem' : '6rem',
        cell: ({ orderNumber }) => <CellId>{orderNumber}</CellId>,
      },
      {
        id: 'service',
        header: formatMessage({ id: 'quoteOrders.field.service' }),
        cell: (order) => (
          <CellLines detail={place(order)}>
            <Text variant="bodyStrong">{product(order)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'extent',
        header: formatMessage({ id: 'quoteOrders.field.extent' }),
        width: '11.5rem',
        visibleFrom: 'extraLarge',
        cell: extent,
      },
      {
        id: 'type',
        header: formatMessage({ id: 'quoteOrders.field.type' }),
        width: '8.25rem',
        visibleFrom: 'veryLarge',
        cell: ({ orderType }) => shortOrderTypeWord(intl, orderType),
      },
      {
        id: 'ordered',
        header: formatMessage({ id: 'quoteOrders.field.ordered' }),
        width: '5.5rem',
        visibleFrom: 'extraLarge',
        cell: ({ orderedAt }) =>
          orderedAt !== null && (
            <Text tone="muted">
              <DateTime value={orderedAt} format="shortDate" />
            </Text>
          ),
      },
      {
        id: 'delivery',
        header: formatMessage({ id: 'quoteOrders.field.delivery' }),
        width: '8.75rem',
        visibleFrom: 'large',
        cell: date,
      },
      {
        id: 'status',
        header: formatMessage({ id: 'quoteOrders.field.status' }),
        width: isNarrow ? '17rem' : '15.75rem',
        cell: (order) => (
          <CellLines detail={isNarrow && order.confirmedDeliveryAt !== null ? date(order) : undefined}>
            <OrderStatusLabel status={order.deliveryStatus} />
          </CellLines>
        ),
      },
      {
        id: 'reference',
        header: formatMessage({ id: 'quoteOrders.field.reference' }),
        width: '9rem',
        visibleFrom: 'large',
        cell: ({ reference }) => reference,
      },
    ];
    const phone: PhoneRow<PlacedOrder> = {
      shows: ['order', 'service', 'status', 'delivery'],
      title: product,
      detail: place,
      end: date,
      endDetail: ({ orderNumber }) => <CellId>{orderNumber}</CellId>,
      foot: ({ deliveryStatus }) => <OrderStatusLabel status={deliveryStatus} />,
    };
    return { columns, phone };
  }, [intl, language, isNarrow]);
}
