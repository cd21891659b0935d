import { readServiceStatus, type Service } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownHead } from '../../../platform/detail/DetailSkeleton.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';

/** What a service is called, and its facts: all of it is in the list as well. */
export function useServiceHead(): (service: Service) => KnownHead {
  const { formatMessage } = useIntl();
  return ({ serviceId, serviceName, siteName, siteReference, city, status, inServiceSince }) => ({
    title: [serviceName, siteName].join(', '),
    flag: <StatusWord status={status} variant="flag" />,
    facts: [
      <FormattedMessage
        key="id"
        id="service.about"
        values={{
          id: (
            <Text key="id" variant="mono">
              {serviceId}
            </Text>
          ),
        }}
      />,
      city,
      siteReference !== null && formatMessage({ id: 'service.yourReference' }, { reference: siteReference }),
      inServiceSince !== null && readServiceStatus(status) !== 'INSTALLATION_ONGOING' && (
        <FormattedMessage id="service.inServiceSince" values={{ day: <Day value={inServiceSince} /> }} />
      ),
    ],
  });
}
