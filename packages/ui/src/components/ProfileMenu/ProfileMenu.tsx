'use client';
import type { ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ProfilePanel, type ProfileAction, type ProfilePanelProps } from './ProfilePanel.tsx';
import { ProfileButton, ProfileDetail, ProfileMenuRoot, ProfileName, ProfileWords } from './ProfileMenu.styles.ts';

export interface ProfileMenuProps extends ProfilePanelProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Second line of the button. @default the customer */
  readonly detail?: string;
  /** In the header it floats; in the mobile menu it unfolds in place. @default 'header' */
  readonly placement?: 'header' | 'menu';
  /** Called when one of its rows is followed. `returnsFocus` where the page stays, so that the focus needs a place. */
  readonly onNavigate?: (options?: { returnsFocus?: boolean }) => void;
}

/**
 * Who is logged in and for which company, and behind it what belongs to the person: customer, language, own pages, log out.
 *
 * @example
 * <ProfileMenu name={user.name} email={user.email} customer={customer.name} customerId={customer.id} onLogOut={logOut}>
 *   <LanguageChooser … />
 * </ProfileMenu>
 */
export function ProfileMenu({
  detail,
  placement = 'header',
  onNavigate,
  name,
  email,
  customer,
  customerId,
  customerSelect,
  badge,
  links,
  onLogOut,
  children,
  ...rest
}: ProfileMenuProps) {
  const text = useUiText();
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure();
  const navigate = () => {
    close();
    onNavigate?.();
  };
  const act = ({ onClick }: ProfileAction) => {
    close({ returnsFocus: true });
    onNavigate?.({ returnsFocus: true });
    onClick();
  };
  return (
    <ProfileMenuRoot {...rest} {...rootProps} data-placement={placement}>
      <ProfileButton {...buttonProps} data-placement={placement}>
        <Avatar
          name={name}
          size={placement === 'header' ? 'small' : 'medium'}
          on={placement === 'header' ? 'header' : 'surface'}
        />
        <ProfileWords>
          <ProfileName>{name}</ProfileName>
          <ProfileDetail>{detail ?? customer}</ProfileDetail>
          <VisuallyHidden>{text('ui.profileMenu.description')}</VisuallyHidden>
        </ProfileWords>
        <Icon icon={IconChevronDown} />
      </ProfileButton>
      {isOpen && (
        <ProfilePanel
          {...{ name, email, customer, customerId, customerSelect, badge, links, onLogOut, children }}
          id={panelId}
          placement={placement}
          onNavigate={navigate}
          onAct={act}
        />
      )}
    </ProfileMenuRoot>
  );
}
