import { ConfirmDialog } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

export function LeaveDialog({ isAsking, stay, leave }: UnsavedChangesGuard) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={formatMessage({ id: 'shell.unsaved.title' })}
      confirmLabel={formatMessage({ id: 'shell.unsaved.leave' })}
      cancelLabel={formatMessage({ id: 'shell.unsaved.stay' })}
      onConfirm={leave}
      onCancel={stay}
    >
      <FormattedMessage id="shell.unsaved.body" />
    </ConfirmDialog>
  );
}
