import type { NetworkMap, Site } from '@skerry/contracts';
import { IconMapPinOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';
import { serviceResources, useServicesOfSite, useSite } from '../services.queries.ts';
import { servicesPath } from '../services.paths.ts';
import { SiteDetails } from './SiteDetails.tsx';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteSkeleton } from './SiteSkeleton.tsx';
import { useSiteActions } from './useSiteActions.tsx';
import { useSiteHead } from './useSiteHead.tsx';

/** One site: what the company has there, what it has ordered for it, and how one gets in. */
export function SitePage() {
  const { siteId = '' } = useParams();
  return <LoadedSite key={siteId} siteId={siteId} />;
}

function LoadedSite({ siteId }: { siteId: string }) {
  const { formatMessage } = useIntl();
  const query = useSite(siteId);
  const services = useServicesOfSite(siteId);
  // What does not work is named above all else. It comes with the page rather than after it, when it would move what somebody is about to press.
  const isComplete = !mayHaveFaults(query.data) || services.data !== undefined || services.error !== undefined;
  const headOf = useSiteHead();
  const actionsOf = useSiteActions();
  const known = useKnown(serviceResources.maps, ({ sites }: NetworkMap) =>
    sites.find((site) => site.siteId === siteId),
  );
  const orders = useRelatedOrders(known && { siteId });
  const head = known && {
    ...actionsOf(known, mayHaveFaults(known)),
    ...headOf({ ...known, place: [known.address, known.city].filter(Boolean).join(', ') }),
    // How many it has is not known: what a map counts is what its filter finds.
    figures: <SiteFigures siteId={siteId} activeServices={undefined} orders={orders} />,
  };
  return (
    <LoadedDetail
      query={isComplete ? query : { ...query, data: undefined, error: undefined }}
      back={{ href: `${servicesPath}?view=sites`, label: formatMessage({ id: 'site.back' }) }}
      skeleton={<SiteSkeleton known={head} services={known?.services} />}
      known={head}
      icon={IconMapPinOff}
      asked={{
        id: siteId,
        searchHref: `${servicesPath}?${new URLSearchParams({ view: 'sites', text: siteId }).toString()}`,
      }}
      texts={{
        failed: 'site.error',
        gone: { title: 'site.gone.title', body: 'site.gone.body', action: 'site.gone.action' },
      }}
    >
      {(site) => <SiteDetails site={site} />}
    </LoadedDetail>
  );
}

function mayHaveFaults(site: Pick<Site, 'state'> | undefined): boolean {
  return site?.state === 'DISTURBANCE' || site?.state === 'ATTENTION';
}
