import {
  defaultUserLocale,
  maxEmailLength,
  maxNameLength,
  normaliseUserField,
  validateUserField,
  type CustomerUser,
  type CustomerUserCreate,
  type CustomerUserUpdate,
  type UserFormField,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { describeCharacter } from '../../platform/form/describe-character.ts';
import { formatPhoneNumber } from '../../platform/format/phone-number.ts';
import { userTextFields, type UserFormValues } from './userFormValues.ts';

export const userFieldLabels: Readonly<Record<UserFormField, MessageId>> = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  cellphone: 'form.cellphone',
};

export function emptyUserForm(): UserFormValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
    cellphone: '',
    locale: defaultUserLocale,
    active: true,
    forceTwoFactorAuth: false,
  };
}

/** A user in the form; the phone number as people read it. */
export function userFormOf(user: CustomerUser): UserFormValues {
  const { firstName, lastName, email, cellphone, locale, active, forceTwoFactorAuth } = user;
  return {
    firstName,
    lastName,
    email,
    cellphone: formatPhoneNumber(cellphone ?? ''),
    locale,
    active,
    forceTwoFactorAuth,
  };
}

/** What is sent to create a user: text without white space around it, a phone number without any. */
export function toUserCreate(values: UserFormValues): CustomerUserCreate {
  const text = Object.fromEntries(
    userTextFields.map((field) => [field, normaliseUserField(field, values[field])]),
  ) as Record<UserFormField, string>;
  return { ...text, locale: values.locale, forceTwoFactorAuth: values.forceTwoFactorAuth, active: values.active };
}

/** The same for an update, which calls `active` by another name (specification, section 3). */
export function toUserUpdate(values: UserFormValues): CustomerUserUpdate {
  const { active, ...details } = toUserCreate(values);
  return { ...details, isActive: active };
}

const maxLengths: Partial<Record<UserFormField, number>> = {
  firstName: maxNameLength,
  lastName: maxNameLength,
  email: maxEmailLength,
};

/** What to say about a field that the rules or the server refuse. A code without a text of its own gets a general one. */
export function fieldErrorMessage(
  field: UserFormField,
  error: { code: string; character?: string | undefined },
): MessageDescriptor {
  switch (error.code) {
    case 'unsupportedCharacter':
      return {
        id: 'validation.unsupportedCharacter',
        values: { character: describeCharacter(error.character ?? '') },
      };
    case 'tooLong':
      return { id: 'validation.tooLong', values: { max: maxLengths[field] ?? maxNameLength } };
    default:
      return { id: fieldErrorIds[`${field}.${error.code}`] ?? 'form.invalid' };
  }
}

const fieldErrorIds: Readonly<Record<string, MessageId>> = {
  'firstName.required': 'form.firstName.required',
  'lastName.required': 'form.lastName.required',
  'email.required': 'users.fieldError.email.required',
  'email.invalidFormat': 'users.fieldError.email.invalidFormat',
  'email.taken': 'users.fieldError.email.taken',
  'email.tooManyInvitations': 'users.refused.tooManyInvitations',
  'cellphone.required': 'users.fieldError.cellphone.required',
  'cellphone.invalidFormat': 'users.fieldError.cellphone.invalidFormat',
};

/** What is wrong with what stands in a field, as a text; undefined where it may be sent. */
export function fieldProblem(field: UserFormField, value: string): MessageDescriptor | undefined {
  const error = validateUserField(field, value);
  return error && fieldErrorMessage(field, error);
}

/** The fields that are not as they were, with what stands in them now. */
export function changedFields(before: UserFormValues, now: UserFormValues): (keyof UserFormValues)[] {
  return (Object.keys(before) as (keyof UserFormValues)[]).filter((field) => before[field] !== now[field]);
}
