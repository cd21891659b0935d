import type { ChangeRequestSummary } from '@skerry/contracts';
import { CellLines, Link, Sheet, Table, Text, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../../platform/access/access.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { servicesAccess } from '../../../platform/services-section/services-section.access.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { useServiceStanding } from '../../../platform/services-section/useServiceStanding.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { PhoneLines } from './ChangeParts.styles.ts';

type ChangedService = ChangeRequestSummary['services'][number];

/** Each is asked for by itself: more of them would take longer than they are looked at. */
const mostStandings = 10;

/** What is to be changed, where it is, and for those who see services how it stands now. */
export function ChangeServices({ request: { services } }: { request: Pick<ChangeRequestSummary, 'services'> }) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const isPhone = !useIsAtLeast('small');
  const hasSide = useIsAtLeast('large');
  const hasStanding = mayOpen(servicesAccess, roles) && services.length <= mostStandings;
  const columns = useMemo(() => {
    const id = ({ serviceId }: ChangedService) => (
      <Link href={serviceHref(serviceId)}>
        <Text variant="mono">{serviceId}</Text>
      </Link>
    );
    const all: TableColumn<ChangedService>[] = [
      {
        id: 'service',
        header: formatMessage({ id: 'changeRequestPage.services.service' }),
        // Where key figures stand two in a row, the site begins where the second of them does.
        ...(!isPhone && !hasSide && { width: '51%' }),
        cell: (service) =>
          isPhone ? (
            <PhoneLines>
              {service.name}
              <Text variant="caption" tone="muted">
                {service.siteName}
              </Text>
              <Text variant="caption">{id(service)}</Text>
            </PhoneLines>
          ) : (
            <CellLines detail={id(service)}>{service.name}</CellLines>
          ),
      },
    ];
    if (!isPhone)
      all.push({
        id: 'site',
        header: formatMessage({ id: 'changeRequestPage.services.site' }),
        cell: ({ siteName }) => siteName,
      });
    if (hasStanding)
      all.push({
        id: 'status',
        header: formatMessage({ id: 'changeRequests.field.status' }),
        width: isPhone ? '8.5rem' : '11rem',
        cell: ({ serviceId }) => <Standing serviceId={serviceId} />,
      });
    return all;
  }, [formatMessage, isPhone, hasSide, hasStanding]);
  const title = formatMessage({ id: 'changeRequestPage.services.title' });
  return (
    <Sheet title={title} padding="none">
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={services}
        rowKey={({ serviceId }) => serviceId}
        isHeadHidden={isPhone}
        layout="fixed"
        lines={2}
      />
    </Sheet>
  );
}

function Standing({ serviceId }: Pick<ChangedService, 'serviceId'>) {
  const standing = useServiceStanding(serviceId);
  if (!standing) return null;
  return hasFault(standing) ? <ServiceHealth service={standing} /> : <StatusWord status={standing.status} />;
}
