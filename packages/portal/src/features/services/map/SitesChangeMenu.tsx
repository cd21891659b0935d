import { useIntl } from 'react-intl';
import { ServicesChangeMenu } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { maxChangedServices } from '../../../platform/services-section/service-changes.ts';
import { ChangeServicesButton } from '../bulk/ChangeServicesButton.tsx';
import type { MenuAsk } from '../bulk/useMenuAsk.ts';
import { useServices } from '../services.queries.ts';
import { usualSort, type ServicesFilter } from '../servicesAddress.ts';

export interface SitesChangeMenuProps {
  /** Finds the services of the selected sites. */
  filter: ServicesFilter;
  /** How many those are. */
  count: number;
  ask: MenuAsk;
}

/** What can be ordered for all services of the selected sites, as for services that are selected in the list. */
export function SitesChangeMenu({ filter, count, ask }: SitesChangeMenuProps) {
  const label = useIntl().formatMessage({ id: 'services.bulk.change' });
  if (count > maxChangedServices)
    return <ServicesChangeMenu label={label} serviceIds={[]} count={count} {...ask.menuProps} />;
  return <NamedServicesMenu label={label} filter={filter} ask={ask} />;
}

function NamedServicesMenu({ label, filter, ask }: Pick<SitesChangeMenuProps, 'filter' | 'ask'> & { label: string }) {
  const { data, error, isLoading } = useServices({ page: 0, sort: usualSort, filter });
  // What is there while it loads belongs to the selection before.
  if (isLoading) return <ChangeServicesButton onClick={ask.ask} />;
  if (data === undefined || error !== undefined || data.items.length === 0) return null;
  return (
    <ServicesChangeMenu
      label={label}
      serviceIds={data.items.map(({ serviceId }) => serviceId)}
      count={data.totalItems}
      {...ask.menuProps}
    />
  );
}
