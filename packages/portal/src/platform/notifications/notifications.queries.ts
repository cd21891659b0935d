import type {
  NotificationCounts,
  NotificationItem,
  NotificationPage,
  NotificationSettings,
  NotificationTopic,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { unwrap } from '../api/unwrap.ts';
import type { Resource } from '../data/data-keys.ts';
import { useApiWrite } from '../data/useApiWrite.ts';
import { useQuery, type QueryOptions } from '../data/useQuery.ts';
import type { Write } from '../data/useWrite.ts';

export const notificationResources = {
  all: ['notifications'],
  counts: ['notifications', 'counts'],
  settings: ['notification-settings'],
  settingsOf: (userId: string): Resource => ['notification-settings', userId],
} as const;

/** How often the bell looks, in milliseconds (pages, section 3.24). */
const refreshInterval = 60_000;

/** How many there are: looked at every minute, and whenever the reader comes back. */
export function useNotificationCounts(): SWRResponse<NotificationCounts, unknown> {
  return useQuery(notificationResources.counts, (api) => unwrap(api.notifications.GET('/counts'), isCounts), {
    refreshInterval,
    revalidateOnFocus: true,
  });
}

export interface NotificationQuery {
  kind?: 'ACTION' | 'INFO' | undefined;
  unread?: boolean;
  topics?: readonly NotificationTopic[];
  text?: string;
  page: number;
  pageSize: number;
}

/** One page of what one was told of. While another one is on its way, the last one stays. */
export function useNotifications(
  { kind, unread = false, topics = [], text = '', page, pageSize }: NotificationQuery,
  options: QueryOptions<NotificationPage> = {},
): SWRResponse<NotificationPage, unknown> {
  return useQuery(
    [...notificationResources.all, 'list', kind ?? '', unread, topics.join(), text, page, pageSize],
    (api) =>
      unwrap(
        api.notifications.GET('/notifications', {
          params: {
            query: {
              page,
              pageSize,
              ...(kind !== undefined && { kind }),
              ...(unread && { unread }),
              ...(topics.length > 0 && { topics: topics.join() }),
              ...(text !== '' && { text }),
            },
          },
        }),
        ({ items, totalItems, totalPages, currentPage, counts }) =>
          [totalItems, totalPages, currentPage].every(Number.isInteger) && isCounts(counts) && items.every(isItem),
      ),
    { keepPreviousData: true, ...options },
  );
}

/** Marks some, or all until a moment. */
export function useMarkRead(): Write<{ ids: readonly string[] } | { until: string }, unknown> {
  return useApiWrite(
    (api, what) =>
      unwrap(
        api.notifications.POST('/readings', {
          params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: 'ids' in what ? { ids: [...what.ids] } : what,
        }),
      ),
    (cache) => cache.invalidate(notificationResources.all),
  );
}

/** What one hears of; of another user for administrators. */
export function useNotificationSettings(userId?: string): SWRResponse<NotificationSettings, unknown> {
  return useQuery(
    userId === undefined ? notificationResources.settings : notificationResources.settingsOf(userId),
    (api) =>
      unwrap(
        userId === undefined
          ? api.notifications.GET('/settings')
          : api.notifications.GET('/users/{userId}/settings', { params: { path: { userId } } }),
        isSettings,
      ),
  );
}

export function isSettings({ topics, quietFrom, quietTo, dailyAt, email, version }: NotificationSettings): boolean {
  return (
    Array.isArray(topics) &&
    topics.every(({ topic, timing }) => typeof topic === 'string' && typeof timing === 'string') &&
    [quietFrom, quietTo, dailyAt, email].every((text) => typeof text === 'string') &&
    Number.isInteger(version)
  );
}

function isCounts({ unread, actionRequired, info }: NotificationCounts): boolean {
  return [unread, actionRequired, info].every(Number.isInteger);
}

function isItem({ id, title, url, createdAt, severity }: NotificationItem): boolean {
  return (
    [id, url, severity].every((text) => typeof text === 'string') &&
    Array.isArray(title) &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
