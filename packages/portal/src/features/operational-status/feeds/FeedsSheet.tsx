import { EmptyState, Sheet, Table } from '@skerry/ui';
import { IconCalendarPlus, IconRss } from '@tabler/icons-react';
import type { CalendarToken } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { feedTexts, type FeedKind } from './feedKinds.ts';
import type { useFeeds } from './feeds.ts';
import { useFeedColumns } from './useFeedColumns.tsx';

interface FeedsSheetProps {
  kind: FeedKind;
  query: ReturnType<typeof useFeeds>;
  mayMake: boolean;
  onChange: (feed: CalendarToken) => void;
  onRevoke: (feed: CalendarToken) => void;
}

/** The reader's feeds of one kind. */
export function FeedsSheet({ kind, query, ...actions }: FeedsSheetProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = query;
  const columns = useFeedColumns({ kind, ...actions });
  const texts = feedTexts[kind];
  const title = formatMessage({ id: `${texts}.title` });
  return (
    <Sheet
      title={title}
      padding="none"
      {...(kind === 'CALENDAR' && { description: formatMessage({ id: 'statusFeeds.description' }) })}
    >
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={data?.items.filter((feed) => feed.kind === kind) ?? []}
        rowKey={({ id }) => id}
        layout="fixed"
        lines={2}
        isLoading={data === undefined && error === undefined}
        expectedRows={2}
        {...(error !== undefined &&
          data === undefined && {
            error: (
              <FetchFailure
                title="statusFeeds.error"
                error={error}
                isRetrying={isValidating}
                onRetry={() => void mutate()}
              />
            ),
          })}
        empty={
          <EmptyState
            icon={kind === 'NEWS' ? IconRss : IconCalendarPlus}
            title={formatMessage({ id: `${texts}.empty.title` })}
          >
            {formatMessage({ id: actions.mayMake ? `${texts}.empty.body` : 'statusFeeds.notAUser' })}
          </EmptyState>
        }
      />
    </Sheet>
  );
}
