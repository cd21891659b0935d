import { failureOf, type Failure } from '../../platform/api/refusals.ts';

/** What a failed call on a user means for what is shown. */
export function userFailure(error: unknown): Failure {
  return failureOf(error, {
    LAST_ADMINISTRATOR: 'users.refused.lastAdministrator',
    OWN_REQUEST: 'users.refused.ownRequest',
    OWN_ACCOUNT: 'users.refused.ownAccount',
    PERMISSION_NOT_HELD: 'users.refused.permissionNotHeld',
    MORE_THAN_OWN_RIGHTS: 'users.refused.moreThanOwnRights',
    NOT_WHILE_ACTING: 'users.refused.acting',
    USER_INACTIVE: 'users.refused.inactive',
    TOO_MANY_INVITATIONS: 'users.refused.tooManyInvitations',
  });
}
