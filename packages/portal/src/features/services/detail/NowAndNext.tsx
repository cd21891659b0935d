import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Link, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { DetailEvents, type DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { orderTypeWord } from '../../../platform/orders/order-words.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { useStatusMeaning } from '../components/ServiceStatusLabel.tsx';
import { FailedLine } from '../components/FailedLine.tsx';
import { SheetLine } from '../components/SheetLine.ts';
import { PastEvents } from './PastEvents.tsx';
import { useContractEvent } from './useContractEvent.tsx';
import { useDeliveryEvent } from './useDeliveryEvent.tsx';
import { useNetworkEvents } from './useNetworkEvents.tsx';
import { useOrdersOfService } from './useOrdersOfService.ts';

/** How far ahead freeze periods are told, in days. */
const freezeDays = 120;

/** What goes on about a service and what comes: notice, orders under way, times without changes; of one that has ended, what was. */
export function NowAndNext({ service }: { service: ServiceDetails }) {
  return hasEnded(service) ? <PastEvents service={service} /> : <ComingEvents service={service} />;
}

function ComingEvents({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const status = readServiceStatus(service.status);
  const meaning = useStatusMeaning(service);
  const { periods } = useFreezePeriods();
  const known = useOrdersOfService(service);
  const hasFailed = known.error !== undefined && known.data === undefined;
  const underWay = known.data?.items.filter(isUnderWay) ?? [];
  // Its delivery stands first, with the order.
  const orders = status === 'INSTALLATION_ONGOING' ? underWay.slice(1) : underWay;
  const { today, dayAfter } = useToday();
  const horizon = dayAfter(freezeDays);
  const freezes = periods.filter(
    ({ countries, from, to }) => countries.includes(service.country.toLowerCase()) && to >= today && from <= horizon,
  );

  const delivery = useDeliveryEvent(service);
  const network = useNetworkEvents({ serviceId: service.serviceId });

  const events: DetailEvent[] = [
    ...delivery,
    ...network,
    ...useContractEvent(service),
    ...(meaning === undefined || status === 'IN_SERVICE' || status === 'INSTALLATION_ONGOING'
      ? []
      : [
          {
            id: 'status',
            kind: <StatusWord status={service.status} />,
            title: meaning,
            ...(status === 'NOT_AVAILABLE' && { detail: formatMessage({ id: 'service.nowNext.notAvailable' }) }),
          },
        ]),
    ...orders.map(({ id, orderNumber, orderType, status, confirmedDeliveryAt }) => ({
      id,
      kind: <OrderStatusLabel status={status} />,
      title: orderTypeWord(intl, orderType),
      detail: (
        <Link href={orderPath(id)}>{formatMessage({ id: 'service.nowNext.order' }, { number: orderNumber })}</Link>
      ),
      when: confirmedDeliveryAt !== null && <Day value={confirmedDeliveryAt} />,
    })),
    ...freezes.map(({ name, from, to }) => ({
      id: `${name} ${from}`,
      kind: (
        <StatusLabel tone="limit" icon={IconSnowflake}>
          {formatMessage({ id: 'service.nowNext.freeze' })}
        </StatusLabel>
      ),
      title: name,
      detail: formatMessage({ id: 'freeze.short' }),
      when:
        from <= today ? (
          <FormattedMessage
            id="service.nowNext.nowUntil"
            values={{ day: <Day value={to} format={isSameYear(to, today) ? 'shortDate' : 'date'} /> }}
          />
        ) : (
          <FormattedMessage
            id="service.nowNext.days"
            values={{
              from: <Day value={from} format={isSameYear(from, to) ? 'shortDate' : 'date'} />,
              to: <Day value={to} />,
            }}
          />
        ),
    })),
  ];
  return (
    <Sheet title={formatMessage({ id: 'service.nowNext.title' })} padding="none">
      {events.length > 0 && <DetailEvents events={events} />}
      {/* Without its orders nobody knows that nothing goes on. */}
      {events.length === 0 && hasFailed && (
        <FailedLine title="service.orders.failed" isRetrying={known.isValidating} onRetry={() => void known.mutate()} />
      )}
      {events.length === 0 && !hasFailed && (
        <SheetLine>
          <Text tone="muted">{formatMessage({ id: 'service.nowNext.none' })}</Text>
        </SheetLine>
      )}
    </Sheet>
  );
}

function isSameYear(day: string, other: string): boolean {
  return day.slice(0, 4) === other.slice(0, 4);
}
