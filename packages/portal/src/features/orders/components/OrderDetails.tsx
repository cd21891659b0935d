import { Grid, Inline, PageHeader, Stack, Tag } from '@skerry/ui';
import { IconMessage2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { cancelDialog, messageDialog } from '../orderDialogs.ts';
import { orderFormId } from '../orderDraft.ts';
import { CalendarFileButton } from './CalendarFileButton.tsx';
import { OrderCharges } from './OrderCharges.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderDialogButton, type OrderSectionProps } from './OrderDialogButton.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { OrderSite } from './OrderSite.tsx';

/** An order that was found. */
export function OrderDetails({ order, listHref, onOutdated }: OrderSectionProps & { listHref: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { serviceOrder, site, actions, reference, agreementPeriodInMonths } = order;
  const section = { order, onOutdated };
  const place = site.customerName === '' ? site.address.city : site.customerName;
  return (
    <Stack>
      <PageHeader
        back={{ href: listHref, label: formatMessage({ id: 'order.details.back' }) }}
        title={`${translatedName(serviceOrder.translations, language, serviceOrder.serviceName)}, ${place}`}
        flag={<OrderStatusLabel status={order.status} variant="flag" />}
        meta={
          <Inline gap={16}>
            <span>{formatMessage({ id: 'order.about' }, { number: order.orderNumber })}</span>
            <span>{orderTypeWord(intl, order.orderType)}</span>
            {reference !== '' && <span>{formatMessage({ id: 'order.details.reference' }, { reference })}</span>}
            {agreementPeriodInMonths !== null && (
              <span>{formatMessage({ id: 'order.details.months' }, { count: agreementPeriodInMonths })}</span>
            )}
            {order.includesSmartFiber && <Tag>{formatMessage({ id: 'order.details.smartFiber' })}</Tag>}
            {order.includesAccessService && <Tag>{formatMessage({ id: 'order.details.accessService' })}</Tag>}
          </Inline>
        }
        actions={
          <>
            {actions.includes('cancel') && (
              <OrderDialogButton
                {...section}
                part={cancelDialog}
                extra={{}}
                formId={orderFormId('cancel', order.id)}
                label="order.cancel.open"
                variant="dangerQuiet"
              />
            )}
            {order.confirmedDeliveryAt !== null && <CalendarFileButton order={order} />}
            {actions.includes('message') && (
              <OrderDialogButton
                {...section}
                part={messageDialog}
                extra={{}}
                formId={orderFormId('message', order.id)}
                label="order.message.open"
                icon={IconMessage2}
              />
            )}
          </>
        }
      />
      <OrderDelivery {...section} />
      <OrderCharges {...section} />
      <Grid columns={{ extraSmall: 1, large: 2, extraLarge: order.priceInformation ? 3 : 2 }}>
        <OrderSite {...section} />
        <OrderContents order={order} />
        {order.priceInformation && <OrderPrice price={order.priceInformation} />}
      </Grid>
      <Grid columns={{ extraSmall: 1, large: 2 }}>
        <OrderMessages {...section} />
        <OrderHistory order={order} />
      </Grid>
    </Stack>
  );
}
