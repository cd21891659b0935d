'use client';
import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import type { UiMessages } from '@skerry/i18n/ui';

export type LinkProps = ComponentProps<'a'> & { readonly href: string };
export type LinkComponent = 'a' | ComponentType<LinkProps>;

export interface Kit {
  readonly locale: string;
  /** IANA name of the zone that moments are written in; undefined is the reader's own. */
  readonly timeZone: string | undefined;
  readonly messages: UiMessages;
  readonly linkComponent: LinkComponent;
}

export const KitContext = createContext<Kit | undefined>(undefined);

/** What the nearest `ThemeProvider` gives. Throws where there is none: an English, unthemed fallback would go unnoticed. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit)
    throw new Error(
      '@skerry/ui: no ThemeProvider above this component. Put one at the root of the application (in tests: renderWithTheme).',
    );
  return kit;
}
