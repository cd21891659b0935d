import type { UserFormField, UserFormText, UserLocale } from '@skerry/contracts';

/** What the form for creating and editing a user holds. */
export interface UserFormValues extends UserFormText {
  locale: UserLocale;
  active: boolean;
  forceTwoFactorAuth: boolean;
}

/** The fields that a person types, in the order of the form. */
export const userTextFields: readonly UserFormField[] = ['firstName', 'lastName', 'email', 'cellphone'];

/** All of them. */
export const userFormFields = [
  ...userTextFields,
  'locale',
  'active',
  'forceTwoFactorAuth',
] as const satisfies readonly (keyof UserFormValues)[];

export const createFormId = 'users.create';

export function editFormId(userId: string): string {
  return `users.edit.${userId}`;
}
