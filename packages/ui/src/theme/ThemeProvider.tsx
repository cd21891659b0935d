'use client';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { uiMessagesEn, type UiMessages } from '@skerry/i18n/ui';
import { useLostFocusHint } from '../behavior/useLostFocusHint.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { KitContext, type LinkComponent } from './KitContext.ts';

/** Brands of the token file. A provider's own brand is another `data-brand` block of custom properties, so any name may be given. */
export type Brand = 'skerry' | 'carrier' | 'granvik' | (string & {});
/** `system` follows the reader's operating system. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeProviderProps {
  readonly children?: ReactNode;
  /** Whose colours, fonts and radii. @default 'skerry' */
  readonly brand?: Brand;
  /** @default 'system' */
  readonly theme?: Theme;
  /** BCP 47 tag for numbers in the kit's own texts. Must fit `messages`. @default 'en-GB' */
  readonly locale?: string;
  /** IANA name of the zone that moments are written in. Where the reader's clock shows another time, it is named. @default the reader's own */
  readonly timeZone?: string;
  /** The kit's texts; each component's props override them. @default English */
  readonly messages?: UiMessages;
  /** What links render with, so that a router can take the clicks. It gets the props of `<a>`. @default 'a' */
  readonly linkComponent?: LinkComponent;
}

/**
 * Gives the kit its theme, its texts and its links. Once, at the root of the application: brand and theme are attributes of the document,
 * so that menus and dialogs have them too. For a part in another theme see `ThemeScope`.
 *
 * @example
 * <ThemeProvider brand="carrier" theme="dark" locale="sv-SE" messages={uiMessagesSv} linkComponent={RouterLink}>
 */
export function ThemeProvider({
  children,
  brand = 'skerry',
  theme = 'system',
  locale = 'en-GB',
  timeZone,
  messages = uiMessagesEn,
  linkComponent = 'a',
}: ThemeProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['brand'] = brand;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [brand, theme]);

  useLostFocusHint();
  const kit = useMemo(
    () => ({ locale, timeZone, messages, linkComponent }),
    [locale, timeZone, messages, linkComponent],
  );
  return (
    <KitContext value={kit}>
      <GlobalStyle />
      {children}
    </KitContext>
  );
}
