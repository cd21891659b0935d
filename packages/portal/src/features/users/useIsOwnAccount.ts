import type { CustomerUser } from '@skerry/contracts';
import { useCallback } from 'react';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Tells whether a user is the one who is signed in, or acted for. */
export function useIsOwnAccount(): (user: Pick<CustomerUser, 'id'>) => boolean {
  const { users } = useStartupData();
  const { id } = users.impersonatedUser ?? users.currentUser;
  return useCallback((user) => user.id === id, [id]);
}
