import {
  validateContact,
  type Contact,
  type ContactAssignment,
  type ContactDetails,
  type ContactFieldError,
  type ContactPurpose,
  type ContactType,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';

/** An assignment in the form. */
export type FormAssignment = Omit<ContactAssignment, 'isLast'>;

/** What the form for a contact holds. */
export interface ContactFormValues extends Omit<ContactDetails, 'assignments'> {
  readonly assignments: readonly FormAssignment[];
}

export const contactFormId = (contactId: string | undefined) => `contacts.${contactId ?? 'new'}`;

export function emptyContact(
  assignments: readonly FormAssignment[],
  locale: ContactDetails['locale'],
  timeZone: string,
): ContactFormValues {
  return {
    kind: 'PERSON',
    name: '',
    email: '',
    phone: '',
    locale,
    hours: null,
    timeZone,
    assignments,
  };
}

export function newAssignment(type: ContactType, order: number): FormAssignment {
  return { type, scope: { kind: 'ALL', items: [] }, channels: ['MAIL'], order };
}

/** Who else is told about a purpose, as far as that is known. */
export function othersTold(
  purposes: readonly ContactPurpose[] | undefined,
  type: ContactType,
  contactId: string | undefined,
): ContactPurpose['contacts'] {
  const told = purposes?.find((purpose) => purpose.type === type)?.contacts ?? [];
  return told.filter(({ contact }) => contact.id !== contactId);
}

/** A contact in the form; the phone number as people read it. */
export function contactFormOf({
  kind,
  name,
  email,
  phone,
  locale,
  hours,
  timeZone,
  assignments,
}: Contact): ContactFormValues {
  return {
    kind,
    name,
    email,
    phone: formatPhoneNumber(phone ?? ''),
    locale,
    hours,
    timeZone,
    assignments: assignments.map(({ type, scope, channels, order }) => ({ type, scope, channels, order })),
  };
}

export function contactDetailsOf(values: ContactFormValues): ContactDetails {
  return {
    ...values,
    phone: values.phone.replaceAll(' ', ''),
    assignments: values.assignments.map(({ type, scope, channels, order }) => ({
      type,
      scope: { kind: scope.kind, ids: scope.items.map(({ id }) => id) },
      channels: [...channels],
      order,
    })),
  };
}

export function faultsOf(values: ContactFormValues): ContactFieldError[] {
  return validateContact(contactDetailsOf(values));
}

const faultIds: Readonly<Record<string, MessageId>> = {
  'name.required': 'validation.required',
  'email.required': 'validation.email.required',
  'email.invalidFormat': 'validation.email.invalidFormat',
  'phone.required': 'contactForm.phone.required',
  'phone.invalidFormat': 'contactForm.phone.invalidFormat',
  'assignments.required': 'contactForm.assignments.required',
  'assignments.twice': 'contacts.refused.exists',
  'email.twice': 'contactForm.email.twice',
  'scope.required': 'contactForm.scope.required',
  'scope.unknown': 'contactForm.scope.unknown',
  'channels.required': 'contactForm.channels.required',
  'hours.invalidFormat': 'contactForm.hours.invalidFormat',
  'timeZone.unknown': 'contactForm.timeZone.unknown',
};

/** What to say about a field that the rules or the server refuse. */
export function contactFaultMessage({
  field,
  code,
  character,
}: Pick<ContactFieldError, 'field' | 'character'> & { code: string }): MessageDescriptor {
  if (code === 'unsupportedCharacter')
    return { id: 'validation.unsupportedCharacter', values: { character: describeCharacter(character ?? '') } };
  if (code === 'tooLong') return { id: 'validation.tooLong', values: { max: 100 } };
  return { id: faultIds[`${field.split('.').at(-1)}.${code}`] ?? 'form.invalid' };
}
