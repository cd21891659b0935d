import { useCallback, useState } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { userTextFields, type UserFormValues } from './userFormValues.ts';

export const createFormId = 'users.create';

export function editFormId(userId: string): string {
  return `users.edit.${userId}`;
}

/** What had been typed into the form when the session ended, once, after the next login. */
export function useKeptUserForm(formId: string): { kept: UserFormValues | undefined; forget: () => void } {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const [kept, setKept] = useState(() => {
    const values = drafts.take(principal, formId);
    return isUserForm(values) ? values : undefined;
  });
  const forget = useCallback(() => setKept(undefined), []);
  return { kept, forget };
}

function isUserForm(values: unknown): values is UserFormValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    [...userTextFields, 'locale'].every((field) => typeof Reflect.get(values, field) === 'string')
  );
}
