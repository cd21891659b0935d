import { serviceStatusCode, type Service } from '@skerry/contracts';
import { BitRate, CellLines, EmptyState, Heading, Link, Money, Table, Text, type TableColumn } from '@skerry/ui';
import { IconServer } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { StatusWord } from '../components/ServiceStatusLabel.tsx';
import { TableHeadLine } from './SiteServices.styles.ts';
import { ServiceHealth } from '../list/useServiceTableColumns.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { servicesPath } from '../services.paths.ts';

/** What the company has at a site, what needs somebody first. */
export function SiteServices({ siteId }: { siteId: string }) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const { data, error, isValidating, mutate: refetch } = useServicesOfSite(siteId);
  const columns = useMemo((): TableColumn<Service>[] => {
    const unknown = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
    return [
      {
        id: 'service',
        header: formatMessage({ id: 'services.field.service' }),
        cell: ({ serviceName, serviceId }) => (
          <CellLines detail={serviceId} isId>
            {serviceName}
          </CellLines>
        ),
      },
      {
        id: 'capacity',
        header: formatMessage({ id: 'services.field.capacity' }),
        isNumeric: true,
        width: '7rem',
        visibleFrom: 'small',
        cell: ({ capacity, capacityBps }) =>
          capacityBps === null ? (capacity ?? unknown) : <BitRate value={capacityBps} />,
      },
      {
        id: 'health',
        header: formatMessage({ id: 'services.field.health' }),
        width: '10rem',
        cell: ({ status, health }) =>
          serviceStatusCode(status) === 'IN_SERVICE' ? (
            <ServiceHealth health={health} />
          ) : (
            <StatusWord status={status} />
          ),
      },
      {
        id: 'contractEnd',
        header: formatMessage({ id: 'services.field.contractEnd' }),
        width: '8rem',
        visibleFrom: 'medium',
        cell: ({ contractEndsOn }) => (contractEndsOn === null ? unknown : <Day value={contractEndsOn} />),
      },
      ...(seesPrices
        ? [
            {
              id: 'monthlyFee',
              header: formatMessage({ id: 'services.field.monthlyFee' }),
              isNumeric: true,
              width: '9rem',
              visibleFrom: 'medium' as const,
              cell: ({ monthlyFee }: Service) => (monthlyFee ? <Money {...monthlyFee} /> : unknown),
            },
          ]
        : []),
    ];
  }, [formatMessage, seesPrices]);
  const title = formatMessage({ id: 'site.services.title' });
  const listHref = `${servicesPath}?${new URLSearchParams({ site: siteId }).toString()}`;
  return (
    <Table
      label={title}
      toolbar={
        <TableHeadLine>
          <Heading level={2} variant="section">
            {title}
          </Heading>
          <Link variant="action" href={listHref}>
            {formatMessage({ id: 'site.services.all' })}
          </Link>
        </TableHeadLine>
      }
      columns={columns}
      rows={data?.items ?? []}
      rowKey={({ serviceId }) => serviceId}
      rowHref={({ serviceId }) => serviceHref(serviceId)}
      lines={2}
      layout="fixed"
      isLoading={isValidating}
      expectedRows={4}
      error={
        error !== undefined && data === undefined ? (
          <FetchFailure
            title="services.site.error"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void refetch()}
          />
        ) : undefined
      }
      empty={<EmptyState icon={IconServer} title={formatMessage({ id: 'site.services.none' })} />}
    />
  );
}
