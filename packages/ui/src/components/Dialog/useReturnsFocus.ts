import { useEffect, useState, type RefObject } from 'react';
import { successions, successorsOf, takeFocus, type GiveFocus } from '../../behavior/focusSuccession.ts';

/**
 * Gives the focus back once the page may take it again: to what had it, or else to `fallback`, or else to what continues in its place. The
 * focus scope does so at the next frame: after an answer from the server that is before the effect that ends `inert`, and the focus would be
 * lost. Stands after `useModalOverlay`, so that its own effect ends later.
 */
export function useReturnsFocus(
  panel: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null> | undefined,
): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // Around the opener, which may go away with what is done here.
  const [successors] = useState(() => successorsOf(opener));

  useEffect(() => {
    const giveOn = () => takeFocus(fallback?.current) || successors.some((give) => give());
    const element = panel.current;
    // Of what is opened from here, such as from a palette that goes away with it.
    if (element)
      successions.set(
        element,
        () => () => takeFocus(element) || (!element.isConnected && (takeFocus(opener) || giveOn())),
      );
    return () => {
      if (document.activeElement === document.body && !takeFocus(opener)) giveOn();
      if (opener && document.activeElement === opener) onRemoval(opener, giveOn);
    };
  }, [panel, opener, successors, fallback]);
}

/** Also what is fetched again once the dialog has closed takes the opener away: then, if it still had the focus. */
function onRemoval(opener: Element, give: GiveFocus): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) give();
  });
  const stop = () => {
    observer.disconnect();
    opener.removeEventListener('blur', left);
  };
  // Left by the person, if it is there a moment later.
  const left = () =>
    queueMicrotask(() => {
      if (opener.isConnected) stop();
    });
  observer.observe(document, { childList: true, subtree: true });
  opener.addEventListener('blur', left);
}
