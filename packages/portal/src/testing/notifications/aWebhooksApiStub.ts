import type { Webhook, WebhookDelivery } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../builders.ts';
import { notificationsUrl, server } from '../server.ts';
import { aDelivery, aWebhook } from './someWebhooks.ts';

/** A server that has webhooks and what was sent to them; answers what it was sent. */
export function aWebhooksApi(webhook: Webhook = aWebhook(), deliveries: readonly WebhookDelivery[] = [aDelivery()]) {
  const sent: { method: string; path: string; body: unknown; ifMatch: string | null }[] = [];
  let kept: Webhook[] = [webhook];
  const note = async (request: Request) => {
    const text = await request.text();
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(/^.*\/v1/, ''),
      body: text === '' ? null : JSON.parse(text),
      ifMatch: request.headers.get('if-match'),
    });
  };
  const one = () => {
    const [found] = kept;
    return found ? HttpResponse.json(found) : HttpResponse.json(aProblem(404), { status: 404 });
  };
  server.use(
    http.get(notificationsUrl('/webhooks'), () => HttpResponse.json({ items: kept })),
    http.post(notificationsUrl('/webhooks'), async ({ request }) => {
      await note(request);
      kept = [...kept, aWebhook({ id: 'w-2', name: 'Ticket system', lastDelivery: null, version: 1 })];
      return HttpResponse.json({ webhook: kept.at(-1), secret: 'whsec_c2VjcmV0' }, { status: 201 });
    }),
    http.get(notificationsUrl('/webhooks/:id'), one),
    http.put(notificationsUrl('/webhooks/:id'), async ({ request }) => {
      await note(request);
      kept = kept.map((each) => ({ ...each, ...(sent.at(-1)?.body as Partial<Webhook>), version: each.version + 1 }));
      return one();
    }),
    http.delete(notificationsUrl('/webhooks/:id'), async ({ request }) => {
      await note(request);
      kept = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(notificationsUrl('/webhooks/:id/tests'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(aDelivery({ type: 'test', title: [] }), { status: 202 });
    }),
    http.get(notificationsUrl('/webhooks/:id/deliveries'), ({ request }) => {
      const isFailing = ({ state, error }: WebhookDelivery) => state === 'FAILED' || error !== null;
      const failing = deliveries.filter(isFailing);
      const items = new URL(request.url).searchParams.get('failing') === 'true' ? failing : deliveries;
      const counts = { all: deliveries.length, failing: failing.length };
      return HttpResponse.json({ items, totalItems: items.length, totalPages: 1, currentPage: 0, counts });
    }),
    http.post(notificationsUrl('/webhooks/:id/deliveries/:deliveryId/retries'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(aDelivery({ state: 'PENDING' }), { status: 202 });
    }),
  );
  return sent;
}
