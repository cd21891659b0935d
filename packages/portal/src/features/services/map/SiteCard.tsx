import { Heading, IconButton, Link, Text, token } from '@skerry/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { ServicesOfSite } from '../sites/ServicesOfSite.tsx';
import { SiteReason } from '../sites/SiteStateLabel.tsx';
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

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

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
        <SiteReason site={site} />
        <Text tone="muted">{formatMessage({ id: 'services.map.serviceCount' }, { count: site.services })}</Text>
        <Link variant="action" href={siteHref(site.siteId)}>
          {formatMessage({ id: 'services.map.openSite' })}
        </Link>
      </CardFacts>
      <ServicesOfSite siteId={site.siteId} address={address} />
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

  /* Over the lower edge of the map, whose pin stays in sight above it. */
  @container (width <= 516px) {
    [data-map] ~ & {
      position: absolute;
      inset: auto 0 0;
      z-index: 1;
      max-height: 56%;
      overflow: auto;
      border-top: ${token.border.hairline} solid ${token.border.default};
      border-radius: ${token.radius.surface} ${token.radius.surface} 0 0;
      box-shadow: ${token.elevation.menu};
    }
  }
  /* Over the map, where there is one and room for it. */
  @container (width > 516px) {
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
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  padding-bottom: ${token.space[12]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  & > :last-child {
    margin-inline-start: auto;
  }
`;
