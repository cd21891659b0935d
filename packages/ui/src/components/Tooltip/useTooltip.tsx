import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from '../../behavior/useFloating.ts';
import { TooltipBubble } from './Tooltip.styles.ts';

/** Time over the element before its tooltip shows, in ms; the keyboard's focus shows it at once. */
export const hoverDelay = 300;
/** Leaving the element gives the pointer time to reach the bubble. */
export const leaveDelay = 100;

export interface TooltipState {
  /** Of the bubble while it is open. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly anchorRef: RefObject<HTMLDivElement | null>;
  readonly show: (delay: number) => void;
  readonly hide: (delay?: number) => void;
  /** To be rendered anywhere: it goes to the end of the page. */
  readonly bubble: ReactNode;
}

export interface TooltipOptions {
  readonly label: string;
  readonly side: 'top' | 'bottom';
  /** False where the label is read already. */
  readonly isDescription: boolean;
}

/** When a tooltip is there, and its bubble. Escape hides it, and the pointer may move onto it. */
export function useTooltip({ label, side, isDescription }: TooltipOptions): TooltipState {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side, align: 'center', distance: 6 });
  const [{ show, hide }] = useState(() => {
    const turn = (toOpen: boolean, delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(toOpen), delay);
    };
    return { show: (delay: number) => turn(true, delay), hide: (delay = 0) => turn(false, delay) };
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The tooltip alone: a dialog around it stays.
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);

  const bubble =
    isOpen &&
    createPortal(
      <TooltipBubble
        ref={floatingRef}
        id={id}
        role="tooltip"
        aria-hidden={!isDescription}
        style={style}
        data-react-aria-top-layer="true"
        onPointerEnter={(event) => event.pointerType !== 'touch' && show(0)}
        onPointerLeave={() => hide(leaveDelay)}
      >
        {label}
      </TooltipBubble>,
      document.body,
    );
  return { id, isOpen, anchorRef, show, hide, bubble };
}
