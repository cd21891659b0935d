import type { FrameworkAgreement } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { useQuery } from '../../platform/data/useQuery.ts';
import { readAgreements } from '../../platform/startup/customer-facts.ts';

/** The customer's framework agreements as they are now: what the portal started with may stand in for a failure. */
export function useAgreements(): SWRResponse<readonly FrameworkAgreement[], unknown> {
  return useQuery(['framework-agreements'], readAgreements);
}
