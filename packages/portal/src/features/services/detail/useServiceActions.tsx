import { operationalStatusOf, readServiceStatus, type OrderPage, type Service } from '@skerry/contracts';
import { Button, Menu, type MenuItem } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { DetailHeadProps } from '../../../platform/detail/DetailPage.tsx';
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
import { FaultReportLink } from './FaultReportLink.tsx';

/** What can be done with a service: all of it follows from what a list says as well. @param orders Of the service, once they are there. */
export function useServiceActions(
  service: Service,
  orders: OrderPage | undefined,
): Pick<DetailHeadProps, 'actions' | 'more'> {
  const { formatMessage } = useIntl();
  const copyLink = useCopyLink();
  const { changes, endings } = useServiceChanges(service);
  const requests = useChangeRequestItems(service);
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
  const coming = status === 'INSTALLATION_ONGOING' ? orders?.items.find(isUnderWay) : undefined;
  // A menu in which nothing can be chosen only says why.
  const isPossible = possible.some(({ items }) => items.some(({ disabledReason }) => disabledReason === undefined));

  return {
    ...(((inUse && !isFaulty) || mayChange || coming) && {
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
    }),
    more: [{ items: [copyLink] }, { items: isOver ? [] : wanted(endings) }],
  };
}

/** The way to the form of a service change request, for those who have it and in the company's own name. */
function useChangeRequestItems({ serviceId, status }: Pick<Service, 'serviceId' | 'status'>): MenuItem[] {
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
