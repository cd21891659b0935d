import { financialRoles } from '@skerry/contracts';
import { useIdentity } from '../../platform/session/useSession.ts';

/** Whether the reader may see what orders cost. */
export function useSeesFees(): boolean {
  const { roles } = useIdentity();
  return financialRoles.some((role) => roles.includes(role));
}
