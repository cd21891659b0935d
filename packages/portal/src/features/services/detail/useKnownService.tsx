import type { Service } from '@skerry/contracts';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import type { ServicesAddress } from '../useServicesView.ts';
import { FaultNote } from './FaultNote.tsx';
import { KnownAside } from './KnownAside.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { useServiceHead } from './useServiceHead.tsx';

/** What the row of a service in a list says of it, on its page. */
export function useKnownService(address: ServicesAddress): (service: Service) => KnownDetail {
  const headOf = useServiceHead();
  return (service) => ({
    ...headOf(service),
    tabs: <ServiceTabs address={address} />,
    ...(hasFault(service) && { waiting: <FaultNote service={service} /> }),
    ...(address.view.tab === 'overview' && {
      figures: <ServiceFigures service={service} />,
      side: <KnownAside service={service} />,
    }),
  });
}
