import type { Service } from '@skerry/contracts';
import { CellId, Inline, Link, Skeleton, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { DisturbanceNumber } from '../../../platform/services-section/DisturbedHealth.tsx';
import { useServices } from '../services.queries.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { ServiceStanding } from '../list/ServiceStanding.tsx';
import { ServicesOnColumns, siteLead } from './ServicesOnColumns.tsx';

export interface ServicesOfSiteProps {
  siteId: string;
  address: ServicesAddress;
  /** Within the table of sites: each on its columns, where the window has room for them. @default false */
  isInTable?: boolean;
}

/** The first services of a site that the filter finds, what needs somebody first, each leading to its details, and the way to all of them. */
export function ServicesOfSite({ siteId, address, isInTable = false }: ServicesOfSiteProps) {
  const { formatMessage } = useIntl();
  const isOnColumns = useIsAtLeast('medium') && isInTable;
  const { view, hrefOf } = address;
  const filter = { ...view.filter, sites: [siteId] };
  const { data, error, isValidating, mutate: refetch } = useServices({ page: 0, sort: 'health', filter });
  const hrefOfService = ({ serviceId }: Service) => hrefOf({ service: serviceId, tab: 'overview', historyPage: 0 });
  return (
    <Below data-on-columns={isOnColumns ? '' : undefined}>
      {error !== undefined && (
        <FetchFailure
          level={3}
          title="services.site.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton />
        </div>
      )}
      {data && isOnColumns && <ServicesOnColumns services={data.items} hrefOf={hrefOfService} />}
      {data && !isOnColumns && (
        <List>
          {data.items.map((service) => (
            <li key={service.serviceId}>
              <NameAndStatus>
                <Link href={hrefOfService(service)}>{service.serviceName}</Link>
                <ServiceStanding service={service} />
              </NameAndStatus>
              <Text as="div" variant="caption" tone="muted">
                <Inline gap={8}>
                  <CellId>{service.serviceId}</CellId>
                  {service.capacity}
                  {service.disturbance && <DisturbanceNumber disturbance={service.disturbance} />}
                </Inline>
              </Text>
            </li>
          ))}
        </List>
      )}
      <Link variant="action" href={hrefOf({ view: 'list', page: 0, filter })}>
        {data && data.totalItems > data.items.length
          ? formatMessage({ id: 'services.site.allServices' }, { count: data.totalItems })
          : formatMessage({ id: 'services.site.openList' })}
      </Link>
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  gap: ${token.space[12]};

  & > :not(ul) {
    justify-self: start;
  }
  &[data-on-columns] {
    gap: ${token.space[8]};
  }
  &[data-on-columns] > :not(ul) {
    margin-inline-start: ${siteLead};
  }
`;

const NameAndStatus = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[12]};
`;

/* As many beside each other as there is room for. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[12]} ${token.space[32]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
