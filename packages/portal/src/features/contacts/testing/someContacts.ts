import { contactTypes, type Contact, type ContactAssignment, type ContactPurpose } from '@skerry/contracts';

const told = (type: ContactAssignment['type'], given: Partial<ContactAssignment> = {}): ContactAssignment => ({
  type,
  scope: { kind: 'ALL', items: [] },
  channels: ['MAIL'],
  order: 1,
  isLast: false,
  ...given,
});

export function aContact(given: Partial<Contact> = {}): Contact {
  return {
    id: 'noc',
    kind: 'GROUP',
    name: 'Havstrand NOC',
    email: 'noc@havstrand.example',
    emailState: 'VERIFIED',
    phone: '+46846511800',
    locale: 'en',
    hours: null,
    timeZone: 'Europe/Stockholm',
    userState: null,
    assignments: [told('NOC', { isLast: true, channels: ['MAIL', 'CALL'] })],
    lastTestAt: null,
    createdAt: '2022-05-03T08:00:00.000Z',
    createdBy: 'Astrid Lindqvist',
    version: 3,
    ...given,
  };
}

export const twoContacts = (): Contact[] => [
  aContact(),
  aContact({
    id: 'bente',
    kind: 'PERSON',
    name: 'Bente Aasen',
    email: 'bente.aasen@havstrand.example',
    emailState: 'UNVERIFIED',
    assignments: [told('BILLING')],
  }),
];

export function purposesOf(contacts: readonly Contact[]): ContactPurpose[] {
  return contactTypes.map((type) => {
    const all = contacts.flatMap((contact) =>
      contact.assignments.filter((each) => each.type === type).map((assignment) => ({ contact, assignment })),
    );
    const uncovered = all.length === 0 ? [{ country: 'se', services: 12 }] : [];
    return { type, contacts: all, totalContacts: all.length, uncovered, silentHours: [] };
  });
}
