import type { NotificationItem } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { notificationsUrl, server } from '../server.ts';
import { aNotification, someSettings } from './someNotifications.ts';

/** A server that keeps what is read and chosen; answers what it was sent. */
export function aNotificationsApi(items: readonly NotificationItem[] = [aNotification()]) {
  const sent = { readings: [] as unknown[], settings: [] as { body: unknown; ifMatch: string | null }[] };
  let kept = [...items];
  let settings = someSettings();
  const counts = () => ({
    unread: kept.filter(({ readAt }) => readAt === null).length,
    actionRequired: kept.filter(({ actionRequired }) => actionRequired).length,
    info: kept.filter(({ actionRequired }) => !actionRequired).length,
  });
  server.use(
    http.get(notificationsUrl('/counts'), () => HttpResponse.json(counts())),
    http.get(notificationsUrl('/notifications'), ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      const found = kept.filter(({ actionRequired }) => kind === null || actionRequired === (kind === 'ACTION'));
      return HttpResponse.json({
        items: found,
        totalItems: found.length,
        totalPages: 1,
        currentPage: 0,
        counts: counts(),
      });
    }),
    http.post(notificationsUrl('/readings'), async ({ request }) => {
      const body = (await request.json()) as { ids?: string[] };
      sent.readings.push(body);
      kept = kept.map((one) =>
        body.ids === undefined || body.ids.includes(one.id) ? { ...one, readAt: '2024-11-21T09:00:00.000Z' } : one,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(notificationsUrl('/settings'), () => HttpResponse.json(settings)),
    http.put(notificationsUrl('/settings'), async ({ request }) => {
      const body = (await request.json()) as Partial<typeof settings>;
      sent.settings.push({ body, ifMatch: request.headers.get('if-match') });
      const topics = settings.topics.map((one) => ({
        ...one,
        ...body.topics?.find(({ topic }) => topic === one.topic),
      }));
      settings = { ...settings, ...body, topics, version: settings.version + 1 };
      return HttpResponse.json(settings);
    }),
    http.post(notificationsUrl('/test-mails'), () => new HttpResponse(null, { status: 204 })),
    http.get(notificationsUrl('/users/:userId/settings'), () => HttpResponse.json(settings)),
  );
  return sent;
}
