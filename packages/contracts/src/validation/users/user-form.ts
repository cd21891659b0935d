import { emailPattern, phonePattern } from './contact.ts';
import { validateFields, type FieldError } from '../form.ts';
import { maxEmailLength, maxNameLength, validateText, type TextRule } from '../text/text.ts';

/** The languages that mails to a user may be in. */
export const userLocales = ['sv', 'en', 'no', 'da'] as const;
export type UserLocale = (typeof userLocales)[number];
export const defaultUserLocale: UserLocale = 'sv';
/** Those that the user form offers (specification, section 5). */
export const userFormLocales: readonly UserLocale[] = ['sv', 'en'];

/** The fields of the user form that a person types (specification, section 5). */
export interface UserFormText {
  firstName: string;
  lastName: string;
  email: string;
  cellphone: string;
}

export type UserFormField = keyof UserFormText;

const rules: Record<UserFormField, TextRule> = {
  firstName: { maxLength: maxNameLength },
  lastName: { maxLength: maxNameLength },
  email: { hasForm: (text) => text.length <= maxEmailLength && emailPattern.test(text) },
  cellphone: { hasForm: (text) => phonePattern.test(text) },
};

/**
 * What is wrong with one field of the user form, or undefined. Surrounding white space is ignored;
 * people group phone numbers with spaces, so `normaliseUserField` removes those first.
 */
export function validateUserField(field: UserFormField, value: string): FieldError<UserFormField> | undefined {
  const error = validateText(normaliseUserField(field, value), rules[field]);
  return error && { field, ...error };
}

/** A field as it is stored: trimmed; a phone number also without the spaces that people group digits with. */
export function normaliseUserField(field: UserFormField, value: string): string {
  const trimmed = value.trim();
  return field === 'cellphone' ? trimmed.replaceAll(' ', '') : trimmed;
}

/** All errors of the fields given, in the order of the form. */
export function validateUserForm(values: Partial<UserFormText>): FieldError<UserFormField>[] {
  return validateFields(['firstName', 'lastName', 'email', 'cellphone'], values, validateUserField);
}
