import { useOwnRoleRequest } from '../../platform/roles/own-role-request.ts';
import { PendingRequestDialog } from './PendingRequestDialog.tsx';
import { RoleRequestForm } from './RoleRequestForm.tsx';

export interface RoleRequestDialogProps {
  /** The user has work to do here already, and may leave it at that. @default false */
  isOptional?: boolean;
  /** Leaves the request to the administrator. */
  onClose: () => void;
}

/** Asks which roles the user needs, or says that the administrator has been asked. */
export function RoleRequestDialog({ isOptional = false, onClose }: RoleRequestDialogProps) {
  // Where it can't be fetched the form is shown: the server knows of a request that waits.
  const { data: request, isLoading } = useOwnRoleRequest();
  if (isLoading) return null;
  if (request?.state === 'PENDING') return <PendingRequestDialog request={request} onClose={onClose} />;
  return <RoleRequestForm last={request ?? undefined} {...(isOptional && { onCancel: onClose })} />;
}
