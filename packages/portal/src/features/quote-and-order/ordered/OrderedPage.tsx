import { streetOf, type PlacedOrder } from '@skerry/contracts';
import { formatBitRate, type MessageId } from '@skerry/i18n';
import { DateTime, Money, Note, Sheet, Text } from '@skerry/ui';
import { IconPackageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { orderedHref, orderedOrderHref } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { usePlacedOrder } from '../quotes.queries.ts';
import { monthsWord } from '../../../platform/quotes/quote-words.ts';
import { useOrderHref } from './useOrderHref.ts';
import { serviceTitle, siteNameOf } from '../../../platform/services-section/serviceTitle.ts';

/** An order: its own page for those who may open that, and for the others how it stands. */
export function OrderedPage({ place: { orderId } }: StepProps<'DISPLAY_ORDER'>) {
  const href = useOrderHref()(orderId);
  return href === orderedOrderHref(orderId) ? <PlacedOrderPage orderId={orderId} /> : <Navigate replace to={href} />;
}

function PlacedOrderPage({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const query = usePlacedOrder(orderId);
  return (
    <LoadedDetail
      query={query}
      back={{ href: orderedHref, label: formatMessage({ id: 'quoteOrder.back' }) }}
      icon={IconPackageOff}
      texts={{
        failed: 'quoteOrder.error',
        gone: { title: 'quoteOrder.gone.title', body: 'quoteOrder.gone.body', action: 'quoteOrder.gone.action' },
      }}
    >
      {(order) => <PlacedOrderDetails order={order} />}
    </LoadedDetail>
  );
}

function PlacedOrderDetails({ order }: { order: PlacedOrder }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { language } = useLanguage();
  const { site, capacityBps, agreementPeriodInMonths, priceInformation, orderedAt, confirmedDeliveryAt } = order;
  const product = translatedName(order.translations, language, order.productId);
  const street = streetOf(site.address);
  const fact = (id: MessageId, description: ReactNode) =>
    description === null || description === '' ? [] : [{ term: formatMessage({ id }), description }];
  return (
    <DetailPage
      title={serviceTitle(product, siteNameOf(site))}
      flag={<OrderStatusLabel status={order.deliveryStatus} variant="flag" />}
      facts={[
        <FormattedMessage
          key="number"
          id="quoteOrder.about"
          values={{ number: <Text variant="mono">{order.orderNumber}</Text> }}
        />,
        orderTypeWord(intl, order.orderType),
      ]}
      waiting={<Note>{formatMessage({ id: 'quoteOrder.follow' })}</Note>}
    >
      <Sheet title={formatMessage({ id: 'quoteOrder.what' })}>
        <FactColumns
          items={[
            ...fact('quoteOrders.field.product', product),
            ...fact('quoteOrders.field.capacity', capacityBps === null ? null : formatBitRate(locale, capacityBps)),
            ...fact(
              'quoteOrders.field.term',
              agreementPeriodInMonths === null ? null : monthsWord(intl, agreementPeriodInMonths),
            ),
            ...fact('quoteOrders.field.reference', order.reference),
            ...fact(
              'quoteOrders.field.ordered',
              orderedAt === null ? null : <DateTime value={orderedAt} format="date" />,
            ),
            ...fact(
              'quoteOrders.field.delivery',
              confirmedDeliveryAt === null ? (
                formatMessage({ id: 'quoteOrders.noDate' })
              ) : (
                <Day value={confirmedDeliveryAt} />
              ),
            ),
            ...(priceInformation
              ? [
                  ...fact('quoteOrders.field.monthly', <Money {...priceInformation.monthlyFee} />),
                  ...fact('quoteOrders.field.oneTime', <Money {...priceInformation.oneTimeCharge} />),
                ]
              : []),
          ]}
        />
      </Sheet>
      <Sheet title={formatMessage({ id: 'quoteOrder.where' })}>
        {[site.customerName, street, [site.address.zipCode, site.address.city].filter(Boolean).join(' ')]
          .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </Sheet>
    </DetailPage>
  );
}
