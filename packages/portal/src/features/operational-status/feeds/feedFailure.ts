import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';

/** What a failed call about a feed means. */
export function feedFailure(error: unknown): { message: MessageDescriptor; isOutdated: boolean } {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  const message: MessageDescriptor =
    problem?.code === 'TOO_MANY'
      ? { id: 'statusFeeds.tooMany' }
      : problem?.code === 'NOT_A_USER'
        ? { id: 'statusFeeds.notAUser' }
        : errorMessage(error);
  return { message, isOutdated: status === 404 || status === 412 };
}
