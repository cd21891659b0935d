import type { OrderSummary } from '@skerry/contracts';
import { Tag, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { serviceTitle, siteNameOf } from '../../../platform/services-section/serviceTitle.ts';

/** What an order is called, and its facts: all of it is in the lists as well. */
export function useOrderHead(): (order: OrderSummary) => KnownDetail {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  return (order) => {
    const { serviceOrder, site, reference, agreementPeriodInMonths } = order;
    const product = translatedName(serviceOrder.translations, language, serviceOrder.serviceName);
    return {
      title: serviceTitle(product, siteNameOf(site)),
      flag: <OrderStatusLabel status={order.status} variant="flag" />,
      facts: [
        <FormattedMessage
          key="number"
          id="order.about"
          values={{ number: <Text variant="mono">{order.orderNumber}</Text> }}
        />,
        orderTypeWord(intl, order.orderType),
        reference !== '' && formatMessage({ id: 'order.details.reference' }, { reference }),
        agreementPeriodInMonths !== null &&
          formatMessage({ id: 'order.details.months' }, { count: agreementPeriodInMonths }),
        order.includesSmartFiber && <Tag>{formatMessage({ id: 'order.details.smartFiber' })}</Tag>,
        order.includesAccessService && <Tag>{formatMessage({ id: 'order.details.accessService' })}</Tag>,
      ],
    };
  };
}
