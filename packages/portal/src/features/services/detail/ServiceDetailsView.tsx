import { readServiceStatus, type Service, type ServicePage } from '@skerry/contracts';
import { IconServerOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useKnown } from '../../../platform/data/useKnown.ts';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { EventsShape } from '../../../platform/detail/EventsShape.tsx';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { hasEnded, isOperating } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { useMayOrderChanges } from '../../../platform/services-section/useMayOrderChanges.ts';
import { serviceResources, useService } from '../services.queries.ts';
import { noFilter } from '../servicesAddress.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { ServiceDetailsPage } from './ServiceDetailsPage.tsx';
import { useKnownService } from './useKnownService.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';
import { useServiceActions } from './useServiceActions.tsx';

const noService = { service: '' };

/** One service, in the place of the list that its reader came from. */
export function ServiceDetailsView({ address }: { address: ServicesAddress }) {
  const { service } = address.view;
  const known = useKnown<Service>(serviceResources.lists, ({ items }: ServicePage) =>
    items.find(({ serviceId }) => serviceId === service),
  );
  return known ? <KnownService address={address} service={known} /> : <LoadedService address={address} />;
}

function KnownService({ address, service }: { address: ServicesAddress; service: Service }) {
  const knownOf = useKnownService(address);
  const orders = useOrdersOfService(service);
  const actions = useServiceActions(service, orders.data);
  return <LoadedService address={address} service={service} known={{ ...knownOf(service), ...actions }} />;
}

interface LoadedServiceProps {
  address: ServicesAddress;
  /** As a list has it. */
  service?: Service;
  known?: KnownDetail;
}

function LoadedService({ address, service: listed, known }: LoadedServiceProps) {
  const { formatMessage } = useIntl();
  const { view, hrefOf } = address;
  const query = useService(view.service);
  const hasShape = view.tab === 'overview' && !(listed && hasEnded(listed));
  return (
    <LoadedDetail
      query={query}
      back={{ href: hrefOf(noService), label: formatMessage({ id: 'services.details.back' }) }}
      known={known}
      hasTabs
      {...(hasShape && { shape: { main: listed ? <KnownShape service={listed} /> : <OverviewShape /> } })}
      icon={IconServerOff}
      asked={{
        id: view.service,
        searchHref: hrefOf({
          ...noService,
          view: 'list',
          filter: { ...noFilter, text: view.service, withEnded: true },
        }),
      }}
      subject={formatMessage({ id: 'service.about' }, { id: view.service })}
      service={listed && isOperating(listed) ? 'operating' : 'uncertain'}
      texts={{
        failed: 'services.details.error',
        gone: {
          title: 'services.details.gone.title',
          body: 'detail.gone.number',
          action: 'service.gone.action',
        },
      }}
    >
      {(service) => <ServiceDetailsPage service={service} address={address} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}

/** The sheets that the overview of a service begins with. @param changes How many kinds of changes it can have. */
function OverviewShape({ changes }: { changes?: number }) {
  const { formatMessage } = useIntl();
  const mayOrder = useMayOrderChanges();
  const count = changes ?? (mayOrder ? 3 : 0);
  return (
    <>
      <EventsShape title={formatMessage({ id: 'service.nowNext.title' })} rows={2} />
      {count > 0 && <EventsShape title={formatMessage({ id: 'service.changes.title' })} rows={count} />}
    </>
  );
}

function KnownShape({ service }: { service: Service }) {
  const { changes, endings } = useServiceChanges(service);
  const isChanged = readServiceStatus(service.status) === 'IN_SERVICE';
  const possible = [...changes, ...endings].filter(({ disabledReason }) => disabledReason === undefined);
  return <OverviewShape changes={isChanged ? possible.length : 0} />;
}
