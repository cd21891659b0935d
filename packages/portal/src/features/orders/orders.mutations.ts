import type { InstallationContact, Order } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import { isOrder } from '../../platform/orders/isOrder.ts';
import type { Redundancy } from '../../platform/redundancy/useRedundancy.ts';
import { orderResources } from './orders.queries.ts';

type OrderContent<Other = unknown> = { orderId: string } & Other;
type AcceptedRisk = Redundancy['given'];

/** A change of an order, which the server answers with the order as it is then. Lists and boards are asked for again. */
function useOrderWrite<Input>(write: (api: Api, input: Input) => Promise<Order>): Write<Input, Order> {
  return useApiWrite(write, async (cache, order) => {
    await cache.invalidate(orderResources.lists);
    await cache.invalidate(['orders', 'board']);
    await cache.invalidate(['orders', 'counts']);
    await cache.replace(orderResources.detail(order.id), order);
  });
}

const paramsOf = ({ orderId, idempotencyKey }: Keyed<OrderContent>) => ({
  path: { orderId },
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Writes to the provider about an order, or answers its question. */
export function useSendMessage(): Write<Keyed<OrderContent<{ text: string; questionId?: string }>>, Order> {
  return useOrderWrite((api, { text, questionId, ...request }) =>
    unwrap(
      api.orders.POST('/orders/{orderId}/messages', {
        params: paramsOf(request),
        body: { text, ...(questionId !== undefined && { questionId }) },
      }),
      isOrder,
    ),
  );
}

/** Asks for another week of delivery. */
export function useRequestDate(): Write<
  Keyed<OrderContent<{ wantedWeek: string; text: string } & AcceptedRisk>>,
  Order
> {
  return useOrderWrite((api, { wantedWeek, text, redundancyAccepted, ...request }) =>
    unwrap(
      api.orders.POST('/orders/{orderId}/date-requests', {
        params: paramsOf(request),
        body: { wantedWeek, ...(text !== '' && { text }), ...(redundancyAccepted && { redundancyAccepted }) },
      }),
      isOrder,
    ),
  );
}

/** Accepts the day that a delivery has been moved to, as it was read. */
export function useAcceptDate(): Write<Keyed<OrderContent<{ confirmedDeliveryAt: string } & AcceptedRisk>>, Order> {
  return useOrderWrite((api, { confirmedDeliveryAt, redundancyAccepted, ...request }) =>
    unwrap(
      api.orders.POST('/orders/{orderId}/date-responses', {
        params: paramsOf(request),
        body: { accepted: true, confirmedDeliveryAt, ...(redundancyAccepted && { redundancyAccepted }) },
      }),
      isOrder,
    ),
  );
}

/** Accepts or declines an extra charge. */
export function useRespondToCharge(): Write<Keyed<OrderContent<{ chargeId: string; accepted: boolean }>>, Order> {
  return useOrderWrite((api, { chargeId, accepted, ...request }) =>
    unwrap(
      api.orders.POST('/orders/{orderId}/charge-responses', {
        params: paramsOf(request),
        body: { chargeId, accepted },
      }),
      isOrder,
    ),
  );
}

export function useCancelOrder(): Write<Keyed<OrderContent<{ reason: string }>>, Order> {
  return useOrderWrite((api, { reason, ...request }) =>
    unwrap(
      api.orders.POST('/orders/{orderId}/cancellations', { params: paramsOf(request), body: { reason } }),
      isOrder,
    ),
  );
}

export interface ChangeContact {
  /** The order as it was read: its version must still be the newest. */
  order: Pick<Order, 'id' | 'version'>;
  contact: InstallationContact;
}

/** Changes who is met at the site. */
export function useChangeContact(): Write<ChangeContact, Order> {
  return useOrderWrite((api, { order, contact }) =>
    unwrap(
      api.orders.PATCH('/orders/{orderId}/installation-contact', {
        params: { path: { orderId: order.id }, header: ifMatch(order.version) },
        body: contact,
      }),
      isOrder,
    ),
  );
}

/** Saves the confirmed date as a file for calendars. */
export function useSaveCalendarFile(): Write<Pick<Order, 'id' | 'orderNumber'>, void> {
  const api = useApi();
  return useWrite(async ({ id, orderNumber }) => {
    const text = await unwrap(
      api.orders.GET('/orders/{orderId}/calendar', {
        params: { path: { orderId: id } },
        headers: { Accept: 'text/calendar' },
        parseAs: 'text',
      }),
      (file) => typeof file === 'string' && file.startsWith('BEGIN:VCALENDAR'),
    );
    saveFile(new Blob([text], { type: 'text/calendar' }), `${orderNumber}.ics`);
  });
}
