import { notificationTopics, type NotificationTopic } from '@skerry/contracts';
import { normaliseSearch, readChosen, readPage, writeQuery } from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { notificationsPath } from '../../platform/notifications/notifications.paths.ts';

export const notificationKinds = ['ACTION', 'INFO'] as const;
type NotificationKind = (typeof notificationKinds)[number];

/** What the list shows, as its address says: `?kind=ACTION&topic=ORDER`. */
export interface NotificationsView {
  readonly page: number;
  readonly filter: string;
  /** Empty for both. */
  readonly kinds: readonly NotificationKind[];
  readonly topics: readonly NotificationTopic[];
  readonly unread: boolean;
}

export const notificationsFormat = withSavedViews<NotificationsView>({
  path: notificationsPath,
  read: (query) => ({
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    kinds: readChosen(query, 'kind', notificationKinds),
    topics: readChosen(query, 'topic', notificationTopics),
    unread: query.get('unread') === 'true',
  }),
  write: ({ page, filter, kinds, topics, unread }) =>
    writeQuery({ filter, kind: kinds.join(), topic: topics.join(), unread: unread ? 'true' : '', page }),
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  withoutFilters: () => ({ filter: '', kinds: [], topics: [], unread: false }),
});
