import { operationalStatusOf, type ServiceDetails } from '@skerry/contracts';
import { Button, EmptyState, Link, PageHeader, Sheet, Stack, SubMenu, Text } from '@skerry/ui';
import { IconArrowsExchange, IconServerOff, IconTruckDelivery } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { ServiceChangeMenu } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { ordersOfServiceHref } from '../../orders/orders.paths.ts';
import {
  changeRequestsPath,
  newChangeRequestHref,
} from '../../service-change-requests/service-change-requests.paths.ts';
import { serviceTabs } from '../servicesAddress.ts';
import { useService } from '../services.queries.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { ServiceDetailsLoading } from './ServiceDetailsLoading.tsx';
import { ServiceHistory } from './ServiceHistory.tsx';
import { ServiceOverview } from './ServiceOverview.tsx';
import { useBackToServices } from './useBackToServices.ts';

/** One service, in the place of the list that its reader came from. */
export function ServiceDetailsView({ address }: { address: ServicesAddress }) {
  const { formatMessage } = useIntl();
  const { view, hrefOf } = address;
  const { data: service, error, isValidating, mutate: refetch } = useService(view.service);
  const back = useBackToServices(address);
  const hrefOfTab = (tab: (typeof serviceTabs)[number]) => hrefOf({ tab, historyPage: 0 });

  if (error instanceof ApiError && error.status === 404) {
    return (
      <Stack>
        <PageHeader title={formatMessage({ id: 'services.details.gone.title' })} back={back} />
        <Sheet padding="none">
          <EmptyState
            icon={IconServerOff}
            title={formatMessage({ id: 'services.details.gone.title' })}
            action={<Link href={back.href}>{back.label}</Link>}
          >
            {formatMessage({ id: 'services.details.gone.body' })}
          </EmptyState>
        </Sheet>
      </Stack>
    );
  }
  if (!service && error === undefined) return <ServiceDetailsLoading address={address} />;
  if (!service) {
    return (
      <Stack>
        <PageHeader title={view.service} back={back} />
        <Sheet padding="none">
          <FetchFailure
            title="services.details.error"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void refetch()}
          />
        </Sheet>
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader
        title={service.serviceName}
        back={back}
        actions={
          <>
            {service.orderServiceId !== null && (
              <Button icon={IconTruckDelivery} href={ordersOfServiceHref(service.orderServiceId)}>
                {formatMessage({ id: 'pages.orders' })}
              </Button>
            )}
            <ChangeRequestButton service={service} />
            <ServiceChangeMenu service={service} />
          </>
        }
        meta={<Text tone="muted">{[service.serviceId, service.siteName].join(' · ')}</Text>}
        tabs={
          <SubMenu
            label={formatMessage({ id: 'services.details.tabs' })}
            currentPath={hrefOfTab(view.tab)}
            items={serviceTabs.map((tab) => ({
              href: hrefOfTab(tab),
              label: formatMessage({ id: `services.tab.${tab}` }),
            }))}
          />
        }
      />
      {view.tab === 'history' ? (
        <ServiceHistory
          serviceId={service.serviceId}
          page={view.historyPage}
          hrefOfPage={(historyPage) => hrefOf({ historyPage })}
        />
      ) : (
        <ServiceOverview service={service} onOutdated={() => void refetch()} />
      )}
    </Stack>
  );
}

/** Leads to the form of a service change request, for those who have it and in the company's own name. */
function ChangeRequestButton({
  service: { serviceId, status },
}: {
  service: Pick<ServiceDetails, 'serviceId' | 'status'>;
}) {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const mayOpen = useMenuEntries().some(({ path }) => path === changeRequestsPath);
  if (!mayOpen || impersonatedUserId !== undefined || operationalStatusOf(status) !== 'IN_SERVICE') return null;
  return (
    <Button icon={IconArrowsExchange} href={newChangeRequestHref(serviceId)}>
      {formatMessage({ id: 'services.details.requestChange' })}
    </Button>
  );
}
