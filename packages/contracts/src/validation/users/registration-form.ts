import { customerIdPattern } from './customer-id.ts';
import { validateFields, type FieldError } from '../form.ts';
import { validateText } from '../text/text.ts';
import { normaliseUserField, validateUserField, type UserFormText } from './user-form.ts';

/** What the public account registration asks for, and adding a customer id to an account: the same (specification, section 5). */
export interface RegistrationFormText extends UserFormText {
  customerId: string;
}

export type RegistrationFormField = keyof RegistrationFormText;

/** What is wrong with one field, or undefined: a customer id, or a field of the user form. */
export function validateRegistrationField(
  field: RegistrationFormField,
  value: string,
): FieldError<RegistrationFormField> | undefined {
  if (field !== 'customerId') return validateUserField(field, value);
  const error = validateText(value, { hasForm: (text) => customerIdPattern.test(text) });
  return error && { field, ...error };
}

/** A field as it is stored. */
export function normaliseRegistrationField(field: RegistrationFormField, value: string): string {
  return field === 'customerId' ? value.trim() : normaliseUserField(field, value);
}

/** All errors of the fields given, in the order of the form. */
export function validateRegistrationForm(values: Partial<RegistrationFormText>): FieldError<RegistrationFormField>[] {
  return validateFields(
    ['firstName', 'lastName', 'email', 'cellphone', 'customerId'],
    values,
    validateRegistrationField,
  );
}
