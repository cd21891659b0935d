import { isReachedAt, isReachedAtNight, type ContactPurpose } from '@skerry/contracts';
import type { ContactsView } from '../contactsAddress.ts';

type Told = ContactPurpose['contacts'][number];

/** Whether somebody who is told is among what the list is filtered by: as the server says for contacts, but of this purpose alone. */
export function toldMatches(
  { contact, assignment }: Told,
  text: string,
  { scopes, states, reached }: Pick<ContactsView, 'scopes' | 'states' | 'reached'>,
  now: Date,
): boolean {
  const wanted = text.trim().toLowerCase();
  const words = [contact.name, contact.email, ...assignment.scope.items.map(({ name }) => name)];
  const digits = wanted.replaceAll(' ', '');
  return (
    (words.some((word) => word.toLowerCase().includes(wanted)) || contact.phone?.includes(digits) === true) &&
    (scopes.length === 0 || scopes.includes(assignment.scope.kind)) &&
    (states.length === 0 || states.includes(contact.emailState)) &&
    (reached.length === 0 ||
      (reached.includes('NOW') && isReachedAt(contact, now)) ||
      (reached.includes('NIGHT') && isReachedAtNight(contact)))
  );
}
