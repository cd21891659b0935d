import type { ServiceTag } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useDeleteTag } from '../services.mutations.ts';

export interface DeleteTagDialogProps {
  tag: ServiceTag;
  onClose: () => void;
  /** The tag is not as it is shown here. */
  onOutdated: () => void;
}

/** Asks before a tag is taken from every service. */
export function DeleteTagDialog({ tag, onClose, onOutdated }: DeleteTagDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSend(useDeleteTag(), {
    onSent() {
      alerts.success('services.alert.tagDeleted');
      onClose();
    },
    failureOf: serviceFailure,
    onOutdated,
  });

  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'services.tags.delete.title' })}
      confirmLabel={formatMessage({ id: 'services.tags.delete.confirm' })}
      updatingLabel={formatMessage({ id: 'services.tags.delete.deleting' })}
      isUpdating={isPending}
      onConfirm={() => send(tag)}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="services.tags.notDeleted" message={serviceFailure(error).message} error={error} />
        )}
        <Text as="p">{formatMessage({ id: 'services.tags.delete.body' }, { name: tag.name, count: tag.usedBy })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
