export const contactsPath = '/contacts';

/** Where a contact is opened. */
export function contactHref(contactId: string): string {
  return `${contactsPath}?contact=${encodeURIComponent(contactId)}`;
}
