import { failureOf, type Failure } from '../../platform/api/refusals.ts';

/** What a failed call on a contact means for what is shown. */
export function contactFailure(error: unknown): Failure {
  return failureOf(error, {
    LAST_NOC_CONTACT: 'contacts.refused.lastNoc',
    LAST_PLANNED_WORK_CONTACT: 'contacts.refused.lastPlannedWork',
    CONTACT_EXISTS: 'contacts.refused.exists',
    TOO_MANY_CONTACTS: 'contacts.refused.tooMany',
    TOO_MANY_MAILS: 'contacts.refused.tooManyMails',
    NOT_FOR_PART: 'contacts.refused.part',
  });
}
