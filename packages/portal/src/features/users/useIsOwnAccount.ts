import type { CustomerUser } from '@skerry/contracts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Tells whether a user is the one who is signed in, or acted for. */
export function useIsOwnAccount(): (user: Pick<CustomerUser, 'id' | 'email'>) => boolean {
  const { users } = useStartupData();
  const own = users.impersonatedUser ?? users.currentUser;
  // The e-mail address is what one signs in with, so no two accounts share it.
  return (user) => user.id === own.id || user.email.toLowerCase() === own.email.toLowerCase();
}
