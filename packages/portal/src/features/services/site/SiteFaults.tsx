import type { Service } from '@skerry/contracts';
import { Link, Text } from '@skerry/ui';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { hasFault, isOperating } from '../../../platform/services-section/ServiceHealth.tsx';
import { FaultCall, FaultStrip } from '../detail/FaultNote.tsx';
import { DisturbedBy } from '../detail/DisturbedBy.tsx';
import { useServicesOfSite } from '../services.queries.ts';

/* Between sentences, in every language. */
const space = ' ';
const comma = ', ';

/** Names the services of a site that do not work as they should, and says whether the others do; nothing where all do. */
export function SiteFaults({ siteId }: { siteId: string }) {
  const all = useServicesOfSite(siteId).data?.items ?? [];
  const faulty = all.filter(hasFault);
  const others = all.filter((service) => !hasFault(service));
  const groups = (['DOWN', 'DEGRADED'] as const).flatMap((health) => {
    const services = faulty.filter((service) => service.health === health);
    return services.length > 0 ? [{ health, services }] : [];
  });
  // Of what is degraded it would not be clear what the others do.
  const [only] = groups.length === 1 ? groups : [];
  const saysOthers = only?.health === 'DOWN' && others.length > 0 && others.every(isOperating);
  return groups.map(({ health, services }, index) => (
    <FaultStrip
      key={health}
      tone={health === 'DOWN' ? 'critical' : 'attention'}
      {...(index === 0 && { action: <FaultCall /> })}
    >
      <Text variant="bodyStrong">
        <FormattedMessage
          id={health === 'DOWN' ? 'site.fault.down' : 'site.fault.degraded'}
          values={{
            count: services.length,
            services: services.map(({ serviceId, serviceName }, place) => (
              <Fragment key={serviceId}>
                {place > 0 && comma}
                <Link href={serviceHref(serviceId)}>{[serviceName, serviceId].join(' ')}</Link>
              </Fragment>
            )),
          }}
        />
      </Text>
      {knownCauses(services).map((disturbance) => (
        <Fragment key={disturbance.id}>
          {space}
          <DisturbedBy disturbance={disturbance} />
        </Fragment>
      ))}
      {saysOthers && (
        <>
          {space}
          <FormattedMessage id="site.fault.othersWork" values={{ count: others.length }} />
        </>
      )}
    </FaultStrip>
  ));
}

/** What disturbs them, each once. */
function knownCauses(services: readonly Service[]): NonNullable<Service['disturbance']>[] {
  const causes = services.flatMap(({ disturbance }) => disturbance ?? []);
  return [...new Map(causes.map((cause) => [cause.id, cause])).values()];
}
