import type { ReactNode } from 'react';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { RoleRequestContext } from '../../platform/roles/role-request.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { roleRequestDialog } from './role-request-part.ts';

/** Lets every page offer to ask for roles. */
export function RoleRequests({ children }: { children: ReactNode }) {
  const { isInternal } = useIdentity();
  const { Dialog, open, close } = useLazyDialog(roleRequestDialog);
  return (
    // The provider's staff are not asked: nearly all are users of no customer, where nobody could give them a role.
    <RoleRequestContext value={isInternal ? undefined : open}>
      {children}
      {Dialog && <Dialog isOptional onClose={close} />}
    </RoleRequestContext>
  );
}
