'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useScrolled } from '../../behavior/useScrolled.ts';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { HeaderNav } from '../HeaderNav/HeaderNav.tsx';
import type { NavGroup } from '../HeaderNav/navigation.ts';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { ProfileMenu, type ProfileMenuProps } from '../ProfileMenu/ProfileMenu.tsx';
import { Texture } from '../Texture/Texture.tsx';
import {
  AppHeaderEnd,
  AppHeaderLanguages,
  AppHeaderProfile,
  AppHeaderRoot,
  AppHeaderRow,
  HomeLink,
} from './AppHeader.styles.ts';

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The brand's logo, 40 px high, as decoration: `brand` names it. */
  readonly logo: ReactNode;
  /** Name of the brand; names the link of the logo. */
  readonly brand: string;
  /** Where the logo leads. */
  readonly homeHref: string;
  /** The pages that this user may open, all of them; see `NavItem.highlight` for what stands in the header itself. */
  readonly groups?: readonly NavGroup[];
  /** Who is logged in; without it the header is that of a page before the login. */
  readonly profile?: Omit<ProfileMenuProps, 'placement' | 'onNavigate'>;
  /** Stands before the profile at every width, such as a bell for messages. */
  readonly end?: ReactNode;
  /** The choice of language before the login, mostly `<LanguageChooser isFloating />`; after it, languages belong in the profile. */
  readonly languages?: ReactNode;
}

/**
 * The band on top of every page: 90 px high, 70 px once the page is scrolled. From large up it shows links and the profile, at medium the
 * profile and the menu button, below only the menu button.
 *
 * @example
 * <AppHeader logo={<Logo />} brand="Skerry" homeHref="/home" groups={groups} profile={{ name, email, customer, onLogOut }} />
 */
export function AppHeader({ logo, brand, homeHref, groups = [], profile, end, languages, ...rest }: AppHeaderProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const isScrolled = useScrolled(20);
  const hasPages = groups.some(({ items }) => items.length > 0);
  return (
    <AppHeaderRoot {...rest} data-scrolled={isScrolled || undefined}>
      <Texture kind="header" />
      <AppHeaderRow>
        <HomeLink as={linkComponent} href={homeHref} aria-label={text('ui.logo.home', undefined, { brand })}>
          {logo}
        </HomeLink>
        {hasPages && <HeaderNav groups={groups} />}
        <AppHeaderEnd>
          {end}
          {languages && <AppHeaderLanguages>{languages}</AppHeaderLanguages>}
          {profile && (
            <AppHeaderProfile>
              <ProfileMenu {...profile} />
            </AppHeaderProfile>
          )}
          {(hasPages || profile) && (
            <MobileMenu
              groups={groups}
              {...(profile && {
                profile: (close) => <ProfileMenu {...profile} placement="menu" onNavigate={close} />,
              })}
            />
          )}
        </AppHeaderEnd>
      </AppHeaderRow>
    </AppHeaderRoot>
  );
}
