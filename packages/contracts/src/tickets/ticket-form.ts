import { emailPattern, phonePattern } from '../validation/users/contact.ts';
import { maxNameLength, validateText, type TextError, type TextRule } from '../validation/text/text.ts';
import { ticketImpacts, ticketPriorities, ticketTypes, type TicketImpact, type TicketType } from './priority.ts';

/** Services of one ticket at most. */
export const maxTicketServices = 50;
export const maxTicketSubjectLength = 120;
export const maxTicketTextLength = 4000;
export const maxTicketReferenceLength = 50;
/** Of the way into the room, and of the hours in which somebody can be called. */
export const maxTicketNoteLength = 500;
export const maxTicketContacts = 10;

/** What is wrong with a field of a ticket. */
export interface TicketError {
  field: string;
  code: string;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

export interface TicketContact {
  kind: string;
  name: string;
  phone: string;
  /** When they can be called, as people say it. */
  hours?: string;
}

/** What a new ticket says. Times in ISO 8601. */
export interface TicketForm {
  type: string;
  /** Of a fault alone. */
  impact?: string | null;
  serviceIds: readonly string[];
  subject: string;
  description: string;
  startedAt?: string | null;
  /** Whether tests may cut the traffic. */
  testing?: string | null;
  testFrom?: string | null;
  testTo?: string | null;
  checked?: readonly string[];
  reference?: string;
  contacts?: readonly TicketContact[];
  accessNote?: string;
  /** Mail addresses that get a copy of each message. */
  copiesTo?: readonly string[];
  /** For customers with `serviceNowPriority` alone. */
  priority?: string | null;
  priorityReason?: string;
}

export const ticketTestings = ['NOW', 'IN_WINDOW', 'ASK_FIRST'] as const;
/** What was looked at on the site before. */
export const ticketChecks = ['POWER', 'CABLES', 'RESTARTED'] as const;
export const ticketContactKinds = ['ON_SITE', 'TECHNICAL'] as const;

export function isTicketType(type: string): type is TicketType {
  return includes(ticketTypes, type);
}

export function isTicketImpact(impact: string): impact is TicketImpact {
  return includes(ticketImpacts, impact);
}

/** What is wrong with a message or a reason, or undefined. Its lines may be broken. */
export function validateTicketText(text: string, maxLength = maxTicketTextLength): TextError | undefined {
  return validateText(oneLine(text), { maxLength });
}

/** All that is wrong with a new ticket, in the order of the form. Whether its services exist is for the server to say. */
export function validateTicket(form: TicketForm, { now, choosesPriority }: { now: number; choosesPriority: boolean }) {
  return [
    ...(isTicketType(form.type) ? [] : [{ field: 'type', code: 'unknown' }]),
    ...serviceErrors(form),
    ...faultErrors(form, now),
    ...textErrors('subject', form.subject, { maxLength: maxTicketSubjectLength }),
    ...textErrors('description', oneLine(form.description), { maxLength: maxTicketTextLength }),
    ...optional('reference', form.reference, { maxLength: maxTicketReferenceLength }),
    ...contactErrors(form.contacts ?? []),
    ...optional('accessNote', oneLine(form.accessNote ?? ''), { maxLength: maxTicketNoteLength }),
    ...(form.copiesTo ?? []).flatMap((email, index) =>
      textErrors(`copiesTo.${index}`, email, { hasForm: (text) => emailPattern.test(text) }),
    ),
    ...priorityErrors(form, choosesPriority),
  ] satisfies TicketError[];
}

function serviceErrors({ type, serviceIds }: TicketForm): TicketError[] {
  if (serviceIds.length > maxTicketServices) return [{ field: 'serviceIds', code: 'tooMany' }];
  return type === 'FAULT' && serviceIds.length === 0 ? [{ field: 'serviceIds', code: 'required' }] : [];
}

function faultErrors({ type, impact, startedAt, testing, testFrom, testTo, checked }: TicketForm, now: number) {
  const errors: TicketError[] = [];
  const wrong = (field: string, code: string) => void errors.push({ field, code });
  if (type === 'FAULT' && (impact ?? null) === null) wrong('impact', 'required');
  else if (type !== 'FAULT' && (impact ?? null) !== null) wrong('impact', 'notForType');
  else if (impact && !isTicketImpact(impact)) wrong('impact', 'unknown');
  if (startedAt && Date.parse(startedAt) > now) wrong('startedAt', 'future');
  if (testing && !includes(ticketTestings, testing)) wrong('testing', 'unknown');
  if (testing === 'IN_WINDOW') {
    if (!testFrom) wrong('testFrom', 'required');
    if (!testTo) wrong('testTo', 'required');
    else if (testFrom && Date.parse(testTo) <= Date.parse(testFrom)) wrong('testTo', 'notAfterStart');
    else if (Date.parse(testTo) <= now) wrong('testTo', 'past');
  }
  if (checked?.some((one) => !includes(ticketChecks, one))) wrong('checked', 'unknown');
  return errors;
}

function contactErrors(contacts: readonly TicketContact[]): TicketError[] {
  if (contacts.length > maxTicketContacts) return [{ field: 'contacts', code: 'tooMany' }];
  return contacts.flatMap(({ kind, name, phone, hours }, index) => [
    ...(includes(ticketContactKinds, kind) ? [] : [{ field: `contacts.${index}.kind`, code: 'unknown' }]),
    ...textErrors(`contacts.${index}.name`, name, { maxLength: maxNameLength }),
    ...textErrors(`contacts.${index}.phone`, phone.replaceAll(' ', ''), { hasForm: (text) => phonePattern.test(text) }),
    ...optional(`contacts.${index}.hours`, hours, { maxLength: maxTicketNoteLength }),
  ]);
}

function priorityErrors({ priority, priorityReason = '' }: TicketForm, choosesPriority: boolean): TicketError[] {
  if ((priority ?? null) === null) return [];
  if (!choosesPriority) return [{ field: 'priority', code: 'notForCustomer' }];
  if (!includes(ticketPriorities, priority ?? '')) return [{ field: 'priority', code: 'unknown' }];
  return textErrors('priorityReason', oneLine(priorityReason), { maxLength: maxTicketNoteLength });
}

function textErrors(field: string, text: string, rule: TextRule): TicketError[] {
  const error = validateText(text, rule);
  return error === undefined ? [] : [{ field, ...error }];
}

function optional(field: string, text: string | undefined, rule: TextRule): TicketError[] {
  return text === undefined || text.trim() === '' ? [] : textErrors(field, text, rule);
}

/** A text whose lines may be broken, for rules that refuse control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/\r?\n/g, ' ');
}

function includes(all: readonly string[], one: string): boolean {
  return all.includes(one);
}
