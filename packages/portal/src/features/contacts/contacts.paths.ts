import { anyOf } from '../../platform/access/access.ts';

export const contactsPath = '/contacts';

/** Where a contact is opened. */
export function contactHref(contactId: string): string {
  return `${contactsPath}?contact=${encodeURIComponent(contactId)}`;
}

/** Who may look at contacts. */
export const contactsAccess = anyOf(
  'UserAdministrator',
  'OperationResponsible',
  'cp-contacts',
  'view-contacts',
  'create-contacts',
  'update-contacts',
  'delete-contacts',
);
