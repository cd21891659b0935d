import type { Money as MoneyValue, OrderSummary } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { CellId, CellLines, DateTime, OnRowHover, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Amount } from '../../../platform/format/Amount.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useGivesWay } from '../../../platform/list/columns/columnsGivingWay.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { shortOrderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { comma } from '../comma.ts';
import { DeliveryDate } from './DeliveryDate.tsx';
import { DecisionLabel, NextStep } from './NextStep.tsx';
import { placeOf, siteNameOf } from '../../../platform/services-section/serviceTitle.ts';

/* The row has room for a second line where the column has none for a longer one. */
const Wrapped = styled.span`
  display: block;
  text-wrap: balance;
  white-space: normal;
`;

export const usualColumns: readonly string[] = [
  'orderNumber',
  'service',
  'orderType',
  'orderedAt',
  'delivery',
  'status',
  'nextStep',
  'monthlyFee',
];

/** Where the delivery has no column of its own, it stands below the status. */
function StatusAndDelivery({ order }: { order: OrderSummary }) {
  const isDeliveryBelow = useGivesWay('delivery');
  return (
    <CellLines detail={isDeliveryBelow ? <DeliveryDate order={order} /> : undefined}>
      <OrderStatusLabel status={order.status} />
    </CellLines>
  );
}

/** From here, in px, one line holds service and site, however long their names; a column of fees takes its share. */
const oneLineFrom = { withFees: 1440, withoutFees: 1360 } as const;

/** Every column that the reader may see, in the usual order, how many lines its rows have, and what a row says on a phone. */
export function useOrderColumns(seesFees: boolean): {
  columns: readonly TableColumn<OrderSummary>[];
  lines: 1 | 2;
  phone: PhoneRow<OrderSummary>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const isNarrow = !useIsAtLeast('large');
  const isOneLine = useIsAtLeast(seesFees ? oneLineFrom.withFees : oneLineFrom.withoutFees);
  return useMemo(() => {
    const text = (id: MessageId) => intl.formatMessage({ id });
    const quiet = (id: MessageId) => (
      <OnRowHover>
        <Text tone="muted">{text(id)}</Text>
      </OnRowHover>
    );
    const product = ({ serviceOrder: { translations, serviceName } }: OrderSummary) =>
      translatedName(translations, language, serviceName);
    const place = ({ site }: OrderSummary) => placeOf({ siteName: siteNameOf(site), city: site.address.city });
    const money = (value: MoneyValue | undefined) => (value ? <Amount value={value} /> : quiet('orders.fee.none'));
    const columns: TableColumn<OrderSummary>[] = [
      {
        id: 'orderNumber',
        header: text('orders.field.number'),
        width: isNarrow ? '5.75rem' : '6rem',
        isSortable: true,
        cell: ({ orderNumber }) => <CellId>{orderNumber}</CellId>,
      },
      {
        id: 'service',
        header: text('orders.field.service'),
        isSortable: true,
        cell: (order) =>
          isOneLine ? (
            <>
              <Text variant="bodyStrong">{product(order)}</Text>
              <Text tone="muted">{comma + place(order)}</Text>
            </>
          ) : (
            <CellLines detail={place(order)}>
              <Text variant="bodyStrong">{product(order)}</Text>
            </CellLines>
          ),
      },
      {
        id: 'orderType',
        header: text('orders.field.type'),
        width: '8.25rem',
        isSortable: true,
        visibleFrom: 'veryLarge',
        cell: ({ orderType }) => shortOrderTypeWord(intl, orderType),
      },
      {
        id: 'orderedAt',
        header: text('orders.field.ordered'),
        width: '5.5rem',
        isSortable: true,
        visibleFrom: 'extraLarge',
        cell: ({ orderedAt }) =>
          orderedAt === null ? (
            quiet('orders.orderedAt.none')
          ) : (
            <Text tone="muted">
              <DateTime value={orderedAt} format="shortDate" />
            </Text>
          ),
      },
      {
        id: 'delivery',
        header: text('orders.field.date'),
        width: '8.75rem',
        isSortable: true,
        visibleFrom: 'large',
        cell: (order) => <DeliveryDate order={order} />,
      },
      {
        id: 'status',
        header: text('orders.field.status'),
        width: '15.75rem',
        isSortable: true,
        cell: (order) => <StatusAndDelivery order={order} />,
      },
      {
        id: 'nextStep',
        header: text('orders.field.nextStep'),
        width: isNarrow ? '10.5rem' : '13rem',
        // Until when is its last word: it is never cut off.
        cell: (order) => (
          <Wrapped>
            <NextStep order={order} />
          </Wrapped>
        ),
      },
      {
        id: 'reference',
        header: text('orders.field.reference'),
        width: '9rem',
        visibleFrom: 'large',
        cell: ({ reference }) => (reference === '' ? quiet('orders.reference.none') : reference),
      },
    ];
    const fees: TableColumn<OrderSummary>[] = [
      {
        id: 'monthlyFee',
        header: text('orders.field.fee'),
        width: '8.25rem',
        isSortable: true,
        visibleFrom: 'veryLarge',
        isNumeric: true,
        cell: ({ priceInformation }) => money(priceInformation?.monthlyFee),
      },
      {
        id: 'oneTimeCharge',
        header: text('orders.field.oneTimeCharge'),
        width: '9.5rem',
        visibleFrom: 'large',
        isNumeric: true,
        cell: ({ priceInformation }) => money(priceInformation?.oneTimeCharge),
      },
    ];
    const phone: PhoneRow<OrderSummary> = {
      shows: ['orderNumber', 'service', 'delivery', 'status', 'nextStep'],
      title: product,
      detail: place,
      end: (order) => <DeliveryDate order={order} />,
      endDetail: ({ orderNumber }) => <CellId>{orderNumber}</CellId>,
      foot: (order) =>
        order.yourActions.length > 0 ? <DecisionLabel order={order} /> : <OrderStatusLabel status={order.status} />,
    };
    return { columns: seesFees ? [...columns, ...fees] : columns, lines: isOneLine ? 1 : 2, phone };
  }, [intl, language, seesFees, isNarrow, isOneLine]);
}
