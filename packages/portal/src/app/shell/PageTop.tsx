import { AppHeader, type ProfileLink } from '@skerry/ui';
import { IconBook, IconShieldLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useVisibleFeatures } from '../../platform/feature/useVisibleFeatures.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { homePath } from '../../features/home/home.paths.ts';
import { menuOf } from '../navigation.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

/** The header: logo, the pages that the visitor may open, and who they are. */
export function PageTop() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { appName, links } = useRuntimeConfig();
  const session = useSession();
  const { isInternal } = useIdentity();
  const { customer, users } = useStartupData();
  const open = useVisibleFeatures();
  const groups = useMemo(() => menuOf(open, pathname, (id) => formatMessage({ id })), [open, pathname, formatMessage]);

  const profileLinks: ProfileLink[] = [];
  if (links.privacyPolicy)
    profileLinks.push({
      kind: 'external',
      href: links.privacyPolicy,
      label: formatMessage({ id: 'shell.profile.privacyPolicy' }),
      icon: IconShieldLock,
    });
  if (links.userGuide)
    profileLinks.push({
      kind: 'download',
      href: links.userGuide,
      label: formatMessage({ id: 'shell.profile.userGuide' }),
      icon: IconBook,
    });

  const { currentUser, impersonatedUser } = users;
  const nameOf = (user: typeof currentUser) => `${user.firstName} ${user.lastName}`;
  return (
    <AppHeader
      logo={<BrandLogo />}
      brand={appName}
      homeHref={homePath}
      groups={groups}
      profile={{
        name: nameOf(currentUser),
        email: currentUser.email,
        customer: customer.name,
        customerId: customer.id,
        links: profileLinks,
        onLogOut: () => void session.logout(),
        children: <ProfileSettings isInternal={isInternal} />,
        ...(impersonatedUser && {
          detail: formatMessage(
            { id: 'ui.profileMenu.actingAs' },
            { name: nameOf(impersonatedUser), customer: customer.customerReferenceName },
          ),
        }),
        ...(isInternal && { badge: formatMessage({ id: 'ui.profileMenu.internal' }) }),
      }}
    />
  );
}
