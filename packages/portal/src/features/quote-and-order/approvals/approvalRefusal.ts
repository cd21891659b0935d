import { failureOf, type Failure } from '../../../platform/api/refusals.ts';

/** What a refused decision means. */
export function approvalFailure(error: unknown): Failure {
  const failure = failureOf(error, {
    OWN_REQUEST: 'quoteApprovals.refused.OWN_REQUEST',
    NOT_OWN_REQUEST: 'quoteApprovals.refused.NOT_OWN_REQUEST',
    ALREADY_DECIDED: 'quoteApprovals.refused.ALREADY_DECIDED',
    REQUESTER_INACTIVE: 'quoteApprovals.refused.REQUESTER_INACTIVE',
    QUOTE_EXPIRED: 'quoteApprovals.refused.QUOTE_EXPIRED',
  });
  // Somebody has decided, or the time has run out: what is shown is old.
  return { ...failure, isOutdated: failure.isOutdated || failure.refusal !== undefined };
}
