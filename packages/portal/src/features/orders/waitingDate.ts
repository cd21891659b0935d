import type { Order } from '@skerry/contracts';

/** The day that a delivery has been moved to and nobody has accepted yet; undefined where there is none, or another week has been asked for. */
export function waitingDateOf({
  status,
  confirmedDeliveryAt,
  dateRequests,
  actions,
}: Pick<Order, 'status' | 'confirmedDeliveryAt' | 'dateRequests' | 'actions'>): string | undefined {
  if (status !== 'DELIVERY_DATE_CHANGED' || confirmedDeliveryAt === null || !actions.includes('date')) return undefined;
  return dateRequests.some(({ state }) => state === 'OPEN') ? undefined : confirmedDeliveryAt;
}
