import type { OrderSummary } from '@skerry/contracts';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { TrackShape } from '../../../platform/detail/TrackShape.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { orderSteps } from './useOrderShape.tsx';
import { useOrderHead } from './useOrderHead.tsx';

/** What the row of an order in a list says of it, on its page. */
export function useKnownOrder(): (order: OrderSummary) => KnownDetail {
  const headOf = useOrderHead();
  return (order) => ({
    ...headOf(order),
    figures: (
      <>
        {/* One that was cancelled has fewer. */}
        <TrackShape steps={order.status === 'CANCELLED' ? 2 : orderSteps} />
        <OrderFigures order={order} />
      </>
    ),
  });
}
