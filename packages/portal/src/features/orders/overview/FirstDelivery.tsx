import type { Order } from '@skerry/contracts';
import { DateTime, Heading, Link, Sheet, Skeleton, Stack, Stepper, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { deliverySteps } from '../../../platform/orders/deliverySteps.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { stepWord } from '../../../platform/orders/stepWord.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { contactDialog, dateDialog } from '../dialogs/orderDialogs.ts';
import { useOrderDialog } from '../dialogs/useOrderDialog.tsx';
import { orderFormId } from '../orderDraft.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrder } from '../orders.queries.ts';
import { DeliveryCoordinator } from './DeliveryCoordinator.tsx';
import { DeliveryPlan } from './DeliveryPlan.tsx';
import { Column, Columns, Head, Name, Title, Track } from './FirstDelivery.styles.ts';
import { SiteChecklist } from './SiteChecklist.tsx';

export interface FirstDeliveryProps {
  delivery: OverviewValue<'deliveries'>['items'][number];
}

/** Guides somebody through the first delivery: how far it is, what must be ready, what comes next, and whom to ask. */
export function FirstDelivery({ delivery }: FirstDeliveryProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data: order, isLoading, mutate } = useOrder(delivery.id);
  const day = delivery.confirmedDeliveryAt;
  const product = translatedName(delivery.product.translations, language, delivery.product.name);
  const track = order && deliverySteps(order);
  return (
    <Sheet padding="none" aria-label={intl.formatMessage({ id: 'home.first.title' })}>
      <Head>
        <Name>
          <Title>
            <Heading level={2} variant="section">
              {day === null ? (
                <FormattedMessage id="home.first.title" />
              ) : (
                <FormattedMessage id="home.first.titleOn" values={{ date: <Day value={day} format="weekday" /> }} />
              )}
            </Heading>
            <OrderStatusLabel status={delivery.status} variant="flag" />
          </Title>
          <Text tone="muted">
            <FormattedMessage
              id="home.first.order"
              values={{ product, site: delivery.siteName || delivery.city, number: delivery.orderNumber }}
            />
          </Text>
        </Name>
        <Link variant="action" href={orderPath(delivery.id)}>
          <FormattedMessage id="home.first.open" />
        </Link>
      </Head>
      {track && order.milestones.length > 0 && (
        <Track>
          <Stepper
            variant="track"
            label={intl.formatMessage({ id: 'home.first.title' })}
            current={track.current}
            steps={track.steps.map(({ milestone: { code, plannedAt }, interruption, at }) => ({
              id: code,
              label: stepWord(intl, interruption ?? code),
              hint:
                at !== null ? (
                  <DateTime value={at} format="shortDate" />
                ) : plannedAt !== null ? (
                  <Day value={plannedAt} format="shortDate" />
                ) : (
                  code === 'DELIVERY_COMPLETED' && <FormattedMessage id="home.first.completed" />
                ),
            }))}
          />
        </Track>
      )}
      {order ? (
        <Details delivery={delivery} order={order} onOutdated={() => void mutate()} />
      ) : (
        <Columns>
          {isLoading && (
            <Column aria-busy>
              <Stack gap={12}>
                <Skeleton width={60} />
                <Skeleton width={90} />
                <Skeleton width={75} />
              </Stack>
            </Column>
          )}
          <DeliveryPlan
            status={delivery.status}
            day={day}
            estimatedWeek={delivery.estimatedDeliveryWeek}
            order={undefined}
          />
          <DeliveryCoordinator order={undefined} dateDialog={undefined} />
        </Columns>
      )}
    </Sheet>
  );
}

interface DetailsProps extends FirstDeliveryProps {
  order: Order;
  /** The order has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** What the order itself says, and what can be done about it from here. */
function Details({ delivery, order, onOutdated }: DetailsProps) {
  const contact = useOrderDialog(contactDialog, { order, onOutdated, formId: orderFormId('contact', order.id) });
  const date = useOrderDialog(dateDialog, { order, onOutdated, formId: orderFormId('date', order.id) });
  return (
    <>
      <Columns>
        <SiteChecklist order={order} contactDialog={contact} />
        <DeliveryPlan
          status={delivery.status}
          day={delivery.confirmedDeliveryAt}
          estimatedWeek={delivery.estimatedDeliveryWeek}
          order={order}
        />
        <DeliveryCoordinator order={order} dateDialog={order.actions.includes('date') ? date : undefined} />
      </Columns>
      {contact.dialog}
      {date.dialog}
    </>
  );
}
