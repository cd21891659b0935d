import { ticketPriorityOf } from './priority.ts';
import { validateTicket, validateTicketText, type TicketForm } from './ticket-form.ts';

const now = Date.parse('2024-11-21T09:41:00Z');
const fault: TicketForm = {
  type: 'FAULT',
  impact: 'DEGRADED',
  serviceIds: ['DK-033615'],
  subject: 'Warehouse system times out',
  description: 'Since 08:05 the site runs on 5G.\nThe warehouse system times out.',
};
const question: TicketForm = { ...fault, type: 'QUESTION', impact: null, serviceIds: [] };

function errors(form: TicketForm, choosesPriority = false): string[] {
  return validateTicket(form, { now, choosesPriority }).map(({ field, code }) => `${field} ${code}`);
}

describe('a new ticket', () => {
  it.each([
    ['a fault', fault],
    ['a question about no service', question],
    ['a fault that began now', { ...fault, startedAt: new Date(now).toISOString() }],
    [
      'with a contact whose number is grouped',
      { ...fault, contacts: [{ kind: 'ON_SITE', name: 'Freja Nygaard', phone: '+45 89 88 01 57' }] },
    ],
    ['with 50 services', { ...fault, serviceIds: Array.from({ length: 50 }, (_, index) => `S-${index}`) }],
    ['with 4,000 characters', { ...fault, description: 'x'.repeat(4000) }],
  ])('may be %s', (_what, form) => expect(errors(form)).toEqual([]));

  it.each([
    ['an unknown type', { ...question, type: 'WISH' }, 'type unknown'],
    ['a fault of no service', { ...fault, serviceIds: [] }, 'serviceIds required'],
    [
      '51 services',
      { ...fault, serviceIds: Array.from({ length: 51 }, (_, index) => `S-${index}`) },
      'serviceIds tooMany',
    ],
    ['a fault without impact', { ...fault, impact: null }, 'impact required'],
    ['a question with an impact', { ...question, impact: 'DOWN' }, 'impact notForType'],
    ['a start in the future', { ...fault, startedAt: '2024-11-21T09:41:01Z' }, 'startedAt future'],
    ['a subject of spaces', { ...fault, subject: '   ' }, 'subject required'],
    ['a subject of 121 characters', { ...fault, subject: 'x'.repeat(121) }, 'subject tooLong'],
    ['a description of 4,001 characters', { ...fault, description: 'x'.repeat(4001) }, 'description tooLong'],
    ['a character above 255', { ...fault, description: 'Ł' }, 'description unsupportedCharacter'],
    ['a reference of 51 characters', { ...fault, reference: 'x'.repeat(51) }, 'reference tooLong'],
    [
      'a malformed phone',
      { ...fault, contacts: [{ kind: 'TECHNICAL', name: 'A', phone: '0701' }] },
      'contacts.0.phone invalidFormat',
    ],
    ['a malformed mail', { ...fault, copiesTo: ['noc@havstrand.example', 'noc'] }, 'copiesTo.1 invalidFormat'],
    [
      'tests in a window without its end',
      { ...fault, testing: 'IN_WINDOW', testFrom: '2024-11-21T12:00:00Z' },
      'testTo required',
    ],
    [
      'a window that ends before it begins',
      { ...fault, testing: 'IN_WINDOW', testFrom: '2024-11-21T12:00:00Z', testTo: '2024-11-21T11:00:00Z' },
      'testTo notAfterStart',
    ],
  ])('is refused with %s', (_what, form, expected) => expect(errors(form)).toEqual([expected]));

  it('chooses its priority only where the customer may, and says why', () => {
    const chosen = { ...fault, priority: 'P1', priorityReason: '' };
    expect(errors(chosen)).toEqual(['priority notForCustomer']);
    expect(errors(chosen, true)).toEqual(['priorityReason required']);
    expect(errors({ ...chosen, priorityReason: 'The only way to the harbour.' }, true)).toEqual([]);
  });
});

it('has the priority that follows from the impact', () => {
  expect(([null, 'QUESTION', 'INTERMITTENT', 'DEGRADED', 'DOWN'] as const).map(ticketPriorityOf)).toEqual([
    'P4',
    'P4',
    'P3',
    'P2',
    'P1',
  ]);
});

it.each([
  [' \n ', 'required'],
  ['x'.repeat(4001), 'tooLong'],
  ['two\nlines', undefined],
])('a message %j is %s', (text, code) => expect(validateTicketText(text)?.code).toBe(code));
