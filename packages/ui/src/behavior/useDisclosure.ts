'use client';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

export interface Disclosure {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes. `returnsFocus` gives the focus back to the button, for when it would otherwise be lost with the panel. */
  readonly close: (options?: { returnsFocus?: boolean }) => void;
  /** For the parent of button and panel. */
  readonly rootProps: {
    readonly onPointerDown: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly buttonProps: Pick<ComponentProps<'button'>, 'type' | 'aria-expanded' | 'aria-controls' | 'onClick'> & {
    readonly ref: RefObject<HTMLButtonElement | null>;
  };
  readonly panelId: string;
}

export interface DisclosureOptions {
  /** Asked before a blur closes the panel; false keeps it open. */
  readonly closesOnBlur?: () => boolean;
}

/**
 * A button that shows and hides a panel. Escape closes and gives the focus back; leaving with the Tab key or pressing outside closes.
 * For panels of links and fields; a list to choose one value from is a listbox.
 */
export function useDisclosure({ closesOnBlur }: DisclosureOptions = {}): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPressInside = useRef(false);
  const panelId = useId();

  const close = useCallback(({ returnsFocus = false }: { returnsFocus?: boolean } = {}) => {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = () => {
      if (!isPressInside.current) setOpen(false);
      isPressInside.current = false;
    };
    isPressInside.current = false;
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    rootProps: {
      // Reaches the root before the document, and from what its children have put elsewhere in the page, too.
      onPointerDown() {
        isPressInside.current = true;
      },
      onKeyDown(event) {
        if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        // A dialog around it stays open.
        event.stopPropagation();
        close({ returnsFocus: true });
      },
      onBlur(event) {
        // No related target: the focus went to nothing or to another window, which closes nothing.
        const leaves = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        if (isOpen && leaves && (closesOnBlur?.() ?? true)) close();
      },
    },
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(!isOpen),
    },
    panelId,
  };
}
