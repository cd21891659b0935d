import { AppHeader, type ProfileAction, type ProfileLink } from '@skerry/ui';
import { IconBook, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { useLazyComponent } from '../../platform/browser/useLazyComponent.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { homePath } from '../../features/home/home.paths.ts';
import { menuOf } from '../navigation.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

const loadPersonalInfo = async () => (await import('../profile/PersonalInfoDialog.tsx')).PersonalInfoDialog;

/** The header: logo, the pages that the visitor may open, and who they are. */
export function PageTop() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { appName, links } = useRuntimeConfig();
  const session = useSession();
  const { isInternal } = useIdentity();
  const { customer, users } = useStartupData();
  const entries = useMenuEntries();
  const groups = useMemo(
    () => menuOf(entries, pathname, (id) => formatMessage({ id })),
    [entries, pathname, formatMessage],
  );

  const { Component: PersonalInfoDialog, load } = useLazyComponent(loadPersonalInfo);
  const [isPersonalInfoOpen, setPersonalInfoOpen] = useState(false);

  const profileLinks: (ProfileLink | ProfileAction)[] = [
    {
      label: formatMessage({ id: 'profile.info.title' }),
      icon: IconUserCircle,
      onClick: () => void load().then(setPersonalInfoOpen),
    },
  ];
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
    <>
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
      {isPersonalInfoOpen && PersonalInfoDialog && <PersonalInfoDialog onClose={() => setPersonalInfoOpen(false)} />}
    </>
  );
}
