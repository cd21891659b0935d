import { Button, Dialog, Stack } from '@skerry/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { DiscardTypedDialog } from '../../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { orderFailure } from '../orderRefusal.ts';

export interface OrderDialogFrameProps {
  title: string;
  help?: string;
  submitLabel: string;
  /** @default "Cancel" */
  cancelLabel?: string;
  isDanger?: boolean;
  /** Closing would lose something. */
  isDirty: boolean;
  canSubmit: boolean;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form about an order: what went wrong, sending, and the question before typed text is thrown away. */
export function OrderDialog(props: OrderDialogFrameProps) {
  const { title, help, submitLabel, isDanger = false, isDirty, canSubmit, isPending, error, onSubmit, onClose } = props;
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        title={title}
        {...(help !== undefined && { help })}
        error={
          error !== undefined && (
            <FailureText title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
          )
        }
        isUpdating={isPending}
        updatingText={formatMessage({ id: 'order.dialog.sending' })}
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
              {props.cancelLabel ?? formatMessage({ id: 'form.cancel' })}
            </Button>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              type="submit"
              disabled={!canSubmit}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'order.dialog.sending' })}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <Stack>{props.children}</Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
