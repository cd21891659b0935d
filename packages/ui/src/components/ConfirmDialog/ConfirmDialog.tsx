'use client';
import { useRef, type ReactNode } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/DialogProps.ts';

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'title' | 'error' | 'className' | 'ref' | 'data-testid' | 'closeLabel' | 'returnFocusRef'
> {
  /** What happens, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb of the question: “Delete user”. */
  readonly confirmLabel: string;
  /** The reader says yes. */
  readonly onConfirm: () => void;
  /** The reader says no, or presses Escape. */
  readonly onCancel: () => void;
  /** What the button says that changes nothing. @default "Cancel" */
  readonly cancelLabel?: string;
  /** `primary` where nothing is lost. @default 'danger' */
  readonly variant?: 'danger' | 'primary';
  /** It is being done: the button shows it, and nothing else can be pressed. @default false */
  readonly isUpdating?: boolean;
  /** Stands in for `confirmLabel` while updating. */
  readonly updatingLabel?: string;
}

/**
 * Asks before something that cannot be undone. Cancel has the first focus, so that Enter harms nothing.
 *
 * @example
 * <ConfirmDialog isOpen={isAsking} title="Are you sure?" confirmLabel="Delete" onConfirm={remove} onCancel={close}>…</ConfirmDialog>
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    children,
    confirmLabel,
    onConfirm,
    onCancel,
    cancelLabel,
    variant = 'danger',
    isUpdating = false,
    updatingLabel,
    ...rest
  } = props;
  const text = useUiText();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      width="small"
      onClose={onCancel}
      isUpdating={isUpdating}
      initialFocusRef={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isUpdating} onClick={onCancel}>
            {text('ui.confirmDialog.cancel', cancelLabel)}
          </Button>
          <Button
            variant={variant}
            isLoading={isUpdating}
            loadingText={updatingLabel ?? confirmLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
