'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { DialogRoot, Scrim } from './Dialog.styles.ts';
import { useReturnsFocus } from './useReturnsFocus.ts';

export interface ModalFrameProps extends ComponentProps<'div'> {
  readonly onClose: () => void;
  /** Whether Escape closes. */
  readonly canClose: boolean;
  /** Whether pressing the page behind closes. */
  readonly closesOutside?: boolean | undefined;
  /** Finds what gets the focus first. */
  readonly firstFocus: () => HTMLElement | null | undefined;
  /** Gets the focus at the end where what had it before has gone. */
  readonly returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** What everything modal shares: the scrim, the focus that stays inside and goes back, the page behind that neither scrolls nor is read. */
export function ModalFrame({
  onClose,
  canClose,
  closesOutside = false,
  firstFocus,
  returnFocusRef,
  ref,
  onKeyDown,
  ...rest
}: ModalFrameProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { modalProps } = useModalOverlay(
    { isDismissable: closesOutside && canClose, isKeyboardDismissDisabled: true },
    { ...openState, close: onClose },
    panel,
  );

  useReturnsFocus(panel, returnFocusRef);
  const focusFirst = useEffectEvent(() => (firstFocus() ?? panel.current)?.focus());
  useEffect(() => {
    if (scrim.current) {
      // A modal that opens over another one outside of a click is taken for a part of the page behind, and hidden with it.
      scrim.current.removeAttribute('aria-hidden');
      scrim.current.inert = false;
    }
    // The focus that it got at first was taken away with that.
    if (!panel.current?.contains(document.activeElement)) focusFirst();
  }, []);
  // With the first picture of it: Escape pressed as soon as it is seen must reach it. And before the focus scope looks for something
  // itself, which would be the close button.
  useLayoutEffect(() => focusFirst(), []);

  // Not the overlay's own: that takes Escape for lost until its effects have run, a moment after the dialog is seen.
  function closeByEscape(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // A dialog that another one stands above hears of its keys, too. And one that cannot be closed leaves Escape to the page.
    if (!canClose || !panel.current?.contains(event.target as Node)) return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
  }

  return (
    <Scrim ref={scrim} data-testid="scrim">
      <FocusScope contain restoreFocus>
        <DialogRoot
          role="dialog"
          {...rest}
          {...modalProps}
          ref={mergeRefs(panel, ref)}
          aria-modal
          tabIndex={-1}
          onKeyDown={closeByEscape}
        />
      </FocusScope>
    </Scrim>
  );
}

const nothing = () => undefined;

/** Mounted is open, and unmounted is closed: nothing is left to keep. */
const openState: Omit<OverlayTriggerState, 'close'> = {
  isOpen: true,
  point: null,
  setOpen: nothing,
  open: nothing,
  toggle: nothing,
  setPoint: nothing,
};
