import type { Webhook } from '@skerry/contracts';
import { ConfirmDialog, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useSend } from '../../../platform/data/useSend.ts';
import { useDeleteWebhook } from './webhook.data.ts';
import { webhookFailure } from './webhookFailure.ts';

interface DeleteWebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
  onDeleted: () => void;
  onOutdated: () => void;
}

/** Asks before a webhook is deleted. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted, onOutdated }: DeleteWebhookDialogProps) {
  const { formatMessage } = useIntl();
  const { isPending, error, send } = useSend(useDeleteWebhook(), {
    onSent: onDeleted,
    failureOf: webhookFailure,
    onOutdated,
  });
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'webhooks.delete.title' }, { name: webhook.name })}
      confirmLabel={formatMessage({ id: 'webhooks.delete' })}
      updatingLabel={formatMessage({ id: 'webhooks.deleting' })}
      isUpdating={isPending}
      onConfirm={() => send(webhook)}
      onCancel={onClose}
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="webhooks.notDeleted" message={webhookFailure(error).message} error={error} />
        )}
        <Text as="p">{formatMessage({ id: 'webhooks.delete.body' })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
