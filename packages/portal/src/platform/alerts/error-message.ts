import type { MessageId } from '@skerry/i18n';
import { ApiError } from '../api/ApiError.ts';

/** A text and what goes into its placeholders. */
export interface MessageDescriptor {
  id: MessageId;
  values?: Record<string, string | number>;
}

/** Statuses that share another one's text (specification, section 8, and decision 20). */
const sharedText: Readonly<Record<number, number>> = {
  408: 500,
  412: 409,
  422: 400,
  428: 400,
  429: 500,
  502: 500,
  503: 500,
  504: 500,
};
const withText = new Set([0, 400, 401, 403, 404, 409, 413, 415, 500]);

/** The id of the catalogue's text for a status: `fetchErrors.{status}`. A status without a text has that of its class. */
export function errorMessageId(status: number): MessageId {
  const shared = sharedText[status] ?? status;
  const listed = withText.has(shared) ? shared : status >= 400 && status < 500 ? 400 : 500;
  return `fetchErrors.${listed}` as MessageId;
}

/** What to say about anything that a call can throw. What is no answer of the server counts as 500. */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return { id: errorMessageId(500) };
  if (error.status === 429 && error.retryAfter !== undefined)
    return { id: 'fetchErrors.429', values: { seconds: error.retryAfter } };
  return { id: errorMessageId(error.status) };
}
