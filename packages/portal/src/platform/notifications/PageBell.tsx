import type { NotificationItem } from '@skerry/contracts';
import { Link } from '@skerry/ui';
import { NotificationBell, NotificationInbox, type InboxNotification } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../alerts/FetchFailure.tsx';
import { useAlerts } from '../alerts/useAlerts.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useIdentity } from '../session/useSession.ts';
import { notificationSettingsPath, notificationsPath } from './notifications.paths.ts';
import { useMarkRead, useNotificationCounts, useNotifications } from './notifications.queries.ts';
import { notificationLook, notificationText } from './notificationLooks.ts';

/** How many of each kind the panel shows. */
const shown = 6;

/** The bell in the header. What it opens is asked for when it is opened. */
export function PageBell() {
  const { data } = useNotificationCounts();
  return <NotificationBell count={data?.unread ?? 0}>{(close) => <BellPanel onFollow={close} />}</NotificationBell>;
}

function BellPanel({ onFollow }: { onFollow: () => void }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const isActing = useIdentity().impersonatedUserId !== undefined;
  // What was there a minute ago may be done by now.
  const fresh = { revalidateOnMount: true };
  const actions = useNotifications({ kind: 'ACTION', page: 0, pageSize: shown }, fresh);
  const information = useNotifications({ kind: 'INFO', page: 0, pageSize: shown }, fresh);
  const marking = useMarkRead();
  const failed = [actions, information].find(({ error, data }) => error !== undefined && data === undefined);
  const newest = [actions, information]
    .flatMap(({ data }) => data?.items ?? [])
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  const [now] = useState(() => new Date().toISOString());
  const onFailure = { failed: (error: unknown) => alerts.failure(error) };
  const shownAs = (item: NotificationItem): InboxNotification => {
    const { title, detail } = notificationText(item, language);
    return {
      id: item.id,
      title,
      ...(detail !== '' && { detail }),
      at: item.createdAt,
      href: item.url,
      // What is still to come stands in the title.
      ...(item.actionRequired && item.respondBy !== null && item.respondBy < now && { respondBy: item.respondBy }),
      ...notificationLook(item),
      isUnread: item.readAt === null,
    };
  };
  return (
    <NotificationInbox
      actions={actions.data?.items.map(shownAs) ?? []}
      information={information.data?.items.map(shownAs) ?? []}
      actionCount={actions.data?.totalItems ?? 0}
      informationCount={information.data?.totalItems ?? 0}
      isLoading={actions.data === undefined || information.data === undefined}
      {...(failed && {
        failure: (
          <FetchFailure
            level={3}
            title="bell.error"
            error={failed.error}
            isRetrying={failed.isValidating}
            onRetry={() => void Promise.all([actions.mutate(), information.mutate()])}
          />
        ),
      })}
      onRead={(id) => {
        onFollow();
        if (!isActing) marking.start({ ids: [id] }, onFailure);
      }}
      {...(!isActing && newest !== undefined && { onReadAll: () => marking.start({ until: newest }, onFailure) })}
      footer={
        <>
          <Link href={notificationsPath} onClick={onFollow}>
            {formatMessage({ id: 'bell.all' })}
          </Link>
          <Link href={notificationSettingsPath} onClick={onFollow}>
            {formatMessage({ id: 'bell.settings' })}
          </Link>
        </>
      }
    />
  );
}
