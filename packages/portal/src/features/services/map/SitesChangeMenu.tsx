import { ServicesChangeMenu } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { maxChangedServices } from '../../../platform/services-section/service-changes.ts';
import { useServices } from '../services.queries.ts';
import { usualSort, type ServicesFilter } from '../servicesAddress.ts';

export interface SitesChangeMenuProps {
  /** Finds the services of the selected sites. */
  filter: ServicesFilter;
  /** How many those are. */
  count: number;
}

/** What can be ordered for all services of the selected sites, as for services that are selected in the list. */
export function SitesChangeMenu({ filter, count }: SitesChangeMenuProps) {
  if (count > maxChangedServices) return <ServicesChangeMenu serviceIds={[]} count={count} />;
  return <NamedServicesMenu filter={filter} />;
}

function NamedServicesMenu({ filter }: Pick<SitesChangeMenuProps, 'filter'>) {
  const { data, isLoading } = useServices({ page: 0, sort: usualSort, filter });
  // What is there while it loads belongs to the selection before.
  if (data === undefined || data.items.length === 0 || isLoading) return null;
  return <ServicesChangeMenu serviceIds={data.items.map(({ serviceId }) => serviceId)} count={data.totalItems} />;
}
