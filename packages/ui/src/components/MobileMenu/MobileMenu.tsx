'use client';
import type { ComponentProps, ReactNode } from 'react';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { MenuLink } from '../HeaderNav/MenuLink.tsx';
import { MenuList, MenuSlot } from '../HeaderNav/MenuLink.styles.ts';
import type { NavGroup } from '../HeaderNav/navigation.ts';
import {
  MobileMenuPages,
  MobileMenuPanel,
  MobileMenuProfile,
  MobileMenuRoot,
  MobileMenuScrim,
  MobileMenuScroll,
  MobileMenuToggle,
} from './MobileMenu.styles.ts';

export interface MobileMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pages that this user may open. Groups without items are not shown. */
  readonly groups: readonly NavGroup[];
  /** Stands on top of the menu below medium, where the header has no room for it; gets what closes the menu. */
  readonly profile?: (close: (options?: { returnsFocus?: boolean }) => void) => ReactNode;
  /** Name of the button while the menu is closed. @default "Menu" */
  readonly openLabel?: string;
  /** Name of the button while the menu is open. @default "Close" */
  readonly closeLabel?: string;
  /** Name of the list of pages. @default "Main menu" */
  readonly label?: string;
}

/**
 * The menu of the header below large: a button, and under the header all pages in one list, at most 70 % of the window high. Needs a
 * positioned ancestor, which the `AppHeader` is. Closes on navigation, on Escape, when pressed outside and when the focus leaves.
 */
export function MobileMenu({ groups, profile, openLabel, closeLabel, label, ...rest }: MobileMenuProps) {
  const text = useUiText();
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure();
  return (
    <MobileMenuRoot {...rest} {...rootProps}>
      <MobileMenuToggle {...buttonProps}>
        <Icon icon={isOpen ? IconX : IconMenu2} />
        {isOpen ? text('ui.mobileMenu.close', closeLabel) : text('ui.mobileMenu.open', openLabel)}
      </MobileMenuToggle>
      {isOpen && (
        <>
          <MobileMenuScrim onClick={() => close()} />
          <MobileMenuPanel id={panelId} aria-label={text('ui.headerNav.label', label)}>
            <MobileMenuScroll>
              {profile && <MobileMenuProfile>{profile(close)}</MobileMenuProfile>}
              <MobileMenuPages>
                <MenuList>
                  {groups.flatMap(({ items }) =>
                    items.map((item) => (
                      <MenuSlot key={item.href}>
                        <MenuLink item={item} size="touch" onNavigate={close} />
                      </MenuSlot>
                    )),
                  )}
                </MenuList>
              </MobileMenuPages>
            </MobileMenuScroll>
          </MobileMenuPanel>
        </>
      )}
    </MobileMenuRoot>
  );
}
