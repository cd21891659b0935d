import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';

/** What a failed call about a webhook means. */
export function webhookFailure(error: unknown): { message: MessageDescriptor; isOutdated: boolean } {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  const own = {
    TOO_MANY_WEBHOOKS: 'webhooks.tooMany',
    TOO_MANY_TESTS: 'webhooks.tooManyTests',
    TOO_MANY_RETRIES: 'webhooks.deliveries.tooMany',
  } as const;
  const known = Object.entries(own).find(([code]) => code === problem?.code)?.[1];
  const message: MessageDescriptor = known === undefined ? errorMessage(error) : { id: known };
  return { message, isOutdated: status === 404 || status === 412 };
}
