import type { Order } from '@skerry/contracts';
import { Button, type MenuItem, Sheet } from '@skerry/ui';
import { IconCalendarEvent, IconCalendarPlus, IconCircleX, IconMessage2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { mayOpen } from '../../../platform/access/access.ts';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { OrderTrack } from '../../../platform/orders/OrderTrack.tsx';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { servicesAccess } from '../../../platform/services-section/services-section.access.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { OrderDecisions } from '../decisions/OrderDecisions.tsx';
import { cancelDialog, contactDialog, dateDialog } from '../dialogs/orderDialogs.ts';
import { useOrderDialog } from '../dialogs/useOrderDialog.tsx';
import { orderFormId } from '../orderDraft.ts';
import { useSaveCalendarFile } from '../orders.mutations.ts';
import { orderMessageHash } from '../orders.paths.ts';
import { DateRequests } from './DateRequests.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderEnd } from './OrderEnd.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderNews } from './OrderNews.tsx';
import { useOrderHead } from './useOrderHead.tsx';

export interface OrderDetailsProps {
  order: Order;
  /** The order has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** An order that was found. */
export function OrderDetails({ order, onOutdated }: OrderDetailsProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const head = useOrderHead()(order);
  const composer = useRef<HTMLTextAreaElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== orderMessageHash) return undefined;
    // After the change of page, which gives the focus to the heading.
    const frame = requestAnimationFrame(() => composer.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  const copyLink = useCopyLink();
  const calendarFile = useSaveCalendarFile();
  const dialog = { order, onOutdated };
  const date = useOrderDialog(dateDialog, { ...dialog, formId: orderFormId('date', order.id) });
  const contact = useOrderDialog(contactDialog, { ...dialog, formId: orderFormId('contact', order.id) });
  const cancel = useOrderDialog(cancelDialog, { ...dialog, formId: orderFormId('cancel', order.id) });
  const { roles } = useIdentity();
  const isDelivered = order.status === 'DELIVERY_COMPLETED';
  const { serviceId } = order.serviceOrder;
  const may = (action: Order['actions'][number]) => order.actions.includes(action);

  const items: MenuItem[] = [
    ...(may('date')
      ? [{ label: formatMessage({ id: 'order.date.open' }), icon: IconCalendarEvent, onSelect: date.open }]
      : []),
    ...(order.confirmedDeliveryAt === null
      ? []
      : [
          {
            label: formatMessage({ id: 'order.calendarFile' }),
            icon: IconCalendarPlus,
            onSelect: () =>
              calendarFile.start(order, {
                failed: (error) => alerts.failure(error, { title: { id: 'order.calendarFile.failed' } }),
              }),
          },
        ]),
    copyLink,
  ];
  const destructive: MenuItem[] = may('cancel')
    ? [
        {
          label: formatMessage({ id: 'order.cancel.open' }),
          description: formatMessage({ id: 'order.cancel.until' }),
          icon: IconCircleX,
          isDestructive: true,
          onSelect: cancel.open,
        },
      ]
    : [];

  return (
    <>
      <DetailPage
        {...head}
        actions={
          <>
            {isDelivered && serviceId !== null && mayOpen(servicesAccess, roles) && (
              <Button variant="primary" href={serviceHref(serviceId)}>
                {formatMessage({ id: 'order.service.open' })}
              </Button>
            )}
            {may('message') && (
              <Button icon={IconMessage2} onClick={() => composer.current?.focus()}>
                {formatMessage({ id: 'order.message.open' })}
              </Button>
            )}
          </>
        }
        more={[{ items }, { items: destructive }]}
        waiting={
          <>
            <OrderEnd order={order} />
            <OrderDecisions order={order} onOutdated={onOutdated} dateDialog={date} />
            <OrderNews order={order} dateDialog={date} onAsk={() => composer.current?.focus()} />
          </>
        }
        figures={
          <>
            <OrderTrack order={order} />
            <OrderFigures order={order} />
          </>
        }
        side={<OrderAside order={order} contactDialog={contact} />}
      >
        <OrderContents order={order} />
        {order.dateRequests.length > 0 && (
          <Sheet title={formatMessage({ id: 'order.date.wishes' })}>
            <DateRequests requests={order.dateRequests} />
          </Sheet>
        )}
        {(order.messages.length > 0 || may('message')) && (
          <OrderMessages order={order} onOutdated={onOutdated} composer={composer} />
        )}
      </DetailPage>
      {date.dialog}
      {contact.dialog}
      {cancel.dialog}
    </>
  );
}
