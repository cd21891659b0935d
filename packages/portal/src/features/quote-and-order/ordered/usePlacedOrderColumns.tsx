import type { PlacedOrder } from '@skerry/contracts';
import { CellId, CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
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
    const columns: readonly TableColumn<PlacedOrder>[] = [
      {
        id: 'order',
        header: formatMessage({ id: 'quoteOrders.field.order' }),
        width: '11rem',
        cell: ({ orderNumber, reference }) => (
          <CellLines detail={reference === '' ? undefined : reference}>
            <CellId>{orderNumber}</CellId>
          </CellLines>
        ),
      },
      {
        id: 'product',
        header: formatMessage({ id: 'quoteOrders.field.product' }),
        cell: (order) => (
          <CellLines detail={extent(order)}>
            <Text variant="bodyStrong">{product(order)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'site',
        header: formatMessage({ id: 'quoteOrders.field.site' }),
        visibleFrom: 'medium',
        cell: (order) => <CellLines detail={order.site.address.city}>{siteNameOf(order.site)}</CellLines>,
      },
      {
        id: 'type',
        header: formatMessage({ id: 'quoteOrders.field.type' }),
        width: '9rem',
        visibleFrom: 'extraLarge',
        cell: ({ orderType }) => orderTypeWord(intl, orderType),
      },
      {
        id: 'status',
        header: formatMessage({ id: 'quoteOrders.field.status' }),
        width: '15.75rem',
        cell: ({ deliveryStatus }) => <OrderStatusLabel status={deliveryStatus} />,
      },
      {
        id: 'ordered',
        header: formatMessage({ id: 'quoteOrders.field.ordered' }),
        width: '7rem',
        visibleFrom: 'veryLarge',
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
        width: '9rem',
        visibleFrom: 'large',
        cell: date,
      },
    ];
    const phone: PhoneRow<PlacedOrder> = {
      shows: ['order', 'product', 'site', 'status', 'delivery'],
      title: product,
      detail: place,
      end: date,
      endDetail: ({ orderNumber }) => <CellId>{orderNumber}</CellId>,
      foot: ({ deliveryStatus }) => <OrderStatusLabel status={deliveryStatus} />,
    };
    return { columns, phone };
  }, [intl, language]);
}
