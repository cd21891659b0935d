import { failureOf, type Failure } from '../../platform/api/refusals.ts';

/** What a refused change of rules or agreements means. */
export function priceRulesFailure(error: unknown): Failure {
  const failure = failureOf(error, {
    STALE_VERSION: 'priceRules.refused.STALE_VERSION',
    PROPOSAL_WAITING: 'priceRules.refused.PROPOSAL_WAITING',
    ALREADY_DECIDED: 'priceRules.refused.ALREADY_DECIDED',
    OWN_REQUEST: 'priceRules.refused.OWN_REQUEST',
  });
  return { ...failure, isOutdated: failure.isOutdated || failure.refusal !== undefined };
}
