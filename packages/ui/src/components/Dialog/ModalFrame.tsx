'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { placesAround, takeFocus } from '../../behavior/useFocusHandover.ts';
import { DialogRoot, Scrim } from './Dialog.styles.ts';

export interface ModalFrameProps extends ComponentProps<'div'> {
  readonly onClose: () => void;
  /** Whether Escape closes. */
  readonly canClose: boolean;
  /** Whether pressing the page behind closes. */
  readonly closesOutside?: boolean | undefined;
  /** Finds what gets the focus first. */
  readonly firstFocus: () => HTMLElement | null | undefined;
}

/** What everything modal shares: the scrim, the focus that stays inside and goes back, the page behind that neither scrolls nor is read. */
export function ModalFrame({
  onClose,
  canClose,
  closesOutside = false,
  firstFocus,
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

  useReturnsFocus(panel);
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

/**
 * Gives the focus back once the page may take it again. The focus scope does so at the next frame: after an answer from the server that is
 * before the effect that ends `inert`, and the focus would be lost. Stands after `useModalOverlay`, so that its own effect ends later.
 */
function useReturnsFocus(panel: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // Around the opener, which may go away with what is done here.
  const [places] = useState(() => placesAround(opener));
  useEffect(() => {
    const element = panel.current;
    if (element) openers.set(element, [opener, ...places]);
    return () => {
      if (document.activeElement === document.body) takeFocus(firstThere([opener, ...places]));
    };
  }, [panel, opener, places]);
}

/** What a dialog gives the focus back to, the best first. */
const openers = new WeakMap<Element, readonly (Element | null)[]>();

/** Of those that are still in the page; of a dialog that has gone, such as a palette, what opened that. */
function firstThere(elements: readonly (Element | null)[]): HTMLElement | undefined {
  for (const element of elements) {
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) return element;
    const before = element && openers.get(element);
    const found = before && firstThere(before);
    if (found) return found;
  }
  return undefined;
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
