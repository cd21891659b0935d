'use client';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DialogProps } from './Dialog.tsx';
import {
  DialogBody,
  DialogContent,
  DialogFoot,
  DialogForm,
  DialogHead,
  DialogHelp,
  DialogRoot,
  DialogTitle,
  FootStart,
  Scrim,
  UpdatingTicks,
} from './Dialog.styles.ts';

/** The dialog while it is open; `Dialog` mounts and unmounts it. */
export function DialogPanel(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, title, help, children, footer, footerStart, onSubmit, initialFocusRef, closeLabel, ref, ...rest } =
    props;
  const {
    width = 'medium',
    isUpdating = false,
    updatingText,
    isDismissable = true,
    role = 'dialog',
    ...attributes
  } = rest;
  const text = useUiText();
  const titleId = useId();
  const helpId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const canClose = isDismissable && !isUpdating;
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: () => onClose() });
  // Pressing outside closes nothing: too much typing is lost that way.
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: false, isKeyboardDismissDisabled: !canClose },
    state,
    panel,
  );

  useEffect(() => {
    // A dialog that opens over another one outside of a click is taken for a part of the page behind, and hidden with it.
    scrim.current?.removeAttribute('aria-hidden');
  }, []);

  useEffect(() => {
    // Before the focus scope looks for something itself, which would be the close button.
    const first = initialFocusRef?.current ?? body.current?.querySelector<HTMLElement>(focusable) ?? panel.current;
    first?.focus();
  }, [initialFocusRef]);

  const parts = (
    <>
      <DialogBody ref={body}>{children}</DialogBody>
      {(footer || footerStart) && (
        <DialogFoot>
          {footerStart && <FootStart>{footerStart}</FootStart>}
          {footer}
        </DialogFoot>
      )}
    </>
  );
  return (
    <Scrim ref={scrim} {...underlayProps} data-testid="scrim">
      <FocusScope contain restoreFocus>
        <DialogRoot
          {...attributes}
          {...modalProps}
          ref={mergeRefs(panel, ref)}
          role={role}
          aria-modal
          aria-labelledby={titleId}
          aria-describedby={help ? helpId : undefined}
          aria-busy={isUpdating || undefined}
          tabIndex={-1}
          data-width={width}
        >
          <DialogHead>
            <div>
              <DialogTitle id={titleId}>{title}</DialogTitle>
              {help && <DialogHelp id={helpId}>{help}</DialogHelp>}
            </div>
            {isDismissable && (
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
              <DialogForm noValidate onSubmit={onSubmit}>
                {parts}
              </DialogForm>
            ) : (
              <DialogContent>{parts}</DialogContent>
            )}
          </ReadOnlyContext>
        </DialogRoot>
      </FocusScope>
    </Scrim>
  );
}

const focusable = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
  .map((selector) => `${selector}:not(:disabled)`)
  .join();
