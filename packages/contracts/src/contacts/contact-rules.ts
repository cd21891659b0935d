import { contactChannels } from './contact-lists.ts';
import type { ContactDetails } from './contact-types.ts';
import type { FieldError } from '../validation/form.ts';
import { maxNameLength, validateText } from '../validation/text/text.ts';
import { isTimeOfDay } from '../validation/time/time-of-day.ts';
import { normaliseUserField, validateUserField } from '../validation/users/user-form.ts';

export type ContactFieldError = Omit<FieldError, 'code'> & { code: FieldError['code'] | 'unknown' };

/** What is wrong with a contact, in the order of its form; whether what it covers exists is for the server to say. */
export function validateContact(contact: ContactDetails): ContactFieldError[] {
  const { name, email, phone, hours, timeZone, assignments } = contact;
  const nameError = validateText(name, { maxLength: maxNameLength });
  const emailError = validateUserField('email', email);
  const needsPhone = assignments.some(({ channels }) => channels.some((channel) => channel !== 'MAIL'));
  const phoneError = phone.trim() === '' && !needsPhone ? undefined : validateUserField('cellphone', phone);
  const isHours = hours === null || (isTimeOfDay(hours.from) && isTimeOfDay(hours.to) && hours.from !== hours.to);
  return [
    ...(nameError ? [{ ...nameError, field: 'name' }] : []),
    ...(emailError ? [{ ...emailError, field: 'email' }] : []),
    ...(phoneError ? [{ ...phoneError, field: 'phone' }] : []),
    ...(assignments.length === 0 ? [{ field: 'assignments', code: 'required' as const }] : []),
    ...assignments.flatMap(({ scope, channels }, place) => [
      ...(scope.kind !== 'ALL' && scope.ids.length === 0
        ? [{ field: `assignments.${place}.scope`, code: 'required' as const }]
        : []),
      ...(channels.length === 0 ? [{ field: `assignments.${place}.channels`, code: 'required' as const }] : []),
    ]),
    ...(isHours ? [] : [{ field: 'hours', code: 'invalidFormat' as const }]),
    ...(isTimeZone(timeZone) ? [] : [{ field: 'timeZone', code: 'unknown' as const }]),
  ];
}

/** A contact as it is stored: texts without white space around them, what is covered without repetition. */
export function normaliseContact(contact: ContactDetails): ContactDetails {
  return {
    ...contact,
    name: contact.name.trim(),
    email: normaliseUserField('email', contact.email),
    phone: normaliseUserField('cellphone', contact.phone),
    assignments: contact.assignments.map(({ type, scope, channels, order }) => ({
      type,
      scope: { kind: scope.kind, ids: scope.kind === 'ALL' ? [] : [...new Set(scope.ids)].sort() },
      channels: contactChannels.filter((channel) => channels.includes(channel)),
      order,
    })),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
