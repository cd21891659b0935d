import { servicePageSize, type ServiceEvent } from '@skerry/contracts';
import { DateTime, EmptyState, Link, Pagination, Sheet, Stack, Text } from '@skerry/ui';
import { Timeline } from '@skerry/ui/experimental';
import { IconFileText, IconHistory, IconTags, IconTruckDelivery } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { useServiceHistory } from '../services.queries.ts';

const icons: Partial<Record<ServiceEvent['change'], typeof IconTags>> = { TAGS: IconTags, INVOICE_TEXT: IconFileText };

export interface ServiceHistoryProps {
  serviceId: string;
  /** The first is 0. */
  page: number;
  hrefOfPage: (page: number) => string;
}

/** What was changed about a service and done about its orders in the portal, by whom and when. */
export function ServiceHistory({ serviceId, page, hrefOfPage }: ServiceHistoryProps) {
  const { formatMessage } = useIntl();
  const history = useServiceHistory(serviceId, page);
  const { data, error, isValidating, mutate } = history;

  const who = ({ actorName, byStaff }: ServiceEvent) => {
    const name = actorName ?? formatMessage({ id: 'services.history.goneUser' });
    return byStaff ? formatMessage({ id: 'services.history.byStaff' }, { name }) : name;
  };

  if (error !== undefined && data === undefined) {
    return (
      <Sheet padding="none">
        <FetchFailure
          title="services.history.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Sheet>
    );
  }
  if (data?.items.length === 0) {
    return (
      <Sheet padding="none">
        <EmptyState icon={IconHistory} title={formatMessage({ id: 'services.history.empty' })}>
          {formatMessage({ id: 'services.history.empty.body' })}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Sheet title={formatMessage({ id: 'services.tab.history' })}>
      <Stack>
        <Timeline
          isLoading={data === undefined}
          events={(data?.items ?? []).map((event, index) => ({
            id: `${event.at} ${index}`,
            icon: icons[event.change] ?? IconTruckDelivery,
            title: formatMessage({ id: `services.history.${event.change}` }, { number: event.order?.orderNumber }),
            time: <DateTime value={event.at} format="dateTime" tabIndex={index === 0 ? 0 : -1} />,
            by: who(event),
            children: event.order ? <OrderEvent {...event} order={event.order} /> : <TextChange {...event} />,
          }))}
        />
        <Pagination
          page={page + 1}
          pageCount={data?.totalPages ?? 0}
          hrefOf={(number) => hrefOfPage(number - 1)}
          summary={formatMessage({ id: 'services.history.perPage' }, { count: servicePageSize })}
        />
      </Stack>
    </Sheet>
  );
}

function TextChange({ before, after }: ServiceEvent) {
  const { formatMessage } = useIntl();
  const nothing = formatMessage({ id: 'services.history.nothing' });
  return (
    <Text as="p">
      {formatMessage({ id: 'services.history.fromTo' }, { before: before || nothing, after: after || nothing })}
    </Text>
  );
}

function OrderEvent({ order, after }: ServiceEvent & { order: NonNullable<ServiceEvent['order']> }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  return (
    <>
      {after !== '' && <Text as="p">{weekWord(after)}</Text>}
      <Link href={orderPath(order.id)}>{formatMessage({ id: 'services.history.order' })}</Link>
    </>
  );
}
