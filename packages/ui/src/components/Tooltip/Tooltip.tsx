'use client';
import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from '../../behavior/useFloating.ts';
import { TooltipAnchor, TooltipBubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words. Never the only way to them: touch screens show no tooltips. */
  readonly label: string;
  /** What it belongs to: one element that can have the focus. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
  /** Side it prefers. @default 'bottom' */
  readonly side?: 'top' | 'bottom';
  /** False where the label is already the name of the element, so that it is not read twice. @default true */
  readonly isDescription?: boolean;
}

/** Time over the element before the tooltip shows, in ms; the keyboard's focus shows it at once. */
const hoverDelay = 300;

/**
 * Names or explains an element while it is pointed at or has the keyboard's focus. Escape hides it, and the pointer may move onto it.
 *
 * @example
 * <Tooltip label="Copy trace id"><Button>…</Button></Tooltip>
 */
export function Tooltip({ label, children, side = 'bottom', isDescription = true }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side, align: 'center', distance: 6 });

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = (delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), delay);
  };

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

  // Leaving the element gives the pointer time to reach the bubble.
  const hover = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType !== 'touch' && show(isOpen ? 0 : hoverDelay),
    onPointerLeave: () => hide(100),
  };
  return (
    <TooltipAnchor
      ref={anchorRef}
      {...hover}
      onPointerDown={() => hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={() => hide()}
    >
      {isDescription && isOpen
        ? cloneElement(children, {
            'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
          })
        : children}
      {isOpen &&
        createPortal(
          <TooltipBubble
            ref={floatingRef}
            id={id}
            role="tooltip"
            aria-hidden={!isDescription}
            style={style}
            data-react-aria-top-layer="true"
            {...hover}
          >
            {label}
          </TooltipBubble>,
          document.body,
        )}
    </TooltipAnchor>
  );
}
