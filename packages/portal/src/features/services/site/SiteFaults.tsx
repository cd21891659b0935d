import { Inline, Link, Note, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { FaultCall } from '../detail/FaultNote.tsx';
import { useServicesOfSite } from '../services.queries.ts';

/** Names the services of a site that do not work as they should; nothing where all do. */
export function SiteFaults({ siteId }: { siteId: string }) {
  const { formatMessage } = useIntl();
  const faulty = useServicesOfSite(siteId).data?.items.filter(hasFault) ?? [];
  const groups = (['DOWN', 'DEGRADED'] as const).flatMap((health) => {
    const services = faulty.filter((service) => service.health === health);
    return services.length > 0 ? [{ health, services }] : [];
  });
  return groups.map(({ health, services }, index) => (
    <Note key={health} tone={health === 'DOWN' ? 'critical' : 'attention'}>
      <Inline gap={16} style={{ rowGap: 0 }}>
        <Text variant="bodyStrong">{formatMessage({ id: `services.health.${health}` })}</Text>
        {services.map(({ serviceId, serviceName }) => (
          <Link key={serviceId} href={serviceHref(serviceId)}>
            {[serviceName, serviceId].join(' ')}
          </Link>
        ))}
        {index === 0 && <FaultCall />}
      </Inline>
    </Note>
  ));
}
