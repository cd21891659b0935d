import type { UserActivity } from '@skerry/contracts';
import { Button, DateTime, Sheet, Skeleton, StatusLabel, Text } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
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
          {data.items.length === 0 && (
            <SideRow>
              <Text tone="muted">{formatMessage({ id: 'profile.activity.empty' })}</Text>
            </SideRow>
          )}
          {data.items.map((entry, index) => (
            <Entry key={entry.id} entry={entry} isFirst={index === 0} />
          ))}
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

function Entry({ entry, isFirst }: { entry: UserActivity; isFirst: boolean }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const roles = useRoles().data;
  const { firstName, lastName } = useStartupData().users.currentUser;
  const isOwn = entry.isByUser && !entry.actor.isStaff;
  return (
    <SideRow data-has-time="">
      <Text variant="caption" tone="muted">
        <DateTime value={entry.at} format="shortDateTime" tabIndex={isFirst ? 0 : -1} />
      </Text>
      <div>
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
      </div>
    </SideRow>
  );
}
