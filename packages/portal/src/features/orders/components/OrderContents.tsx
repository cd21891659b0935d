import type { Order } from '@skerry/contracts';
import { BitRate, Sheet, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { Part, Parts } from './OrderParts.styles.ts';

/** What has been ordered: the service with what belongs to it. */
export function OrderContents({ order: { serviceOrder, site } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { capacityBps, previousCapacityBps, serviceId } = serviceOrder;
  const item = (name: string, about: ReactNode) => (
    <Part key={name}>
      <Text as="div" variant="bodyStrong">
        {name}
      </Text>
      <Text as="div" variant="caption" tone="muted">
        {about}
      </Text>
    </Part>
  );
  return (
    <Sheet title={formatMessage({ id: 'order.contents.title' })} padding="none">
      <Parts>
        {item(
          translatedName(serviceOrder.translations, language, serviceOrder.serviceName),
          capacityBps === null ? (
            serviceOrder.serviceName
          ) : previousCapacityBps === null ? (
            <BitRate value={capacityBps} />
          ) : (
            <FormattedMessage
              id="order.contents.capacityFrom"
              values={{ now: <BitRate value={capacityBps} />, before: <BitRate value={previousCapacityBps} /> }}
            />
          ),
        )}
        {serviceId !== null && item(formatMessage({ id: 'order.contents.serviceId' }), serviceId)}
        {site.service.addonServices.map(({ id, translations }) =>
          item(translatedName(translations, language, id), formatMessage({ id: 'order.contents.addon' })),
        )}
        {site.equipments.map(({ id, translations }) =>
          item(translatedName(translations, language, id), formatMessage({ id: 'order.contents.equipment' })),
        )}
        {item(
          formatMessage({ id: 'order.contents.fastTrack' }),
          formatMessage({ id: site.service.fastTrack ? 'order.contents.ordered' : 'order.contents.notOrdered' }),
        )}
      </Parts>
    </Sheet>
  );
}
