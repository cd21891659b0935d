import { userPageSize, type UserActivity } from '@skerry/contracts';
import {
  Avatar,
  DateTime,
  EmptyState,
  Inline,
  Pagination,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
  token,
} from '@skerry/ui';
import { IconBan, IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { readPage } from '../../../platform/list/listQuery.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { useActivity } from '../users.queries.ts';
import { activityActor, activityTitle } from '../../../platform/activity/activityWords.ts';
import { TabSection } from './TabSection.tsx';
import type { UserTabProps } from './userTabProps.ts';
import { tabHref } from './userTabs.ts';

/** Between time and person in one line. */
const between = ' · ';

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};

  & > [data-is-name] {
    white-space: nowrap;
  }
`;

/* A title may take two lines: it keeps its distance to the lines of the row. */
const Told = styled(Stack)`
  padding-block: ${token.space[8]};
`;

/* Names stand below each other, those of no user too. */
const Nobody = styled.span`
  flex: none;
  width: 32px;
`;

/** What the user did and what was done to them, the newest first. */
export function UserActivityList({ user: { id: userId, fullName } }: UserTabProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const roles = useRoles().data;
  const [query] = useSearchParams();
  const activity = useActivity(userId, readPage(query));
  const { data, error } = activity;
  const firstId = data?.items[0]?.id;
  const columns = useMemo<TableColumn<UserActivity>[]>(() => {
    const { formatMessage } = intl;
    const what = (entry: UserActivity) => (
      <Inline as="span" gap={12}>
        <Text variant="bodyStrong">{activityTitle(intl, language, entry, roles)}</Text>
        {!entry.isDone && (
          <StatusLabel tone="critical" icon={IconBan}>
            {formatMessage({ id: 'userActivity.refused' })}
          </StatusLabel>
        )}
      </Inline>
    );
    const who = (entry: UserActivity) => activityActor(intl, entry, fullName);
    const person = (entry: UserActivity) => (
      <Who>
        {entry.actor.fullName !== null && !entry.actor.isStaff ? (
          <Avatar name={entry.actor.fullName} size="small" />
        ) : (
          <Nobody />
        )}
        <span data-is-name={entry.actor.isStaff ? undefined : ''}>{who(entry)}</span>
      </Who>
    );
    const time = ({ at, id }: UserActivity) => (
      <Text tone="muted" variant={isPhone ? 'caption' : 'body'}>
        <DateTime value={at} format="dateTime" tabIndex={id === firstId ? 0 : -1} />
      </Text>
    );
    const header = (id: 'time' | 'what' | 'who') => formatMessage({ id: `userActivity.field.${id}` });
    if (isPhone)
      return [
        {
          id: 'what',
          header: header('what'),
          cell: (entry) => (
            // A reason has some lines: nothing here is cut, as the lines of other tables are.
            <Told gap={6}>
              {what(entry)}
              <Text variant="caption" tone="muted">
                {time(entry)}
                {between}
                {who(entry)}
              </Text>
            </Told>
          ),
        },
      ];
    return [
      { id: 'time', header: header('time'), width: '12rem', cell: time },
      { id: 'who', header: header('who'), width: '20rem', cell: person },
      { id: 'what', header: header('what'), cell: what },
    ];
  }, [intl, language, fullName, isPhone, firstId, roles]);
  return (
    <TabSection
      title={intl.formatMessage({ id: 'userActivity.title' })}
      help={intl.formatMessage({ id: 'userActivity.help' })}
    >
      <Table
        label={intl.formatMessage({ id: 'userActivity.title' })}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        lines={isPhone ? 2 : 1}
        isHeadHidden={isPhone}
        isVirtual={false}
        isLoading={activity.isLoading}
        expectedRows={6}
        error={
          error !== undefined && data === undefined ? (
            <FetchFailure
              level={isPhone ? 2 : 3}
              title="userActivity.error"
              error={error}
              isRetrying={activity.isValidating}
              onRetry={() => void activity.mutate()}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            level={isPhone ? 2 : 3}
            icon={IconHistory}
            title={intl.formatMessage({ id: 'userActivity.empty.title' })}
          >
            {intl.formatMessage({ id: 'userActivity.empty.body' })}
          </EmptyState>
        }
        foot={
          data && (
            <Pagination
              page={data.currentPage + 1}
              pageCount={data.totalPages}
              hrefOf={(number) => tabHref(userId, 'activity', number - 1)}
              summary={intl.formatMessage({ id: 'userActivity.perPage' }, { count: userPageSize })}
            />
          )
        }
      />
    </TabSection>
  );
}
