import type { ServiceDetails } from '@skerry/contracts';
import { Inline, Link } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { useStatusMeaning } from '../components/ServiceStatusLabel.tsx';
import { useDelivery } from './useDelivery.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** That a service is being installed, and whom to ask where no order is shown: with one, its track above says how far it is. */
export function useDeliveryEvent(service: ServiceDetails): DetailEvent[] {
  const { formatMessage } = useIntl();
  const orders = useOrdersOfService(service).data;
  const delivery = useDelivery(service);
  const meaning = useStatusMeaning(service);
  const { supportPhone, supportEmail } = useRuntimeConfig().contact;
  if (!delivery || delivery.isLoading || delivery.order) return [];
  const support =
    supportPhone === undefined
      ? supportEmail !== undefined && { href: `mailto:${supportEmail}`, text: supportEmail }
      : { href: phoneHref(supportPhone), text: supportPhone };
  return [
    {
      id: 'delivery',
      kind: <StatusWord status={service.status} />,
      title: meaning ?? formatMessage({ id: 'service.delivery.title' }),
      detail: delivery.summary ? (
        <Link href={orderPath(delivery.summary.id)}>
          {formatMessage({ id: 'service.nowNext.order' }, { number: delivery.summary.orderNumber })}
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
    },
  ];
}
