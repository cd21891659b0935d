import { mayOpen } from '../access/access.ts';
import { useIdentity } from '../session/useSession.ts';
import { serviceChangesAccess } from './services-section.access.ts';

/** Changes of services are ordered by those who order, in the company's own name. */
export function useMayOrderChanges(): boolean {
  const { roles, impersonatedUserId } = useIdentity();
  return mayOpen(serviceChangesAccess, roles) && impersonatedUserId === undefined;
}
