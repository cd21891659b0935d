import type { SavedView } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../alerts/FailureNote.tsx';
import { useSend } from '../../data/useSend.ts';
import { savedViewFailure } from './savedViewFailure.ts';
import { useDeleteSavedView } from './savedViews.mutations.ts';

export interface DeleteSavedViewDialogProps {
  saved: SavedView;
  onClose: () => void;
  onDeleted: () => void;
  /** The view is not as it is shown here. */
  onOutdated: () => void;
}

/** Asks before a saved view is deleted. */
export function DeleteSavedViewDialog({ saved, onClose, onDeleted, onOutdated }: DeleteSavedViewDialogProps) {
  const { formatMessage } = useIntl();
  const { isPending, error, send } = useSend(useDeleteSavedView(), {
    onSent: onDeleted,
    failureOf: savedViewFailure,
    onOutdated,
  });

  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'list.views.delete.title' })}
      confirmLabel={formatMessage({ id: 'list.views.delete.confirm' })}
      updatingLabel={formatMessage({ id: 'list.views.delete.deleting' })}
      isUpdating={isPending}
      onConfirm={() => send(saved)}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="list.views.notDeleted" message={savedViewFailure(error).message} error={error} />
        )}
        <Text as="p">{formatMessage({ id: `list.views.delete.${saved.sharedWith}` }, { name: saved.name })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
