import { notificationTopics, type NotificationItem } from '@skerry/contracts';
import { Button, EmptyState, Stack } from '@skerry/ui';
import { IconBell, IconChecks } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { choiceFilter } from '../../platform/list/listFilters.tsx';
import { List } from '../../platform/list/List.tsx';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { savedViewsOf } from '../../platform/list/saved-views/savedViews.ts';
import { notificationsPath } from '../../platform/notifications/notifications.paths.ts';
import { useMarkRead, useNotifications } from '../../platform/notifications/notifications.queries.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useNotificationColumns } from './list/useNotificationColumns.tsx';
import { NotificationsHead } from './NotificationsHead.tsx';
import { notificationKinds, notificationsFormat } from './notificationsAddress.ts';

const pageSize = 25;

/** All that one was told of: what has to be done first. Following one marks it as read. */
export function NotificationsPage() {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const isActing = useIdentity().impersonatedUserId !== undefined;
  const address = useListAddress(notificationsFormat);
  const { view, change } = address;
  const [kind, other] = view.kinds;
  const query = useNotifications({
    kind: other === undefined ? kind : undefined,
    unread: view.unread,
    topics: view.topics,
    text: view.filter,
    page: view.page,
    pageSize,
  });
  const { columns, phone } = useNotificationColumns();
  const marking = useMarkRead();
  const counts = query.data?.counts;
  const failed = (error: unknown) => alerts.failure(error, { title: { id: 'notifications.notMarked' } });
  const markAll = () => {
    // Up to the newest that this reader has seen; the list has those to be done first.
    const until = query.data?.items
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    if (until === undefined) return;
    marking.start({ until }, { done: () => alerts.success('notifications.allRead'), failed });
  };
  // Whatever leads to the same place is about the same thing, and is read with it.
  const follow = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const ids = query.data?.items.flatMap(({ id, url, readAt }) => (url === href && readAt === null ? [id] : [])) ?? [];
    if (ids.length > 0 && !isActing) marking.start({ ids }, { failed });
  };
  const isWhole = query.data?.totalItems === (counts && counts.actionRequired + counts.info);
  const canMarkAll = !isActing && (counts?.unread ?? 0) > 0 && view.page === 0;
  return (
    <Stack onClickCapture={follow}>
      <NotificationsHead
        currentPath={notificationsPath}
        actions={
          canMarkAll && (
            <Button icon={IconChecks} isLoading={marking.isPending} onClick={markAll}>
              {formatMessage({ id: 'notifications.markAll' })}
            </Button>
          )
        }
      />
      <List
        id="notifications"
        label={formatMessage({ id: 'notifications.list' })}
        address={address}
        savedViews={savedViewsOf('notifications', notificationsFormat, address)}
        query={query}
        rowKey={keyOf}
        rowHref={hrefOf}
        groupOf={(item) => ({
          id: item.actionRequired ? 'action' : 'info',
          label: formatMessage({ id: `notifications.group.${item.actionRequired ? 'action' : 'info'}` }),
          // Of what is filtered nobody knows how many of each there are.
          ...(counts !== undefined && isWhole && { count: item.actionRequired ? counts.actionRequired : counts.info }),
        })}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'notifications.search' }),
          placeholder: formatMessage({ id: 'notifications.searchShort' }),
        }}
        filters={[
          choiceFilter({
            id: 'kind',
            label: formatMessage({ id: 'notifications.filter.kind' }),
            isPrimary: true,
            options: notificationKinds.map((value) => ({
              value,
              label: formatMessage({ id: `notifications.group.${value === 'ACTION' ? 'action' : 'info'}` }),
            })),
            value: view.kinds,
            onChange: (kinds) => change({ kinds }),
          }),
          choiceFilter({
            id: 'topic',
            label: formatMessage({ id: 'notifications.column.topic' }),
            isPrimary: true,
            options: notificationTopics.map((value) => ({
              value,
              label: formatMessage({ id: `notifications.topic.${value}` }),
            })),
            value: view.topics,
            onChange: (topics) => change({ topics }),
          }),
          choiceFilter({
            id: 'unread',
            label: formatMessage({ id: 'notifications.filter.read' }),
            options: [{ value: 'true' as const, label: formatMessage({ id: 'notifications.filter.unread' }) }],
            value: view.unread ? (['true'] as const) : [],
            onChange: (chosen) => change({ unread: chosen.length > 0 }),
          }),
        ]}
        sort={undefined}
        count={
          query.data === undefined
            ? undefined
            : formatMessage({ id: 'notifications.count' }, { count: query.data.totalItems })
        }
        found={query.data?.totalItems}
        perPage={formatMessage({ id: 'notifications.perPage' }, { count: pageSize })}
        errorTitle="notifications.error"
        isEmpty={counts !== undefined && counts.actionRequired + counts.info === 0}
        empty={
          <EmptyState icon={IconBell} title={formatMessage({ id: 'notifications.empty.title' })}>
            {formatMessage({ id: 'notifications.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const keyOf = ({ id }: NotificationItem) => id;
const hrefOf = ({ url }: NotificationItem) => url;
