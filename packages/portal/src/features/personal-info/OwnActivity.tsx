import type { OwnActivityPage, UserActivity } from '@skerry/contracts';
import { Button, DateTime, Sheet, Skeleton, StatusLabel, Text } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { activityActor, activityTitle } from '../../platform/activity/activityWords.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useOwnActivity } from './ownAccount.queries.ts';
import { shownAtFirst, shownAtMost } from './ownAccount.reads.ts';
import { SideRow, SideRows } from './SideRows.ts';

/** What one did and what was done to one's account, the newest first. */
export function OwnActivity() {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(shownAtFirst);
  const { data, error, isValidating, mutate: refetch } = useOwnActivity(count);
  const hasMore = data !== undefined && data.totalItems > shownAtFirst && count === shownAtFirst;
  return (
    <Sheet
      title={formatMessage({ id: 'profile.activity.title' })}
      padding="none"
      {...(hasMore && {
        actions: (
          <Button variant="ghost" size="small" onClick={() => setCount(shownAtMost)}>
            {formatMessage({ id: 'profile.activity.more' })}
          </Button>
        ),
      })}
    >
      {data ? (
        <SideRows>
          {linesOf(data).map((line, index) =>
            typeof line === 'string' ? (
              <Line key={line} at={line} isFirst={index === 0}>
                <Text as="div">{formatMessage({ id: 'profile.activity.login' })}</Text>
              </Line>
            ) : (
              <Entry key={line.id} entry={line} isFirst={index === 0} />
            ),
          )}
          {data.items.length === 0 && (
            <SideRow>
              <Text tone="muted">{formatMessage({ id: 'profile.activity.empty' })}</Text>
            </SideRow>
          )}
        </SideRows>
      ) : error !== undefined ? (
        <FetchFailure
          level={3}
          title="userActivity.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      ) : (
        <SideRows aria-busy>
          {[80, 60, 70].map((width) => (
            <SideRow key={width}>
              <Skeleton width={width} />
            </SideRow>
          ))}
        </SideRows>
      )}
    </Sheet>
  );
}

/** What is recorded, and among it the last login where it belongs; nothing is said of it that would be on a later page. */
function linesOf({ items, totalItems, lastLoginAt }: OwnActivityPage): readonly (UserActivity | string)[] {
  if (typeof lastLoginAt !== 'string') return items;
  const login = Date.parse(lastLoginAt);
  const later = items.filter(({ at }) => Date.parse(at) > login);
  if (later.length === items.length && totalItems > items.length) return items;
  return [...later, lastLoginAt, ...items.slice(later.length)];
}

interface LineProps {
  at: string;
  /** The keyboard reaches its time by Tab, the others' by arrow keys. */
  isFirst: boolean;
  children: ReactNode;
}

/** When, and what. */
function Line({ at, isFirst, children }: LineProps) {
  return (
    <SideRow data-has-time="">
      <Text variant="caption" tone="muted">
        <DateTime value={at} format="shortDateTime" tabIndex={isFirst ? 0 : -1} />
      </Text>
      <div>{children}</div>
    </SideRow>
  );
}

function Entry({ entry, isFirst }: { entry: UserActivity; isFirst: boolean }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const roles = useRoles().data;
  const { firstName, lastName } = useStartupData().users.currentUser;
  const isOwn = entry.isByUser && !entry.actor.isStaff;
  return (
    <Line at={entry.at} isFirst={isFirst}>
      <Text as="div">{activityTitle(intl, language, entry, roles)}</Text>
      {!entry.isDone && (
        <StatusLabel tone="critical" icon={IconBan}>
          {intl.formatMessage({ id: 'userActivity.refused' })}
        </StatusLabel>
      )}
      {!isOwn && (
        <Text as="div" variant="caption" tone="muted">
          {activityActor(intl, entry, `${firstName} ${lastName}`)}
        </Text>
      )}
    </Line>
  );
}
