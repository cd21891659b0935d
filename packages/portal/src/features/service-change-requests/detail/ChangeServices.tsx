import type { ChangeRequest } from '@skerry/contracts';
import { Link, SheetSection, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';

/** What is to be changed. */
export function ChangeServices({ request: { services } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <SheetSection title={formatMessage({ id: 'changeRequestPage.services.title' })} level={2}>
      <Stack gap={12}>
        {services.map(({ serviceId, name, siteName }) => (
          <div key={serviceId}>
            <Link href={serviceHref(serviceId)}>
              {name} <Text variant="mono">{serviceId}</Text>
            </Link>
            <Text as="p" variant="caption" tone="muted">
              {siteName}
            </Text>
          </div>
        ))}
      </Stack>
    </SheetSection>
  );
}
