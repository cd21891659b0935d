import type { ServiceFacets } from '@skerry/contracts';
import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../platform/access/access.ts';
import { ordersAccess } from '../../platform/services-section/services-section.access.ts';
import { ordersPath } from '../../platform/services-section/services-section.paths.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { servicesViews } from './servicesAddress.ts';
import type { ServicesAddress } from './useServicesView.ts';

export interface ServicesTabsProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
}

/** The views of the services with how much is in them, and the orders. What is filtered by holds in all of them. */
export function ServicesTabs({ address, facets }: ServicesTabsProps) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const counts = { list: facets?.services, sites: facets?.sites, map: facets?.sites };
  const hrefOf = (view: (typeof servicesViews)[number]) => address.hrefOf({ view, page: 0 });
  return (
    <SubMenu
      currentPath={hrefOf(address.view.view)}
      items={[
        ...servicesViews.map((view) => ({
          href: hrefOf(view),
          label: formatMessage({ id: `services.view.${view}` }),
          count: counts[view] ?? null,
        })),
        ...(mayOpen(ordersAccess, roles) ? [{ href: ordersPath, label: formatMessage({ id: 'pages.orders' }) }] : []),
      ]}
    />
  );
}
