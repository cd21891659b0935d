import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** What a failed call on a request means for what is shown. */
export interface ChangeRequestFailure {
  message: MessageDescriptor;
  /** What is shown is old: the request has gone on meanwhile. */
  isOutdated: boolean;
}

export function changeRequestFailure(error: unknown): ChangeRequestFailure {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  return {
    message: problem?.code === 'NOT_POSSIBLE' ? { id: 'changeRequestPage.refused.notPossible' } : errorMessage(error),
    isOutdated: status === 404 || status === 409,
  };
}
