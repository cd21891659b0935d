import { validateFields, type FieldError } from '../form.ts';
import { isBlank } from '../text/text.ts';
import { validateUserField, type UserFormText } from './user-form.ts';

/** What people change of their own details; the e-mail address can only be read (specification, section 5). */
export type PersonalInfoFormText = Omit<UserFormText, 'email'>;

export type PersonalInfoFormField = keyof PersonalInfoFormText;

/** A phone number is required of everybody but the provider's own staff. */
export interface PhoneRule {
  isInternal: boolean;
}

/** What is wrong with one field, or undefined. The dialog that asks only for a phone number validates only `cellphone`. */
export function validatePersonalInfoField(
  field: PersonalInfoFormField,
  value: string,
  { isInternal }: PhoneRule,
): FieldError<PersonalInfoFormField> | undefined {
  if (field === 'cellphone' && isInternal && isBlank(value)) return undefined;
  const error = validateUserField(field, value);
  return error && { ...error, field };
}

/** All errors of the fields given, in the order of the form. */
export function validatePersonalInfoForm(
  values: Partial<PersonalInfoFormText>,
  rule: PhoneRule,
): FieldError<PersonalInfoFormField>[] {
  return validateFields(['firstName', 'lastName', 'cellphone'], values, (field, value) =>
    validatePersonalInfoField(field, value, rule),
  );
}

/** Whether someone has to give a phone number before anything else: none is stored, or one that the rule refuses. */
export function lacksPhone(cellphone: string | null, rule: PhoneRule): boolean {
  if (rule.isInternal) return false;
  return validatePersonalInfoField('cellphone', cellphone ?? '', rule) !== undefined;
}
