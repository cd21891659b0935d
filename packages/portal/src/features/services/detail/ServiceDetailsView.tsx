import type { Service, ServicePage } from '@skerry/contracts';
import { IconServerOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { SheetShape } from '../../../platform/detail/SheetShape.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { useMayOrderChanges } from '../../../platform/services-section/useMayOrderChanges.ts';
import { serviceResources, useService } from '../services.queries.ts';
import { noFilter } from '../servicesAddress.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { ServiceDetailsPage } from './ServiceDetailsPage.tsx';
import { useKnownService } from './useKnownService.tsx';

const noService = { service: '' };

/** One service, in the place of the list that its reader came from. */
export function ServiceDetailsView({ address }: { address: ServicesAddress }) {
  const { formatMessage } = useIntl();
  const { view, hrefOf } = address;
  const knownOf = useKnownService(address);
  const query = useService(view.service);
  const known = useKnown<Service>(serviceResources.lists, ({ items }: ServicePage) =>
    items.find(({ serviceId }) => serviceId === view.service),
  );
  const hasShape = view.tab === 'overview' && !(known && hasEnded(known));
  return (
    <LoadedDetail
      query={query}
      back={{ href: hrefOf(noService), label: formatMessage({ id: 'services.details.back' }) }}
      known={known && knownOf(known)}
      hasTabs
      {...(hasShape && { shape: { main: <OverviewShape /> } })}
      icon={IconServerOff}
      asked={{
        id: view.service,
        searchHref: hrefOf({
          ...noService,
          view: 'list',
          filter: { ...noFilter, text: view.service, withEnded: true },
        }),
      }}
      texts={{
        failed: 'services.details.error',
        gone: {
          title: 'services.details.gone.title',
          body: 'services.details.gone.body',
          action: 'service.gone.action',
        },
      }}
    >
      {(service) => <ServiceDetailsPage service={service} address={address} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}

/** The sheets that the overview of a service begins with. */
function OverviewShape() {
  const { formatMessage } = useIntl();
  const mayOrder = useMayOrderChanges();
  return (
    <>
      <SheetShape title={formatMessage({ id: 'service.nowNext.title' })} rows={2} />
      {mayOrder && <SheetShape title={formatMessage({ id: 'service.changes.title' })} rows={3} />}
    </>
  );
}
