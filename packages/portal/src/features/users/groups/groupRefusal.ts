import { failureOf, type Failure } from '../../../platform/api/refusals.ts';

/** What a failed call on a group means for what is shown. */
export function groupFailure(error: unknown): Failure {
  return failureOf(error, {
    FROM_IDENTITY_PROVIDER: 'userGroups.refused.identityProvider',
    TOO_MANY_GROUPS: 'userGroups.refused.tooMany',
    MORE_THAN_OWN_RIGHTS: 'userGroups.refused.ownRights',
    PERMISSION_NOT_HELD: 'users.refused.permissionNotHeld',
    LAST_ADMINISTRATOR: 'users.refused.lastAdministrator',
    OWN_ACCOUNT: 'userGroups.refused.ownAccount',
    NOT_WHILE_ACTING: 'userGroups.refused.acting',
  });
}
