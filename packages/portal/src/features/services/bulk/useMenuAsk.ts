import { useCallback, useMemo, useState } from 'react';

/** A menu whose button stands before the menu is there. */
export interface MenuAsk {
  /** The button was pressed. */
  readonly ask: () => void;
  readonly menuProps: { readonly isAskedFor: boolean; readonly onOpened: () => void };
}

/** Remembers that the button of a menu was pressed while the menu is fetched, so that it opens when it comes. */
export function useMenuAsk(load: () => Promise<boolean>): MenuAsk {
  const [isAskedFor, setAskedFor] = useState(false);
  const onOpened = useCallback(() => setAskedFor(false), []);
  const menuProps = useMemo(() => ({ isAskedFor, onOpened }), [isAskedFor, onOpened]);
  return {
    ask() {
      setAskedFor(true);
      void load().then((isThere) => {
        if (!isThere) setAskedFor(false);
      });
    },
    menuProps,
  };
}
