import { ConfirmDialog } from '@skerry/ui';
import { useIntl } from 'react-intl';

export interface DiscardTypedDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before a form is closed with something typed in it. */
export function DiscardTypedDialog({ isOpen, onStay, onDiscard }: DiscardTypedDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: 'form.close.title' })}
      confirmLabel={intl.formatMessage({ id: 'form.close.leave' })}
      cancelLabel={intl.formatMessage({ id: 'form.close.stay' })}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {intl.formatMessage({ id: 'form.close.body' })}
    </ConfirmDialog>
  );
}
