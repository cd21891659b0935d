import type { MessageId } from '@skerry/i18n';
import { failureOf, type Failure } from '../../../../platform/api/refusals.ts';

/** Causes that the server names and that have a clearer text here than their status has. */
const refusals: Readonly<Record<string, MessageId>> = {
  NOT_POSSIBLE: 'quote.refused.notPossible',
  TRANSITION_NOT_ALLOWED: 'quote.refused.notPossible',
  ALREADY_ANSWERED: 'quote.refused.alreadyAnswered',
  AGREEMENT_LOST: 'quote.refused.agreementLost',
  OPTION_LOST: 'quote.refused.optionLost',
  QUOTE_EXPIRED: 'quote.refused.expired',
  APPROVAL_PENDING: 'quote.refused.approvalPending',
};

/** What a failed call on a quote means for what is shown. */
export function quoteFailure(error: unknown): Failure {
  const failure = failureOf(error, refusals);
  // Each of them says that the quote has gone on meanwhile.
  return failure.refusal === undefined ? failure : { ...failure, isOutdated: true };
}
