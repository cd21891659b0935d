import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { PageRoot, ShellMain, ShellRoot } from './AppShell.styles.ts';

export interface AppShellProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** An `AppHeader`. */
  readonly header?: ReactNode;
  /** What concerns the whole application, below the header: `Banner`s, and the `AlertStack`, which stays mounted there. */
  readonly banners?: ReactNode;
  /** A `Footer`; stands at the lower edge of the window where the page is short. */
  readonly footer?: ReactNode;
  /** The page that is shown, inside a `Page`. */
  readonly children: ReactNode;
  /** Id of the main landmark, where the skip link leads. @default 'main' */
  readonly mainId?: string;
}

/**
 * What surrounds every page: the skip link, the header, banners, the main landmark, the footer.
 *
 * @example
 * <AppShell header={<AppHeader … />} footer={<Footer … />}><Page><Outlet /></Page></AppShell>
 */
export function AppShell({ header, banners, footer, children, mainId = 'main', ...rest }: AppShellProps) {
  return (
    <ShellRoot {...rest} data-shell="">
      <SkipLink href={`#${mainId}`} />
      {header}
      {banners}
      <ShellMain id={mainId} tabIndex={-1}>
        {children}
      </ShellMain>
      {footer}
    </ShellRoot>
  );
}

export interface PageProps extends ComponentProps<'div'> {
  /** `reading` is for a column of text or one short form. @default 'content' */
  readonly width?: 'content' | 'reading';
}

/** The frame of a page inside `AppShell`: its edges are those of header, banners and footer, and what sticks to the window's upper edge stands below the header. */
export function Page({ width = 'content', ...rest }: PageProps) {
  return <PageRoot {...rest} data-width={width} />;
}
