import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Inline, Link } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** When a service that is being installed comes, and how far its order is; whom to ask where there is none. Nothing of any other. */
export function useDeliveryEvent(service: ServiceDetails): DetailEvent[] {
  const { formatMessage } = useIntl();
  const orders = useOrdersOfService(service).data?.items;
  const { supportPhone, supportEmail } = useRuntimeConfig().contact;
  if (readServiceStatus(service.status) !== 'INSTALLATION_ONGOING') return [];
  const order = orders?.find(isUnderWay);
  const support =
    supportPhone === undefined
      ? supportEmail !== undefined && { href: `mailto:${supportEmail}`, text: supportEmail }
      : { href: phoneHref(supportPhone), text: supportPhone };
  const day = order?.confirmedDeliveryAt ?? null;
  return [
    {
      id: 'delivery',
      kind: order ? <OrderStatusLabel status={order.status} /> : <StatusWord status={service.status} />,
      title: formatMessage({ id: 'service.delivery.title' }),
      detail: order ? (
        <Link href={orderPath(order.id)}>
          {formatMessage({ id: 'service.nowNext.order' }, { number: order.orderNumber })}
        </Link>
      ) : (
        // Those who see no orders are not told that there is none.
        orders && (
          <Inline gap={8} style={{ rowGap: 0 }}>
            <span>{formatMessage({ id: 'service.delivery.noOrder' })}</span>
            {support && (
              <span>
                <FormattedMessage
                  id="service.delivery.ask"
                  values={{
                    support: (
                      <Link key="support" href={support.href}>
                        {support.text}
                      </Link>
                    ),
                  }}
                />
              </span>
            )}
          </Inline>
        )
      ),
      when: day === null ? formatMessage({ id: 'service.delivery.dayNotSet' }) : <Day value={day} />,
    },
  ];
}
