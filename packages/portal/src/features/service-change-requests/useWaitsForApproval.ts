import { changeActionsFor, type ChangeRequestSummary } from '@skerry/contracts';
import { useMemo } from 'react';
import { useIdentity } from '../../platform/session/useSession.ts';

type Approved = Pick<ChangeRequestSummary, 'status' | 'changeClass' | 'approval'>;

/** Says of a request whether the reader is one of those whose approval it waits for. */
export function useWaitsForApproval(): (request: Approved) => boolean {
  const { roles } = useIdentity();
  return useMemo(() => {
    const rights = new Set<string>(roles);
    return ({ status, changeClass, approval }) =>
      changeActionsFor({ status, changeClass, isApprovalOpen: approval === 'WAITING' }, rights).includes('approve');
  }, [roles]);
}
