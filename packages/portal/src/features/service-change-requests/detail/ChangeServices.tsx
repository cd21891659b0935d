import type { ChangeRequest } from '@skerry/contracts';
import { Link, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { DetailEvents } from '../../../platform/detail/DetailEvents.tsx';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';

/** What is to be changed, and where it is. */
export function ChangeServices({ request: { services } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'changeRequestPage.services.title' })} padding="none">
      <DetailEvents
        events={services.map(({ serviceId, name, siteName }) => ({
          id: serviceId,
          kind: (
            <Link href={serviceHref(serviceId)}>
              <Text variant="mono">{serviceId}</Text>
            </Link>
          ),
          title: name,
          when: siteName,
        }))}
      />
    </Sheet>
  );
}
