import type { SavedView } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useDeleteSavedView } from './savedViews.mutations.ts';

export interface DeleteSavedViewDialogProps {
  saved: SavedView;
  onClose: () => void;
  /** The view is not as it is shown here. */
  onOutdated: () => void;
}

/** Asks before a saved view is deleted. */
export function DeleteSavedViewDialog({ saved, onClose, onOutdated }: DeleteSavedViewDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, start } = useDeleteSavedView();
  const [error, setError] = useState<unknown>();

  function remove() {
    setError(undefined);
    start(saved, {
      done: () => {
        alerts.success('services.views.deleted');
        onClose();
      },
      failed: (failure) => {
        setError(failure);
        if (serviceFailure(failure).isOutdated) onOutdated();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'services.views.delete.title' })}
      confirmLabel={formatMessage({ id: 'services.views.delete.confirm' })}
      updatingLabel={formatMessage({ id: 'services.views.delete.deleting' })}
      isUpdating={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="services.views.notDeleted" message={serviceFailure(error).message} error={error} />
        )}
        <Text as="p">{formatMessage({ id: `services.views.delete.${saved.sharedWith}` }, { name: saved.name })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
