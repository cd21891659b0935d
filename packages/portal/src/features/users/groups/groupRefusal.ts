import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';

/** Causes that the server names and that have a clearer text here than their status has. */
const refusals: Readonly<Record<string, MessageId>> = {
  FROM_IDENTITY_PROVIDER: 'userGroups.refused.identityProvider',
  TOO_MANY_GROUPS: 'userGroups.refused.tooMany',
  MORE_THAN_OWN_RIGHTS: 'userGroups.refused.ownRights',
  LAST_ADMINISTRATOR: 'users.refused.lastAdministrator',
  OWN_ACCOUNT: 'userGroups.refused.ownAccount',
  NOT_WHILE_ACTING: 'userGroups.refused.acting',
};

/** What a failed call on a group means for what is shown. */
export interface GroupFailure {
  refusal: MessageId | undefined;
  /** The refusal's text, or the catalogue's for the status. */
  message: MessageDescriptor;
  /** Somebody else has changed the group since it was read: 412, or a 409 that names no other cause. */
  isConflict: boolean;
  /** What is shown is old: the group was changed, or is gone. */
  isOutdated: boolean;
}

export function groupFailure(error: unknown): GroupFailure {
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
