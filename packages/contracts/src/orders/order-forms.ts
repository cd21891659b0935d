import { emailPattern, phonePattern } from '../validation/users/contact.ts';
import { validateFields, type FieldError } from '../validation/form.ts';
import { maxEmailLength, maxNameLength, validateText, type TextError } from '../validation/text/text.ts';
import { addDays, daysOfIsoWeek } from './iso-week.ts';

/** Longest message, question or reason about an order, in characters. */
export const maxOrderTextLength = 2000;

/** What is wrong with a message or a reason, or undefined. Its lines may be broken. */
export function validateOrderText(text: string): TextError | undefined {
  return validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength: maxOrderTextLength });
}

/** Longest reference of the customer's own. */
export const maxReferenceLength = 100;

/** Who is met at the site. */
export interface InstallationContact {
  name: string;
  email: string;
  phone: string;
}

export type InstallationContactField = keyof InstallationContact;

const contactRules = {
  name: { maxLength: maxNameLength },
  email: { hasForm: (text: string) => text.length <= maxEmailLength && emailPattern.test(text) },
  phone: { hasForm: (text: string) => phonePattern.test(text) },
};

/** As it is stored: trimmed, a phone number without the spaces that people group digits with. */
export function normaliseInstallationContact({ name, email, phone }: InstallationContact): InstallationContact {
  return { name: name.trim(), email: email.trim(), phone: phone.replaceAll(' ', '') };
}

export function validateInstallationContactField(
  field: InstallationContactField,
  value: string,
): FieldError<InstallationContactField> | undefined {
  const error = validateText(field === 'phone' ? value.replaceAll(' ', '') : value, contactRules[field]);
  return error && { field, ...error };
}

export function validateInstallationContact(contact: InstallationContact): FieldError<InstallationContactField>[] {
  return validateFields(['name', 'email', 'phone'], { ...contact }, validateInstallationContactField);
}

/** So many days ahead at most a delivery is wanted: further on, nobody plans. */
const maxDaysAhead = 730;

/** What is wrong with a week that a delivery is requested for: it must exist, not be over, and not be too far on. `today` is YYYY-MM-DD. */
export function validateWantedWeek(week: string, today: string): 'invalidFormat' | 'past' | 'tooLate' | undefined {
  const days = daysOfIsoWeek(week);
  if (days === undefined) return 'invalidFormat';
  if (days.to < today) return 'past';
  return days.from > addDays(today, maxDaysAhead) ? 'tooLate' : undefined;
}
