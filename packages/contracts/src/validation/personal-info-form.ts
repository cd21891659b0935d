import { validateFields, type FieldError } from './form.ts';
import { isBlank } from './text.ts';
import { validateUserField, type UserFormText } from './user-form.ts';

/** What people change of their own details; the e-mail address can only be read (specification, section 5). */
export type PersonalInfoFormText = Omit<UserFormText, 'email'>;

export type PersonalInfoFormField = keyof PersonalInfoFormText;

/** Whether a phone number is demanded: of all but the provider's own staff. */
export interface PhoneDemand {
  isInternal: boolean;
}

/** What is wrong with one field, or undefined. The dialog that asks for nothing but a phone number judges `cellphone` alone. */
export function validatePersonalInfoField(
  field: PersonalInfoFormField,
  value: string,
  { isInternal }: PhoneDemand,
): FieldError<PersonalInfoFormField> | undefined {
  if (field === 'cellphone' && isInternal && isBlank(value)) return undefined;
  const error = validateUserField(field, value);
  return error && { ...error, field };
}

/** All errors of the fields given, in the order of the form. */
export function validatePersonalInfoForm(
  values: Partial<PersonalInfoFormText>,
  demand: PhoneDemand,
): FieldError<PersonalInfoFormField>[] {
  return validateFields(['firstName', 'lastName', 'cellphone'], values, (field, value) =>
    validatePersonalInfoField(field, value, demand),
  );
}

/** Whether someone has to give a phone number before anything else: none is stored, or one that the rule refuses. */
export function lacksPhone(cellphone: string | null, demand: PhoneDemand): boolean {
  if (demand.isInternal) return false;
  return validatePersonalInfoField('cellphone', cellphone ?? '', demand) !== undefined;
}
