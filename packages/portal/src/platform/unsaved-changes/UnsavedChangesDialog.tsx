import { ConfirmDialog } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { UnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

/** Asks whether to leave a page with unsaved changes. */
export function UnsavedChangesDialog({ isAsking, stay, leave }: UnsavedChangesGuard) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={intl.formatMessage({ id: 'shell.unsaved.title' })}
      confirmLabel={intl.formatMessage({ id: 'shell.unsaved.leave' })}
      cancelLabel={intl.formatMessage({ id: 'shell.unsaved.stay' })}
      onConfirm={leave}
      onCancel={stay}
    >
      {intl.formatMessage({ id: 'shell.unsaved.body' })}
    </ConfirmDialog>
  );
}
