import { emailPattern, phonePattern } from './contact.ts';
import { validateFields, type FieldError } from './form.ts';
import { maxEmailLength, maxNameLength, validateText, type TextRule } from './text.ts';

export const userLocales = ['sv', 'en'] as const;
export type UserLocale = (typeof userLocales)[number];
export const defaultUserLocale: UserLocale = 'sv';

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
 * What is wrong with one field of the user form, or undefined. The value counts without white space around it;
 * spaces inside a phone number are how people write it, so `normaliseUserField` takes them away first.
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
