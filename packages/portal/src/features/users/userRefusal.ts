import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** Causes that the server names and that have a clearer text here than their status has. */
const refusals: Readonly<Record<string, MessageId>> = {
  LAST_ADMINISTRATOR: 'users.refused.lastAdministrator',
  OWN_ACCOUNT: 'users.refused.ownAccount',
  PERMISSION_NOT_HELD: 'users.refused.permissionNotHeld',
};

/** What a failed call on a user means for what is shown. */
export interface UserFailure {
  /** A text of its own for the cause that the server named. */
  refusal: MessageId | undefined;
  /** The refusal's text, or the catalogue's for the status. */
  message: MessageDescriptor;
  /** Somebody else has changed the user since it was read: 412, or a 409 that names no other cause. */
  isConflict: boolean;
  /** What is shown is old: the user was changed, or is gone. */
  isOutdated: boolean;
}

export function userFailure(error: unknown): UserFailure {
  if (!(error instanceof ApiError))
    return { refusal: undefined, message: errorMessage(error), isConflict: false, isOutdated: false };
  const { status, problem } = error;
  const code = problem?.code;
  const refusal = code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  const isConflict = status === 412 || (status === 409 && code === undefined);
  return {
    refusal,
    message: refusal ? { id: refusal } : errorMessage(error),
    isConflict,
    isOutdated: isConflict || status === 404,
  };
}
