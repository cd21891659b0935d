import { servicePageSize, type ServiceEvent } from '@skerry/contracts';
import { DateTime, EmptyState, Pagination, Sheet, Stack, Text, Timeline } from '@skerry/ui';
import { IconFileText, IconHistory, IconTags } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useServiceHistory } from '../services.queries.ts';

const icons = { TAGS: IconTags, INVOICE_TEXT: IconFileText } as const;

export interface ServiceHistoryProps {
  serviceId: string;
  /** The first is 0. */
  page: number;
  hrefOfPage: (page: number) => string;
}

/** What was changed about a service in the portal, by whom and when. */
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
            icon: icons[event.change],
            title: formatMessage({ id: `services.history.${event.change}` }),
            time: <DateTime value={event.at} format="dateTime" />,
            by: who(event),
            children: (
              <Text as="p">
                {formatMessage(
                  { id: 'services.history.fromTo' },
                  {
                    before: event.before || formatMessage({ id: 'services.history.nothing' }),
                    after: event.after || formatMessage({ id: 'services.history.nothing' }),
                  },
                )}
              </Text>
            ),
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
