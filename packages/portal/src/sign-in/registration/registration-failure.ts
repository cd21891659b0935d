import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** What to say where registering failed (specification, section 8). */
export function registrationFailure(error: unknown): MessageDescriptor {
  const status = error instanceof ApiError ? error.status : undefined;
  switch (status) {
    case 404:
      return { id: 'registration.notFound' };
    case 409:
      return { id: 'registration.conflict' };
    case 429: {
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      return seconds === undefined
        ? errorMessage(error)
        : { id: 'registration.tooMany', values: { minutes: Math.ceil(seconds / 60) } };
    }
    case 0:
    case 400:
    case 422:
      return errorMessage(error);
    default:
      return { id: 'registration.other' };
  }
}
