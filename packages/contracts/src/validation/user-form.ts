import { emailPattern, phonePattern } from './contact.ts';
import { isBlank, maxEmailLength, maxNameLength, unsupportedCharacter } from './text.ts';

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

/** What can be wrong with a field. Clients have a text for each pair of field and code. */
export type ValidationCode = 'required' | 'invalidFormat' | 'tooLong' | 'unsupportedCharacter' | 'taken';

export interface FieldError<Field extends string = string> {
  field: Field;
  code: ValidationCode;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

const rules: Record<UserFormField, { maxLength: number; pattern?: RegExp }> = {
  firstName: { maxLength: maxNameLength },
  lastName: { maxLength: maxNameLength },
  email: { maxLength: maxEmailLength, pattern: emailPattern },
  cellphone: { maxLength: 16, pattern: phonePattern },
};

/**
 * What is wrong with one field of the user form, or undefined. The value counts without white space around it;
 * spaces inside a phone number are how people write it, so `normaliseUserForm` takes them away first.
 */
export function validateUserField(field: UserFormField, value: string): FieldError<UserFormField> | undefined {
  const rule = rules[field];
  const text = normaliseUserField(field, value);
  if (isBlank(text)) return { field, code: 'required' };
  const character = unsupportedCharacter(text);
  if (character !== undefined) return { field, code: 'unsupportedCharacter', character };
  if (rule.pattern && text.length <= rule.maxLength + 100 && !rule.pattern.test(text))
    return { field, code: 'invalidFormat' };
  if (text.length > rule.maxLength) return { field, code: rule.pattern ? 'invalidFormat' : 'tooLong' };
  return undefined;
}

/** A field as it is stored: trimmed; a phone number also without the spaces that people group digits with. */
export function normaliseUserField(field: UserFormField, value: string): string {
  const trimmed = value.trim();
  return field === 'cellphone' ? trimmed.replaceAll(' ', '') : trimmed;
}

/** All errors of the fields given, in the order of the form. */
export function validateUserForm(values: Partial<UserFormText>): FieldError<UserFormField>[] {
  const fields: UserFormField[] = ['firstName', 'lastName', 'email', 'cellphone'];
  return fields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : (validateUserField(field, value) ?? []);
  });
}
