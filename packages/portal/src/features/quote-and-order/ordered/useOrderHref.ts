import { mayOpen } from '../../../platform/access/access.ts';
import { ordersAccess } from '../../../platform/services-section/services-section.access.ts';
import { ordersPath } from '../../../platform/services-section/services-section.paths.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { orderedOrderHref } from '../quote-and-order.paths.ts';

/** Where an order is followed: on its own page, for those who may open that. */
export function useOrderHref(): (orderId: string) => string {
  const { roles } = useIdentity();
  const mayFollow = mayOpen(ordersAccess, roles);
  return (orderId) => (mayFollow ? `${ordersPath}/${encodeURIComponent(orderId)}` : orderedOrderHref(orderId));
}
