import type { ChangeRequest } from '@skerry/contracts';
import { Link, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { Part, Parts } from './ChangeParts.styles.ts';

/** What is to be changed. */
export function ChangeServices({ request: { services } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'changeRequestPage.services.title' })} padding="none">
      <Parts>
        {services.map(({ serviceId, name, siteName }) => (
          <Part key={serviceId}>
            <Link href={serviceHref(serviceId)}>{[name, serviceId].join(' ')}</Link>
            <Text as="p" variant="caption" tone="muted">
              {siteName}
            </Text>
          </Part>
        ))}
      </Parts>
    </Sheet>
  );
}
