import { AppHeader, type ProfileAction, type ProfileLink } from '@skerry/ui';
import { IconBook, IconSearch, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { fetchPageIcons } from '../../platform/feature/page-icon.tsx';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useCustomerSelect } from '../customer-switch/useCustomerSelect.tsx';
import { useCustomerIdAction } from '../customer-id/useCustomerIdAction.tsx';
import { homePath } from '../../features/home/home.paths.ts';
import { menuOf } from '../navigation.ts';
import type { PersonalInfoDialogProps } from '../profile/PersonalInfoDialog.tsx';
import { paletteKeys, usePagePalette } from '../palette/usePagePalette.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { FetchedProfileSettings } from './FetchedProfileSettings.tsx';
import type { ProfileSettingsProps } from './ProfileSettings.tsx';

const personalInfoDialog: Part<PersonalInfoDialogProps> = {
  texts: ['profile', 'form', 'validation'],
  component: async () => (await import('../profile/PersonalInfoDialog.tsx')).PersonalInfoDialog,
};

const profileSettings: Part<ProfileSettingsProps> = {
  texts: ['settings'],
  component: async () => (await import('./ProfileSettings.tsx')).ProfileSettings,
};

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

  const { Component: PersonalInfoDialog, load } = useLazyComponent(personalInfoDialog);
  const [isPersonalInfoOpen, setPersonalInfoOpen] = useState(false);

  const settings = useLazyComponent(profileSettings);
  const { prepare: prepareSettings } = settings;
  // After the page, so that both are there when a menu opens.
  useEffect(prepareSettings, [prepareSettings]);
  useEffect(() => void fetchPageIcons(), []);

  const customerSelect = useCustomerSelect();
  const customerId = useCustomerIdAction();
  const { open: openPalette, palette } = usePagePalette();

  const profileLinks: (ProfileLink | ProfileAction)[] = [
    {
      label: formatMessage({ id: 'shell.profile.quickSearch' }, { keys: paletteKeys }),
      icon: IconSearch,
      onClick: openPalette,
    },
  ];
  // Nobody changes a user's own details in their name.
  if (!users.impersonatedUser)
    profileLinks.push({
      label: formatMessage({ id: 'shell.profile.personalInfo' }),
      icon: IconUserCircle,
      onClick: () => void load().then(setPersonalInfoOpen),
    });
  // The provider’s staff are users of no customer.
  if (!isInternal) profileLinks.push(customerId.action);
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
          customerSelect,
          links: profileLinks,
          onLogOut: () => void session.logout(),
          children: <FetchedProfileSettings part={settings} isInternal={isInternal} />,
          ...(impersonatedUser && {
            detail: formatMessage(
              { id: 'ui.profileMenu.actingAs' },
              { name: nameOf(impersonatedUser), customer: customer.customerReferenceName },
            ),
          }),
          ...(isInternal && { badge: formatMessage({ id: 'ui.profileMenu.internal' }) }),
        }}
      />
      {customerId.dialog}
      {palette}
      {isPersonalInfoOpen && PersonalInfoDialog && <PersonalInfoDialog onClose={() => setPersonalInfoOpen(false)} />}
    </>
  );
}
