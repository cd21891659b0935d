import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Sheet, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';

/** What has been delivered, or would have been, beyond what the head and the side column say; nothing where they say it all. */
export function InstalledFacts({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site, zSite, diversityGroup } = service;
  const title = formatMessage({ id: titleOf(service) });
  const placeOf = ({ address, siteName }: ServiceDetails['site']) =>
    [zSite ? siteName : '', insideOf(intl, address)].filter(Boolean).join(', ');
  // One site stands in the side column, with where in the building.
  const ends = zSite && { a: placeOf(site), z: placeOf(zSite) };
  const facts: Description[] = [
    ...(ends
      ? [
          {
            term: formatMessage({ id: 'services.details.siteA' }),
            description: ends.a || formatMessage({ id: 'services.value.none' }),
          },
          { term: formatMessage({ id: 'services.details.siteZ' }), description: ends.z },
        ]
      : []),
    ...(diversityGroup === null
      ? []
      : [
          {
            term: formatMessage({ id: 'services.field.diversityGroup' }),
            description: <Text variant="mono">{diversityGroup}</Text>,
          },
        ]),
  ];
  if (facts.length === 0) return null;
  return (
    <Sheet title={title}>
      <FactColumns items={facts} />
    </Sheet>
  );
}

function titleOf({ status }: ServiceDetails) {
  switch (readServiceStatus(status)) {
    case 'TERMINATED_BEFORE_DELIVERY':
      return 'service.installed.titleOrdered';
    case 'TERMINATED':
      return 'service.installed.titleEnded';
    case 'INSTALLATION_ONGOING':
      return 'service.installed.titleComing';
    default:
      return 'service.installed.title';
  }
}
