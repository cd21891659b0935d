import { Button, Dialog, Drawer, Stack, type DialogProps } from '@skerry/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { DiscardTypedDialog } from '../unsaved-changes/DiscardTypedDialog.tsx';

export interface DialogFormProps extends Pick<
  DialogProps,
  'title' | 'help' | 'width' | 'footerStart' | 'initialFocus' | 'initialFocusRef'
> {
  /** At the side, where it is long and the page it is about shall stay in view. @default 'dialog' */
  frame?: 'dialog' | 'drawer';
  submitLabel: string;
  /** What is told while it is under way. */
  pendingLabel: string;
  /** @default "Cancel" */
  cancelLabel?: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** Why it can't be sent yet. Stands before the actions. */
  reason?: string | undefined;
  /** Why it could not be sent. */
  error?: ReactNode;
  /** Closing would lose something. */
  isDirty: boolean;
  canSubmit: boolean;
  isPending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: sending it, why it can't be sent, and the question before what is typed is thrown away. */
export function DialogForm(props: DialogFormProps) {
  const { title, help, width, submitLabel, pendingLabel, isDirty, canSubmit, isPending, onClose } = props;
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const hasReason = 'reason' in props;
  const Frame = props.frame === 'drawer' ? Drawer : Dialog;
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Frame
        isOpen
        title={title}
        help={help}
        error={props.error}
        {...(width !== undefined && { width })}
        {...(props.initialFocus && { initialFocus: props.initialFocus })}
        {...(props.initialFocusRef && { initialFocusRef: props.initialFocusRef })}
        isUpdating={isPending}
        updatingText={pendingLabel}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          // The submit of a form in a dialog must not reach a form around it.
          event.stopPropagation();
          if (canSubmit) props.onSubmit(event);
        }}
        footerStart={
          hasReason ? (
            <span id={reasonId} role="status">
              {props.reason}
            </span>
          ) : (
            props.footerStart
          )
        }
        footer={
          <>
            <Button variant="ghost" disabled={isPending} onClick={close}>
              {props.cancelLabel ?? formatMessage({ id: 'form.cancel' })}
            </Button>
            <Button
              variant={props.isDanger ? 'danger' : 'primary'}
              type="submit"
              disabled={!canSubmit}
              isLoading={isPending}
              loadingText={pendingLabel}
              {...(hasReason && { 'aria-describedby': reasonId })}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <Stack>{props.children}</Stack>
      </Frame>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
