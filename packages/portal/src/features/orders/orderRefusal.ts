import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** Causes that the server names and that have a clearer text here than their status has. */
const refusals: Readonly<Record<string, MessageId>> = {
  NOT_POSSIBLE: 'order.refused.notPossible',
  DECIDED_BY_PROVIDER: 'order.refused.decidedByProvider',
  DATE_CHANGED: 'order.refused.dateChanged',
  ALREADY_ANSWERED: 'order.refused.alreadyAnswered',
};

/** What a failed call on an order means for what is shown. */
export interface OrderFailure {
  message: MessageDescriptor;
  /** What is shown is old: the order has gone on meanwhile. */
  isOutdated: boolean;
}

export function orderFailure(error: unknown): OrderFailure {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  const code = problem?.code ?? '';
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return {
    message: refusal ? { id: refusal } : errorMessage(error),
    isOutdated: status === 404 || status === 409 || status === 412,
  };
}
