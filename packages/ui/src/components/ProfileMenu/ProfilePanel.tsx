'use client';
import type { ReactNode } from 'react';
import { IconDownload, IconExternalLink, IconLogout } from '@tabler/icons-react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { MenuButton, MenuLinkRoot, MenuRowEnd } from '../HeaderNav/MenuLink.styles.ts';
import { Tag } from '../Tag/Tag.tsx';
import {
  ProfileDetail,
  ProfileLabel,
  ProfileName,
  ProfileNote,
  ProfilePanelHead,
  ProfilePanelRoot,
  ProfilePanelSection,
} from './ProfileMenu.styles.ts';

export interface ProfileLink {
  readonly href: string;
  readonly label: string;
  readonly icon: IconComponent;
  /** `external` opens a new tab and `download` a file, both with their sign at the end of the row. @default 'page' */
  readonly kind?: 'page' | 'external' | 'download';
}

/** A row that does something on the page, such as opening a dialog. */
export interface ProfileAction {
  readonly label: string;
  readonly icon: IconComponent;
  /** The menu has closed by then. */
  readonly onClick: () => void;
}

/** What the panel shows. */
export interface ProfilePanelProps {
  /** Name of the user. */
  readonly name: string;
  /** E-mail address of the user. */
  readonly email: string;
  /** The company that the user acts for. */
  readonly customer: string;
  /** Stands below the customer. */
  readonly customerId?: string | undefined;
  /** Stands in for the customer's name where the user may choose another. */
  readonly customerSelect?: ReactNode;
  /** A word beside the name, such as "Internal". */
  readonly badge?: string | undefined;
  /** Pages, files and actions, in the order in which they stand. */
  readonly links?: readonly (ProfileLink | ProfileAction)[] | undefined;
  /** The user wants to leave. */
  readonly onLogOut: () => void;
  /** More fields, such as the `LanguageChooser`. */
  readonly children?: ReactNode;
}

export function ProfilePanel(
  props: ProfilePanelProps & {
    id: string;
    placement: 'header' | 'menu';
    onNavigate: () => void;
    onAct: (action: ProfileAction) => void;
  },
) {
  const {
    id,
    placement,
    name,
    email,
    customer,
    customerId,
    customerSelect,
    badge,
    links = [],
    onLogOut,
    onNavigate,
    onAct,
    children,
  } = props;
  const text = useUiText();
  return (
    <ProfilePanelRoot id={id} data-placement={placement}>
      <ProfilePanelSection>
        {placement === 'header' ? (
          <ProfilePanelHead>
            <Avatar name={name} />
            <div>
              <ProfileName>{name}</ProfileName>
              <ProfileDetail>{email}</ProfileDetail>
            </div>
            {badge !== undefined && <Tag>{badge}</Tag>}
          </ProfilePanelHead>
        ) : (
          <ProfileDetail>{email}</ProfileDetail>
        )}
      </ProfilePanelSection>
      <ProfilePanelSection>
        <div>
          {customerSelect ?? (
            <>
              <ProfileLabel>{text('ui.profileMenu.customer')}</ProfileLabel>
              {customer}
            </>
          )}
          {customerId !== undefined && (
            <ProfileNote>{text('ui.profileMenu.customerId', undefined, { id: customerId })}</ProfileNote>
          )}
        </div>
        {children}
      </ProfilePanelSection>
      {links.length > 0 && (
        <ProfilePanelSection data-of="rows">
          {links.map((link) =>
            'href' in link ? (
              <PanelLink key={link.href} link={link} onNavigate={onNavigate} />
            ) : (
              <MenuButton key={link.label} type="button" onClick={() => onAct(link)}>
                <Icon icon={link.icon} />
                {link.label}
              </MenuButton>
            ),
          )}
        </ProfilePanelSection>
      )}
      <ProfilePanelSection data-of="rows">
        <MenuButton type="button" onClick={onLogOut}>
          <Icon icon={IconLogout} />
          {text('ui.profileMenu.logOut')}
        </MenuButton>
      </ProfilePanelSection>
    </ProfilePanelRoot>
  );
}

function PanelLink({
  link: { href, label, icon, kind = 'page' },
  onNavigate,
}: {
  link: ProfileLink;
  onNavigate: () => void;
}) {
  const { linkComponent } = useKit();
  const elsewhere = {
    external: { target: '_blank', rel: 'noreferrer' },
    download: { download: '' },
    page: { as: linkComponent },
  }[kind];
  return (
    <MenuLinkRoot href={href} {...elsewhere} onClick={onNavigate}>
      <Icon icon={icon} />
      {label}
      {kind !== 'page' && (
        <MenuRowEnd>
          <Icon icon={kind === 'external' ? IconExternalLink : IconDownload} size="small" />
        </MenuRowEnd>
      )}
    </MenuLinkRoot>
  );
}
