'use client';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { toFirstWrongField } from '../../behavior/firstWrongField.ts';
import { useScrollsByKey } from '../../behavior/useScrollsByKey.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Note } from '../Note/Note.tsx';
import {
  DialogBody,
  DialogContent,
  DialogFoot,
  DialogForm,
  DialogHead,
  DialogHelp,
  DialogTitle,
  FootStart,
  UpdatingTicks,
} from './Dialog.styles.ts';
import type { DialogProps } from './DialogProps.ts';
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

/** The dialog while it is open; `Dialog` and `Drawer` mount and unmount it. */
export function DialogPanel(props: Omit<DialogProps, 'isOpen'> & Pick<ModalFrameProps, 'closesOutside'>) {
  const { onClose, title, help, children, footer, footerStart, onSubmit, initialFocusRef, closeLabel, ...others } =
    props;
  const { initialFocus = 'field', ...rest } = others;
  const {
    width = 'medium',
    isUpdating = false,
    updatingText,
    isDismissable = true,
    hasCloseButton = true,
    error,
    ...attributes
  } = rest;
  const text = useUiText();
  const titleId = useId();
  const helpId = useId();
  const body = useRef<HTMLDivElement>(null);
  useScrollsByKey(body, focusable);
  const isError = error !== undefined && error !== null && error !== false && error !== '';
  const errorText = typeof error === 'string' ? error : isError;
  useEffect(() => {
    // Whoever saved from the end of a long form does not see its beginning.
    if (isError && !isUpdating && body.current) body.current.scrollTop = 0;
  }, [isError, errorText, isUpdating]);

  const parts = (
    <>
      {/* What interrupts for an answer is read out as a whole. */}
      <DialogBody ref={body} id={help ? undefined : helpId}>
        {isError && (
          // Another element after each attempt, so that the same words are read out again.
          <Note
            key={isUpdating ? 'before' : 'now'}
            tone="critical"
            role={isUpdating ? undefined : 'alert'}
            data-dialog-error=""
          >
            {error}
          </Note>
        )}
        {children}
      </DialogBody>
      {(footer || footerStart) && (
        <DialogFoot>
          {footerStart && <FootStart>{footerStart}</FootStart>}
          {footer}
        </DialogFoot>
      )}
    </>
  );
  return (
    <ModalFrame
      {...attributes}
      onClose={onClose}
      canClose={isDismissable && !isUpdating}
      firstFocus={() =>
        initialFocus === 'dialog'
          ? null
          : (initialFocusRef?.current ?? body.current?.querySelector<HTMLElement>(focusable))
      }
      aria-labelledby={titleId}
      aria-describedby={help || rest.role === 'alertdialog' ? helpId : undefined}
      aria-busy={isUpdating || undefined}
      data-width={width}
    >
      <DialogHead>
        <div>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          {help && <DialogHelp id={helpId}>{help}</DialogHelp>}
        </div>
        {isDismissable && hasCloseButton && (
          <IconButton
            icon={IconX}
            label={text('ui.dialog.close', closeLabel)}
            disabled={isUpdating}
            onClick={onClose}
          />
        )}
      </DialogHead>
      {isUpdating && <UpdatingTicks />}
      <VisuallyHidden role="status">{isUpdating && text('ui.dialog.updating', updatingText)}</VisuallyHidden>
      <ReadOnlyContext value={isUpdating}>
        {onSubmit ? (
          <DialogForm noValidate onSubmit={toFirstWrongField(onSubmit)}>
            {parts}
          </DialogForm>
        ) : (
          <DialogContent>{parts}</DialogContent>
        )}
      </ReadOnlyContext>
    </ModalFrame>
  );
}

const focusable = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
  .map((selector) => `${selector}:not(:disabled)`)
  .join();
