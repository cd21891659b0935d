import type { CustomerUser } from '@skerry/contracts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Tells whether a user is the one who is signed in, or acted for. */
export function useIsOwnAccount(): (user: Pick<CustomerUser, 'id'>) => boolean {
  const { users } = useStartupData();
  const own = users.impersonatedUser ?? users.currentUser;
  return (user) => user.id === own.id;
}
