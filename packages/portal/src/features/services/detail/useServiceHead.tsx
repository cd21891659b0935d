import { readServiceStatus, type Service } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { hasEnded, hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';

/** What a service is called, and its facts: all of it is in the list as well. */
export function useServiceHead(): (service: Service) => KnownDetail {
  const { formatMessage } = useIntl();
  return (service) => ({
    title: serviceTitle(service.serviceName, service.siteName),
    // The worse of the two: what does not work is not praised for being in service.
    flag: hasFault(service) ? (
      <ServiceHealth service={service} variant="flag" />
    ) : (
      <StatusWord status={service.status} variant="flag" />
    ),
    facts: [
      <FormattedMessage
        key="id"
        id="service.about"
        values={{
          id: (
            <Text key="id" variant="mono">
              {service.serviceId}
            </Text>
          ),
        }}
      />,
      service.city,
      service.siteReference !== null &&
        formatMessage({ id: 'service.yourReference' }, { reference: service.siteReference }),
      <InService key="inService" service={service} />,
    ],
  });
}

/** Since when it is in use; from when to when it was. */
function InService({ service }: { service: Service }) {
  const { status, inServiceSince, endsOn } = service;
  if (inServiceSince === null || readServiceStatus(status) === 'INSTALLATION_ONGOING') return null;
  const from = <Day value={inServiceSince} />;
  return hasEnded(service) && endsOn !== null ? (
    <FormattedMessage id="service.inServicePeriod" values={{ from, to: <Day value={endsOn} /> }} />
  ) : (
    <FormattedMessage id="service.inServiceSince" values={{ day: from }} />
  );
}
