import type { OrderCheck, OrderPlacement } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { isOn } from '../../../platform/feature-flags/feature-flags.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { askCorrelation, type Correlation } from '../correlation.ts';

/** What would come of ordering now: asked for when the page opens, and whenever what is ordered changes. */
export function useOrderCheck(placement: OrderPlacement | undefined): SWRResponse<OrderCheck, unknown> {
  return useQuery(
    placement && ['quotes', 'check', placement.quoteId, JSON.stringify(placement)],
    (api) => checkOrder(api, placement as OrderPlacement),
    { keepPreviousData: true, revalidateOnFocus: true, shouldRetryOnError: false },
  );
}

export function checkOrder(api: Api, placement: OrderPlacement): Promise<OrderCheck> {
  return unwrap(
    api.placedOrders.POST('/order-checks', { body: placement }),
    ({ monthlyMinor, failed, weeks }) =>
      Number.isInteger(monthlyMinor) && Array.isArray(failed) && Array.isArray(weeks),
  );
}

/** Whether the service that the order goes on from is the company's own: nothing is asked while the flag is off. */
export function useCorrelation(correlationId: string | null): SWRResponse<Correlation, unknown> {
  const { flags } = useStartupData();
  const isAsked = correlationId !== null && isOn(flags, 'performCorrelationValidation');
  return useQuery(isAsked ? ['quotes', 'correlation', correlationId] : undefined, (api) =>
    askCorrelation(api, correlationId ?? ''),
  );
}
