import { streetOf, type Site } from '@skerry/contracts';
import { Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';
import { ordersOfSiteHref } from '../../orders/orders.paths.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { FaultReportLink } from '../detail/FaultReportLink.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { SiteAside } from './SiteAside.tsx';
import { SiteFaults } from './SiteFaults.tsx';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteServices } from './SiteServices.tsx';
import { useSiteHead } from './useSiteHead.tsx';

/** A site that was found. */
export function SiteDetails({ site }: { site: Site }) {
  const { formatMessage } = useIntl();
  const head = useSiteHead();
  const copyLink = useCopyLink();
  const orders = useRelatedOrders({ siteId: site.siteId });
  const inUse = site.state !== 'ENDED';
  const isFaulty = useServicesOfSite(site.siteId).data?.items.some(hasFault) === true;
  const { zipCode, city } = site.address;
  return (
    <DetailPage
      {...head({ ...site, place: [streetOf(site.address), [zipCode, city].join(' ')].filter(Boolean).join(', ') })}
      // Where something is wrong, the strip has it.
      {...(inUse && !isFaulty && { actions: <FaultReportLink variant="secondary" /> })}
      more={[{ items: [copyLink] }]}
      waiting={<SiteFaults siteId={site.siteId} />}
      figures={<SiteFigures siteId={site.siteId} activeServices={site.activeServices} orders={orders} />}
      side={<SiteAside site={site} />}
    >
      <SiteServices site={site} />
      <Sheet
        title={formatMessage({ id: 'site.orders.title' })}
        padding="none"
        actions={
          orders.data !== undefined &&
          orders.data.totalItems > 1 && (
            <Link variant="action" href={ordersOfSiteHref(site.siteId)}>
              {formatMessage({ id: 'service.orders.all' })}
            </Link>
          )
        }
      >
        <OrderEvents query={orders} max={5} />
      </Sheet>
    </DetailPage>
  );
}
