import { customerRoles, permissions, phonePattern } from '@skerry/contracts';
import { useState } from 'react';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { roleRequestDialog } from './role-request-part.ts';
import type { RoleRequestDialogProps } from './RoleRequestDialog.tsx';

const known: readonly string[] = [...customerRoles, ...permissions];

/** Lets customers who may do nothing yet ask for roles. Who holds a finer permission has work to do here, and is left to it. */
export function RequiredRoleRequest() {
  const { isInternal, roles } = useIdentity();
  const { cellphone } = useStartupData().users.currentUser.attributes;
  const [isClosed, setClosed] = useState(false);
  // One thing at a time: the mobile number is asked for first.
  if (isInternal || isClosed || !phonePattern.test(cellphone ?? '')) return null;
  if (roles.some((role) => known.includes(role))) return null;
  return <FetchedDialog onClose={() => setClosed(true)} />;
}

function FetchedDialog(props: RoleRequestDialogProps) {
  const { Component: RoleRequestDialog } = useRequiredComponent(roleRequestDialog);
  return RoleRequestDialog && <RoleRequestDialog {...props} />;
}
