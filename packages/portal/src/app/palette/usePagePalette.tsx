import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import type { PagePaletteProps } from './PagePalette.tsx';

const pagePalette: Part<PagePaletteProps> = {
  // The states of what it finds are called as on their own pages.
  texts: [
    'palette',
    'ui-palette',
    'detail',
    'services',
    'service-status',
    'order-words',
    'change-requests',
    'disturbance-words',
  ],
  component: async () => (await import('./PagePalette.tsx')).PagePalette,
};

/** The way to a page by its name, which Ctrl K or ⌘ K opens too, and `?` with the keys. Fetched when it is first wanted. */
export function usePagePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const { Component, load } = useLazyComponent(pagePalette);
  const [isOpen, setOpen] = useState(false);
  const [firstQuery, setFirstQuery] = useState('');
  const openWith = (query: string) =>
    void load().then((isThere) => {
      if (!isThere) return;
      setFirstQuery(query);
      setOpen(true);
    });
  const open = () => openWith('');

  const opener = useRef(openWith);
  useEffect(() => {
    opener.current = openWith;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isForKeys = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTypedInto(event.target);
      const isForAll =
        event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey && event.ctrlKey !== event.metaKey;
      if (!isForKeys && !isForAll) return;
      // The browser's own search field would open; and the sign is in the field of the palette already.
      event.preventDefault();
      // Whoever is in a dialog ends that first.
      if (event.repeat || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      opener.current(isForKeys ? '?' : '');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    open,
    palette: Component && <Component isOpen={isOpen} firstQuery={firstQuery} onClose={() => setOpen(false)} />,
  };
}

/** A sign that is typed there is meant as such. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
