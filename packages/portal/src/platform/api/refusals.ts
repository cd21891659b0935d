import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../alerts/error-message.ts';
import { ApiError } from './ApiError.ts';

/** What a failed call on a thing means for what is shown of it. */
export interface Failure {
  /** A text of its own for the cause that the server named. */
  readonly refusal: MessageId | undefined;
  /** The refusal's text, or the catalogue's for the status. */
  readonly message: MessageDescriptor;
  /** Somebody else has changed it since it was read: 412, or a 409 that names no other cause. */
  readonly isConflict: boolean;
  /** What is shown is old: it was changed, or is gone. */
  readonly isOutdated: boolean;
}

/** @param refusals Causes that the server names and that have a clearer text here than their status has. */
export function failureOf(error: unknown, refusals: Readonly<Record<string, MessageId>>): Failure {
  const { status, code } =
    error instanceof ApiError
      ? { status: error.status, code: error.problem?.code }
      : { status: undefined, code: undefined };
  const refusal = code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  const isConflict = status === 412 || (status === 409 && code === undefined);
  return {
    refusal,
    message: refusal ? { id: refusal } : errorMessage(error),
    isConflict,
    isOutdated: isConflict || status === 404,
  };
}
