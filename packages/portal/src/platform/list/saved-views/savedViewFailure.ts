import { errorMessage, type MessageDescriptor } from '../../alerts/error-message.ts';
import { ApiError } from '../../api/ApiError.ts';

export interface SavedViewFailure {
  readonly message: MessageDescriptor;
  /** What is shown is old: it was changed, or is gone. */
  readonly isOutdated: boolean;
}

export function savedViewFailure(error: unknown): SavedViewFailure {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  return {
    message: problem?.code === 'TOO_MANY_SAVED_VIEWS' ? { id: 'list.views.tooMany' } : errorMessage(error),
    isOutdated: status === 404 || status === 412,
  };
}
