import { streetOf, type Site } from '@skerry/contracts';
import { Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';
import { ordersOfSiteHref } from '../../orders/orders.paths.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { SiteAside } from './SiteAside.tsx';
import { SiteEvents } from './SiteEvents.tsx';
import { SiteFaults } from './SiteFaults.tsx';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteServices } from './SiteServices.tsx';
import { useSiteActions } from './useSiteActions.tsx';
import { useSiteHead } from './useSiteHead.tsx';

/** A site that was found. */
export function SiteDetails({ site }: { site: Site }) {
  const { formatMessage } = useIntl();
  const head = useSiteHead();
  const actionsOf = useSiteActions();
  const orders = useRelatedOrders({ siteId: site.siteId });
  const isFaulty = useServicesOfSite(site.siteId).data?.items.some(hasFault) === true;
  const { zipCode, city } = site.address;
  return (
    <DetailPage
      {...head({ ...site, place: [streetOf(site.address), [zipCode, city].join(' ')].filter(Boolean).join(', ') })}
      {...actionsOf(site, isFaulty)}
      waiting={<SiteFaults siteId={site.siteId} />}
      figures={<SiteFigures siteId={site.siteId} activeServices={site.activeServices} orders={orders} />}
      side={<SiteAside site={site} />}
    >
      <SiteServices site={site} />
      <SiteEvents siteId={site.siteId} />
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
