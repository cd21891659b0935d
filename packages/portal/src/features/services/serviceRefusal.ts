import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** Causes that the server names and that have a clearer text here than their status has. */
const refusals: Readonly<Record<string, MessageId>> = {
  TOO_MANY_TAGS: 'services.refused.tooManyTags',
  SELECT_BY_FILTER: 'services.refused.selectByFilter',
  COUNT_CHANGED: 'services.refused.countChanged',
  NARROW_FILTER: 'services.refused.narrowFilter',
};

export interface ServiceFailure {
  /** The refusal's text, or the catalogue's for the status. */
  message: MessageDescriptor;
  /** What is shown is old: it was changed, or is gone. */
  isOutdated: boolean;
}

export function serviceFailure(error: unknown): ServiceFailure {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  const code = problem?.code;
  const refusal = code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return {
    message: refusal ? { id: refusal, values: { count: problem?.count ?? 0 } } : errorMessage(error),
    isOutdated: status === 404 || status === 412,
  };
}
