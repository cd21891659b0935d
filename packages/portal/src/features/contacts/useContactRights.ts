import { useIdentity } from '../../platform/session/useSession.ts';

export interface ContactRights {
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  /** What changes several contacts at once. */
  readonly mayHandleAll: boolean;
}

/** What the reader may do with contacts. Staff who act as a user look alone. */
export function useContactRights(): ContactRights {
  const { roles, impersonatedUserId } = useIdentity();
  const has = (...rights: string[]) =>
    impersonatedUserId === undefined && rights.some((right) => roles.includes(right));
  const mayHandleAll = has('UserAdministrator', 'OperationResponsible', 'cp-contacts');
  return {
    mayHandleAll,
    mayAdd: mayHandleAll || has('create-contacts'),
    mayChange: mayHandleAll || has('update-contacts'),
    mayDelete: mayHandleAll || has('delete-contacts'),
  };
}
