import { opticalRoles } from '@skerry/contracts';
import { useIdentity } from '../../platform/session/useSession.ts';

export interface OpticalRights {
  /** May see what the company has asked for. */
  readonly isBuyer: boolean;
  /** Staff who act as a user ask for nothing in their name. */
  readonly isActing: boolean;
  readonly mayAsk: boolean;
}

/** What its reader may do with optical services. Everybody may read what there is. */
export function useOpticalRights(): OpticalRights {
  const { roles, impersonatedUserId } = useIdentity();
  const isActing = impersonatedUserId !== undefined;
  const isBuyer = opticalRoles.some((role) => roles.includes(role));
  return { isBuyer, isActing, mayAsk: isBuyer && !isActing };
}
