import { financialRoles, type ServiceDetails } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { ClosedPart } from '../../../platform/detail/ClosedPart.tsx';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServicesRights } from '../servicesRights.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { FaultNote } from './FaultNote.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { ServiceAside } from './ServiceAside.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { ServiceHistory } from './ServiceHistory.tsx';
import { ServiceOrders } from './ServiceOrders.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { overviewSections } from './serviceSections.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';
import { useServiceActions } from './useServiceActions.tsx';
import { useServiceHead } from './useServiceHead.tsx';

export interface ServiceDetailsPageProps {
  service: ServiceDetails;
  address: ServicesAddress;
  /** What is shown is no longer so: asks for it again. */
  onOutdated: () => void;
}

/** A service that was found. */
export function ServiceDetailsPage({ service, address, onOutdated }: ServiceDetailsPageProps) {
  const { formatMessage } = useIntl();
  const { view, hrefOf } = address;
  const head = useServiceHead()(service);
  const orders = useOrdersOfService(service);
  const { seesPrices } = useServicesRights();
  const isFaulty = hasFault(service);

  return (
    <DetailPage
      {...head}
      {...useServiceActions(service, orders.data)}
      tabs={<ServiceTabs address={address} orderCount={orders.data?.totalItems} />}
      {...(isFaulty && { waiting: <FaultNote service={service} /> })}
      {...(view.tab === 'overview' && {
        figures: <ServiceFigures service={service} />,
        side: <ServiceAside service={service} onOutdated={onOutdated} />,
      })}
    >
      {view.tab === 'overview' && (
        <>
          {overviewSections.map(({ id, Section }) => (
            <Section key={id} service={service} />
          ))}
          <LatestOrders service={service} href={hrefOf({ tab: 'orders', historyPage: 0 })} />
          {!seesPrices && (
            <ClosedPart title={formatMessage({ id: 'services.field.monthlyFee' })} roles={financialRoles} />
          )}
        </>
      )}
      {view.tab === 'orders' && <ServiceOrders service={service} />}
      {view.tab === 'history' && (
        <ServiceHistory
          serviceId={service.serviceId}
          page={view.historyPage}
          hrefOfPage={(historyPage) => hrefOf({ historyPage })}
        />
      )}
    </DetailPage>
  );
}
