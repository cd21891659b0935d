import type { Service } from '@skerry/contracts';
import { Sheet, SheetSection, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { ServiceTagList } from '../tags/ServiceTagList.tsx';
import type { ServicesAddress } from '../useServicesView.ts';
import { FaultNote } from './FaultNote.tsx';
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

/** Nothing of it can be changed yet: that needs the service itself. */
function KnownAside({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { siteName, address, zipCode, city, tags, invoiceText } = service;
  return (
    <Sheet padding="none">
      <SheetSection title={formatMessage({ id: 'services.field.site' })} level={2}>
        <Text as="div" variant="bodyStrong">
          {address || siteName}
        </Text>
        <Text as="div" tone="muted">
          {[zipCode, city].filter(Boolean).join(' ')}
        </Text>
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'services.field.tags' })} level={2}>
        <ServiceTagList tags={tags} />
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'services.field.invoiceText' })} level={2}>
        <Text {...(invoiceText === '' && { tone: 'muted' as const })}>
          {invoiceText || formatMessage({ id: 'services.invoiceText.none' })}
        </Text>
      </SheetSection>
    </Sheet>
  );
}
