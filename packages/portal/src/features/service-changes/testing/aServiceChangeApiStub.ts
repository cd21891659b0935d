import type { ServiceOffers, ServiceOrderCreate } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { ordersUrl, server, servicesUrl } from '../../../testing/server.ts';
import { anOrdersApiStub } from '../../../testing/services-section/anOrdersApiStub.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { someOffers } from './someOffers.ts';

export interface ServiceChangeApiStub {
  /** What was ordered, with the key of each. */
  readonly placed: readonly { order: ServiceOrderCreate; key: string | null }[];
}

/** The server's side of a change: services, what is offered for each, and the orders that it becomes. */
export function aServiceChangeApiStub(...offers: ServiceOffers[]): ServiceChangeApiStub {
  const all = new Map((offers.length > 0 ? offers : [someOffers()]).map((each) => [each.serviceId, each]));
  const placed: { order: ServiceOrderCreate; key: string | null }[] = [];
  anOrdersApiStub();
  server.use(
    http.get<{ serviceId: string }>(servicesUrl('/services/:serviceId'), ({ params: { serviceId } }) =>
      all.has(serviceId) ? HttpResponse.json(aService({ serviceId })) : notFound(),
    ),
    http.get<{ serviceId: string }>(ordersUrl('/services/:serviceId/offers'), ({ params: { serviceId } }) =>
      all.has(serviceId) ? HttpResponse.json(all.get(serviceId)) : notFound(),
    ),
    http.post(ordersUrl('/orders'), async ({ request }) => {
      const order = (await request.json()) as ServiceOrderCreate;
      placed.push({ order, key: request.headers.get('Idempotency-Key') });
      return HttpResponse.json(
        {
          orders: order.orderServiceIds.map((orderServiceId, index) => ({
            id: `order-${index + 1}`,
            orderNumber: String(1182731 + index),
            orderServiceId,
          })),
          failed: [],
        },
        { status: 201 },
      );
    }),
  );
  return { placed };
}

function notFound() {
  return HttpResponse.json(aProblem(404), { status: 404 });
}
