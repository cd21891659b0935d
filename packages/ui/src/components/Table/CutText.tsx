'use client';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from '../../behavior/useFloating.ts';
import { TooltipBubble } from '../Tooltip/Tooltip.styles.ts';

/** Time over a text before the whole of it shows, in ms; the keyboard's focus shows it at once. */
const hoverDelay = 300;

/** What cuts a text off: a cell, its row link, or one of the lines in it. */
const cuttable = '[data-cut], td, th, a[data-row-link]';

/**
 * Shows the whole of a text in a table that its column cuts off, while it is pointed at or its row has the keyboard's focus. One bubble and
 * one set of listeners for all cells. Screen readers read the whole text in the cell itself.
 */
export function CutText({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState('');
  const { anchorRef, floatingRef, style } = useFloating({ isOpen: text !== '', side: 'top', distance: 2 });

  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setText('');
    };
    const show = (target: EventTarget | null, delay: number) => {
      hide();
      const cut = target instanceof Element ? cutWithin(target) : undefined;
      if (!cut) return;
      timer = setTimeout(() => {
        anchorRef.current = cut as HTMLDivElement;
        setText(cut.textContent);
      }, delay);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(target, hoverDelay);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    root.addEventListener('pointerover', onPointerOver);
    root.addEventListener('pointerleave', hide);
    root.addEventListener('pointerdown', hide);
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', hide);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', onPointerOver);
      root.removeEventListener('pointerleave', hide);
      root.removeEventListener('pointerdown', hide);
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', hide);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [within, anchorRef]);

  if (text === '') return null;
  return createPortal(
    <TooltipBubble ref={floatingRef} aria-hidden style={style} data-react-aria-top-layer="true">
      {text}
    </TooltipBubble>,
    document.body,
  );
}

/** The text that is cut off where the pointer or the focus is. */
function cutWithin(target: Element): Element | undefined {
  const around = target.closest(cuttable);
  const candidates = around ? [around, ...around.querySelectorAll('[data-cut], a[data-row-link]')] : [];
  return candidates.find(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
}
