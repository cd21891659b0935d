import { Button, Dialog, Stack } from '@skerry/ui';
import type { MessageId } from '@skerry/i18n';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DiscardTypedDialog } from '../unsaved-changes/DiscardTypedDialog.tsx';
import { useUnsavedForm } from '../unsaved-changes/useUnsavedForm.ts';

export interface FormDialogProps {
  formId: string;
  title: MessageId;
  /** One line under the title. */
  help?: string;
  submitLabel?: MessageId;
  /** What is told while it is under way. */
  pendingLabel?: MessageId;
  /** Before the actions. */
  footerStart?: ReactNode;
  /** Why it could not be saved. */
  error?: ReactNode;
  width?: 'small' | 'medium' | 'large';
  /** Closing would lose something. */
  isDirty: boolean;
  canSubmit: boolean;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: saving, and the question before what is typed is thrown away. */
export function FormDialog(props: FormDialogProps) {
  const { formId, title, help, submitLabel = 'form.save', pendingLabel = 'form.saving', width = 'medium' } = props;
  const { isDirty, canSubmit, isPending, footerStart, error, onSubmit, onClose, children } = props;
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  useUnsavedForm(formId, isDirty);
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        width={width}
        title={formatMessage({ id: title })}
        help={help}
        footerStart={footerStart}
        error={error}
        isUpdating={isPending}
        updatingText={formatMessage({ id: pendingLabel })}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          // The submit of a form in a dialog must not reach a form around it.
          event.stopPropagation();
          if (canSubmit) onSubmit();
        }}
        footer={
          <>
            <Button variant="ghost" disabled={isPending} onClick={close}>
              {formatMessage({ id: 'form.cancel' })}
            </Button>
            <Button
              variant="primary"
              type="submit"
              disabled={!canSubmit}
              isLoading={isPending}
              loadingText={formatMessage({ id: pendingLabel })}
            >
              {formatMessage({ id: submitLabel })}
            </Button>
          </>
        }
      >
        <Stack>{children}</Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
