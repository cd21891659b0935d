import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import type { PagePaletteProps } from './PagePalette.tsx';

const pagePalette: Part<PagePaletteProps> = {
  // The states of what it finds are called as on their own pages.
  texts: ['palette', 'ui-palette', 'detail', 'services', 'service-status', 'order-words', 'change-requests'],
  component: async () => (await import('./PagePalette.tsx')).PagePalette,
};

/** The way to a page by its name, which Ctrl K or ⌘ K opens too. Fetched when it is first wanted. */
export function usePagePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const { Component, load } = useLazyComponent(pagePalette);
  const [isOpen, setOpen] = useState(false);
  const open = () => void load().then((isThere) => isThere && setOpen(true));

  const opener = useRef(open);
  useEffect(() => {
    opener.current = open;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      // The browser's own search field would open.
      event.preventDefault();
      // Whoever is in a dialog ends that first.
      if (!event.repeat && !document.querySelector('[role="dialog"], [role="alertdialog"]')) opener.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return { open, palette: Component && <Component isOpen={isOpen} onClose={() => setOpen(false)} /> };
}
