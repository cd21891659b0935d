import type { CustomerUser } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { userFailure } from '../userRefusal.ts';
import { useDeleteUser } from '../users.mutations.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';

export interface DeleteUserDialogProps {
  user: CustomerUser;
  /** Asks the server for the newest state of the user. */
  onOutdated: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteUserDialog({ user, onOutdated, onClose, onDeleted }: DeleteUserDialogProps) {
  const intl = useIntl();
  const { isPending, error, send } = useSend(useDeleteUser(), {
    onSent: onDeleted,
    failureOf: userFailure,
    onOutdated: () => void onOutdated(),
  });
  const failure = error === undefined ? undefined : userFailure(error);

  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'users.delete.title' })}
      confirmLabel={intl.formatMessage({ id: 'users.delete.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'users.delete.cancel' })}
      updatingLabel={intl.formatMessage({ id: 'users.delete.deleting' })}
      isUpdating={isPending}
      onConfirm={() => send(user)}
      onCancel={onClose}
    >
      <Stack>
        {failure && (
          <FailureNote
            title="users.delete.notDeleted"
            message={failure.message}
            advice={failure.isConflict ? 'users.delete.changed' : undefined}
            error={error}
          />
        )}
        <Text as="p">{intl.formatMessage({ id: 'users.delete.body' }, { fullName: user.fullName })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
