import { customerRoles, permissions, phonePattern } from '@skerry/contracts';
import { useState } from 'react';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { useOwnRoleRequest } from '../../platform/roles/own-role-request.ts';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { roleRequestDialog } from './role-request-part.ts';
import type { RoleRequestDialogProps } from './RoleRequestDialog.tsx';

/** What the tab remembers of who has left the dialog for now. */
const leftName = 'role-request-left';

/** Lets customers without a role ask for one. Who holds a finer permission has work to do here, and may leave it for this visit. */
export function RequiredRoleRequest() {
  const identity = useIdentity();
  const { drafts } = useSession();
  const { cellphone } = useStartupData().users.currentUser.attributes;
  const principal = principalOf(identity);
  const [isClosed, setClosed] = useState(() => drafts.peek(principal, leftName) === true);
  // One thing at a time: the mobile number is asked for first.
  if (identity.isInternal || isClosed || !phonePattern.test(cellphone ?? '')) return null;
  if (holdsAny(customerRoles, identity.roles)) return null;
  const isOptional = holdsAny(permissions, identity.roles);

  function close(): void {
    if (isOptional) drafts.put(principal, leftName, true);
    setClosed(true);
  }

  return <FetchedDialog isOptional={isOptional} onClose={close} />;
}

function holdsAny(wanted: readonly string[], roles: readonly string[]): boolean {
  return roles.some((role) => wanted.includes(role));
}

function FetchedDialog(props: RoleRequestDialogProps) {
  // Asked for together with the dialog, not after it.
  useOwnRoleRequest();
  const { Component: RoleRequestDialog } = useRequiredComponent(roleRequestDialog);
  return RoleRequestDialog && <RoleRequestDialog {...props} />;
}
