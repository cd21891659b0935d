import { Heading, IconButton, Link, Skeleton, Stack, Text, token, from } from '@skerry/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { ServiceStatusLabel } from '../components/ServiceStatusLabel.tsx';
import { SiteStateLabel } from '../components/SiteStateLabel.tsx';
import { useServices } from '../services.queries.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import type { MapSite } from './mapSites.ts';

export interface SiteCardProps {
  site: MapSite;
  address: ServicesAddress;
  isOnMap: boolean;
  onClose: () => void;
}

/** A site and its services, each of which leads to its details. */
export function SiteCard({ site, address, isOnMap, onClose }: SiteCardProps) {
  const { formatMessage } = useIntl();
  const card = useRef<HTMLElement>(null);
  const { view, hrefOf } = address;
  const filter = { ...view.filter, sites: [site.siteId] };
  const { data, error, isValidating, mutate: refetch } = useServices({ page: 0, sort: 'serviceName', filter });

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const services = data?.items;
  return (
    <CardRoot
      ref={card}
      tabIndex={-1}
      aria-label={site.siteName}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <CardTop>
        <div>
          <Heading level={2} variant="section">
            {site.siteName}
          </Heading>
          <Text as="p" tone="muted">
            {[site.address, site.city].join(', ')}
          </Text>
          {!isOnMap && (
            <Text as="p" variant="caption" tone="muted">
              {formatMessage({ id: 'services.map.notOnMap' })}
            </Text>
          )}
        </div>
        <IconButton size="small" icon={IconX} label={formatMessage({ id: 'services.map.close' })} onClick={onClose} />
      </CardTop>
      <CardFacts>
        <SiteStateLabel state={site.state} />
        <span>{formatMessage({ id: 'services.map.serviceCount' }, { count: site.services })}</span>
      </CardFacts>
      {error !== undefined && (
        <FetchFailure
          level={3}
          title="services.map.servicesError"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      )}
      {services === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton />
        </div>
      )}
      {services && (
        <Stack as="ul" gap={8}>
          {services.map((service) => (
            <li key={service.serviceId}>
              <Link href={hrefOf({ service: service.serviceId, tab: 'overview', historyPage: 0 })}>
                {service.serviceName}
              </Link>
              <Text as="div" variant="caption" tone="muted">
                {[service.serviceId, service.capacity].join(', ')}
              </Text>
              <div>
                <ServiceStatusLabel service={service} />
              </div>
            </li>
          ))}
        </Stack>
      )}
      <Link variant="action" href={hrefOf({ view: 'list', page: 0, filter })}>
        {data && data.totalItems > data.items.length
          ? formatMessage({ id: 'services.map.moreServices' }, { count: data.totalItems })
          : formatMessage({ id: 'services.map.openList' })}
      </Link>
    </CardRoot>
  );
}

const CardRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  background: ${token.bg.surface};

  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }

  p {
    margin: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* Over the map, where there is one and room for it. */
  ${from.medium} {
    [data-map] ~ & {
      position: absolute;
      top: ${token.space[12]};
      left: ${token.space[12]};
      z-index: 1;
      width: 320px;
      max-height: calc(100% - ${token.space[24]});
      overflow: auto;
      border: ${token.border.hairline} solid ${token.border.default};
      border-radius: ${token.radius.surface};
      box-shadow: ${token.elevation.menu};
    }
  }
`;

const CardTop = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

const CardFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[8]};
`;
