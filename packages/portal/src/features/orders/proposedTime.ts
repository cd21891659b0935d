import type { Order } from '@skerry/contracts';
import type { ProposedTime } from '../../platform/redundancy/useRedundancy.ts';

/** Days that an order may get; undefined while it is of no service that is there. */
export function proposedFor(
  { id, serviceOrder: { serviceId } }: Order,
  { from, to }: Pick<ProposedTime, 'from' | 'to'>,
): ProposedTime | undefined {
  return serviceId === null ? undefined : { serviceIds: [serviceId], from, to, exceptId: id };
}
