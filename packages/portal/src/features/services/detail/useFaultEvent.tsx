import type { ServiceDetails } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';

/** A fault that goes on; none where all is well. */
export function useFaultEvent(service: ServiceDetails): DetailEvent[] {
  const { formatMessage } = useIntl();
  if (!hasFault(service)) return [];
  return [
    {
      id: 'fault',
      kind: <ServiceHealth service={service} />,
      title: formatMessage({ id: 'service.fault.seen' }),
    },
  ];
}
