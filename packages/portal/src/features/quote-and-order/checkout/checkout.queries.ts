import type { OrderCheck, OrderPlacement } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import type { Api } from '../../../platform/api/create-api.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { isOn } from '../../../platform/feature-flags/feature-flags.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';

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

export interface Correlation {
  status: 'Ok' | 'Warning' | 'Error';
  message: string;
  transactionId: string;
  /** Why it could not be asked, where it could not. */
  failure?: MessageDescriptor;
}

/**
 * Whether the service that the order goes on from is the company's own (specification, sections 4 and 8): nothing is asked while the flag
 * is off, and once more after a failure.
 */
export function useCorrelation(correlationId: string | null): SWRResponse<Correlation, unknown> {
  const { flags } = useStartupData();
  const isAsked = correlationId !== null && isOn(flags, 'performCorrelationValidation');
  return useQuery(isAsked ? ['quotes', 'correlation', correlationId] : undefined, async (api) => {
    try {
      return await validate(api, correlationId ?? '').catch(() => validate(api, correlationId ?? ''));
    } catch (error) {
      return { status: 'Error' as const, message: '', transactionId: '', failure: errorMessage(error) };
    }
  });
}

const statuses = ['Ok', 'Warning', 'Error'] as const;

async function validate(api: Api, correlationId: string): Promise<Correlation> {
  const { status, message, transactionId } = await unwrap(
    api.quoteAndOrder.POST('/validate/correlationOwnership', { body: { correlationId } }),
    (body) => typeof body.status === 'string',
  );
  // A status that nobody knows is no permission.
  return {
    status: statuses.find((each) => each === status) ?? 'Error',
    message,
    transactionId,
  };
}
