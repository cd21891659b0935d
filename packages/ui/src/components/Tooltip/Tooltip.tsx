'use client';
import { cloneElement, type ReactElement } from 'react';
import { TooltipAnchor } from './Tooltip.styles.ts';
import { hoverDelay, leaveDelay, useTooltip } from './useTooltip.tsx';

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

/**
 * Names or explains an element while it is pointed at or has the keyboard's focus. Escape hides it, and the pointer may move onto it.
 *
 * @example
 * <Tooltip label="Copy trace id"><Button>…</Button></Tooltip>
 */
export function Tooltip({ label, children, side = 'bottom', isDescription = true }: TooltipProps) {
  const { id, isOpen, anchorRef, show, hide, bubble } = useTooltip({ label, side, isDescription });
  return (
    <TooltipAnchor
      ref={anchorRef}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(isOpen ? 0 : hoverDelay)}
      onPointerLeave={() => hide(leaveDelay)}
      onPointerDown={() => hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={() => hide()}
    >
      {isDescription && isOpen
        ? cloneElement(children, {
            'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
          })
        : children}
      {bubble}
    </TooltipAnchor>
  );
}
