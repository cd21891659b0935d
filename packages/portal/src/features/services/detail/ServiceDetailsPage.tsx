import { financialRoles, operationalStatusOf, readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Button, Menu, type MenuItem } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { ClosedPart } from '../../../platform/detail/ClosedPart.tsx';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import {
  changeRequestsPath,
  newChangeRequestHref,
} from '../../service-change-requests/service-change-requests.paths.ts';
import { hasEnded, hasFault, isOperating } from '../../../platform/services-section/ServiceHealth.tsx';
import { useServicesRights } from '../servicesRights.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { FaultNote } from './FaultNote.tsx';
import { FaultReportLink } from './FaultReportLink.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { ServiceAside } from './ServiceAside.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { ServiceHistory } from './ServiceHistory.tsx';
import { ServiceOrders } from './ServiceOrders.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { overviewSections } from './serviceSections.ts';
import { useOrdersOfService } from './useOrdersOfService.ts';
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
  const copyLink = useCopyLink();
  const { changes, endings } = useServiceChanges(service);
  const requests = useChangeRequestItems(service);
  const orders = useOrdersOfService(service);
  const { seesPrices } = useServicesRights();
  const status = readServiceStatus(service.status);
  // One that is not delivered yet, on its way out, or not to be read can't have most of them: what it can't have is not worth a line.
  const wanted = (items: readonly MenuItem[]) =>
    status === 'INSTALLATION_ONGOING' || status === 'TERMINATION_NOTICE' || status === 'NOT_AVAILABLE'
      ? items.filter(({ disabledReason }) => disabledReason === undefined)
      : items;
  const possible = [{ items: wanted(changes) }, { items: wanted(requests) }].filter(({ items }) => items.length > 0);
  // Where something is wrong, ordering is not what comes first; of what has ended, nothing can be ordered.
  const isFaulty = hasFault(service);
  const isOver = hasEnded(service);
  const mayChange = !isOver && possible.length > 0;
  // One whose status can't be read may be in use.
  const inUse = status === 'IN_SERVICE' || status === 'TERMINATION_NOTICE' || status === 'NOT_AVAILABLE';
  // The strip above the figures has the way to call, where something is wrong.
  const isReportFirst = !isFaulty && inUse && !isOperating(service);
  const coming = status === 'INSTALLATION_ONGOING' ? orders.data?.items.find(isUnderWay) : undefined;
  // A menu in which nothing can be chosen only says why.
  const isPossible = possible.some(({ items }) => items.some(({ disabledReason }) => disabledReason === undefined));

  return (
    <DetailPage
      {...head}
      {...(((inUse && !isFaulty) || mayChange || coming) && {
        actions: (
          <>
            {isReportFirst && <FaultReportLink variant="primary" />}
            {coming && (
              <Button variant="primary" href={orderPath(coming.id)}>
                {formatMessage({ id: 'service.order.open' }, { number: coming.orderNumber })}
              </Button>
            )}
            {mayChange && (
              <Menu
                variant={isFaulty || isReportFirst || coming || !isPossible ? 'secondary' : 'primary'}
                align="end"
                label={formatMessage({ id: 'serviceChange.menu' })}
                groups={possible}
              />
            )}
            {inUse && !isFaulty && !isReportFirst && <FaultReportLink variant="secondary" />}
          </>
        ),
      })}
      more={[{ items: [copyLink] }, { items: isOver ? [] : wanted(endings) }]}
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

/** The way to the form of a service change request, for those who have it and in the company's own name. */
function useChangeRequestItems({ serviceId, status }: Pick<ServiceDetails, 'serviceId' | 'status'>): MenuItem[] {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const mayOpen = useMenuEntries().some(({ path }) => path === changeRequestsPath);
  if (!mayOpen || impersonatedUserId !== undefined || operationalStatusOf(status) !== 'IN_SERVICE') return [];
  return [
    {
      label: formatMessage({ id: 'services.details.requestChange' }),
      icon: IconArrowsExchange,
      href: newChangeRequestHref(serviceId),
    },
  ];
}
