import type { ServiceOffers, ServiceOrderCreate } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { ordersUrl, server, servicesUrl } from '../../../testing/server.ts';
import { anOrderBook } from '../../../testing/services-section/anOrderBook.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { someOffers } from './someOffers.ts';

export interface ChangeDesk {
  /** What was ordered, with the key of each. */
  readonly placed: readonly { order: ServiceOrderCreate; key: string | null }[];
}

/** The server's side of a change: a service, its offers, and the order that it becomes. */
export function aChangeDesk(offers: ServiceOffers = someOffers()): ChangeDesk {
  const placed: { order: ServiceOrderCreate; key: string | null }[] = [];
  anOrderBook();
  server.use(
    http.get(servicesUrl('/services/:serviceId'), () => HttpResponse.json(aService())),
    http.get(ordersUrl('/services/:serviceId/offers'), () => HttpResponse.json(offers)),
    http.post(ordersUrl('/orders'), async ({ request }) => {
      const order = (await request.json()) as ServiceOrderCreate;
      placed.push({ order, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json(
        { orders: [{ id: 'order-1', orderNumber: '1182731', orderServiceId: order.orderServiceIds[0] }], failed: [] },
        { status: 201 },
      );
    }),
  );
  return { placed };
}
