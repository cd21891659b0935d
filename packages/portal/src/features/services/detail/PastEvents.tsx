import { readServiceStatus, type OrderSummary, type ServiceDetails } from '@skerry/contracts';
import { Link, Sheet, StatusLabel } from '@skerry/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { DetailEvents, type DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** From when to when a service was in use, and which order ended it. */
export function PastEvents({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { inServiceSince, endsOn, status } = service;
  const orders = useOrdersOfService(service).data?.items ?? [];
  const wasDelivered = readServiceStatus(status) !== 'TERMINATED_BEFORE_DELIVERY';
  const ending = orders.find(wasDelivered ? hasEndedIt : isCancelled);
  const isReplaced = ending?.orderType === 'CONVERSION_ORDER';
  const end = !wasDelivered ? 'cancelled' : isReplaced ? 'replaced' : 'ended';
  const events: DetailEvent[] = [
    {
      id: 'end',
      kind: <StatusWord status={status} />,
      title: formatMessage({ id: `service.past.${end}` }),
      ...(ending && {
        detail: (
          <Link href={orderPath(ending.id)}>
            {formatMessage({ id: 'service.nowNext.order' }, { number: ending.orderNumber })}
          </Link>
        ),
      }),
      when: endsOn !== null && <Day value={endsOn} />,
    },
  ];
  if (wasDelivered && inServiceSince !== null)
    events.push({
      id: 'start',
      kind: (
        <StatusLabel tone="neutral" icon={IconCircleCheck}>
          {formatMessage({ id: 'serviceStatus.IN_SERVICE' })}
        </StatusLabel>
      ),
      title: formatMessage({ id: 'service.past.began' }),
      when: <Day value={inServiceSince} />,
    });
  return (
    <Sheet title={formatMessage({ id: 'service.past.title' })} padding="none">
      <DetailEvents events={events} />
    </Sheet>
  );
}

/** Terminated, or replaced by another service. */
function hasEndedIt({ orderType, status }: OrderSummary): boolean {
  return ['TERMINATION_ORDER', 'CONVERSION_ORDER'].includes(orderType) && status === 'DELIVERY_COMPLETED';
}

function isCancelled({ status }: OrderSummary): boolean {
  return status === 'CANCELLED';
}
