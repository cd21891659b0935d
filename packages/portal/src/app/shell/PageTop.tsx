import { AppHeader } from '@skerry/ui';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { fetchPageIcons } from '../../platform/feature/page-icon.tsx';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { quietLine } from '../../platform/browser/quiet-line.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useCustomerSelect } from '../customer-switch/useCustomerSelect.tsx';
import { homePath } from '../../features/home/home.paths.ts';
import { menuOf } from '../navigation.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { FetchedBell } from './FetchedBell.tsx';
import { FetchedProfileSettings } from './FetchedProfileSettings.tsx';
import type { ProfileSettingsProps } from './ProfileSettings.tsx';
import { useProfileRows } from './useProfileRows.tsx';

const profileSettings: Part<ProfileSettingsProps> = {
  texts: ['settings'],
  component: async () => (await import('./ProfileSettings.tsx')).ProfileSettings,
};

/** The header: logo, the pages that the visitor may open, and who they are. */
export function PageTop() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { appName } = useRuntimeConfig();
  const session = useSession();
  const { isInternal } = useIdentity();
  const { customer, users } = useStartupData();
  const entries = useMenuEntries();
  const groups = useMemo(
    () => menuOf(entries, pathname, (id) => formatMessage({ id })),
    [entries, pathname, formatMessage],
  );

  const settings = useLazyComponent(profileSettings);
  const { prepare: prepareSettings } = settings;
  // After the page, so that both are there when a menu opens.
  useEffect(() => void quietLine().then(prepareSettings), [prepareSettings]);
  useEffect(() => void fetchPageIcons(), []);

  const customerSelect = useCustomerSelect();
  const { rows, dialogs } = useProfileRows();

  const { currentUser, impersonatedUser } = users;
  const nameOf = (user: typeof currentUser) => `${user.firstName} ${user.lastName}`;
  return (
    <>
      <AppHeader
        logo={<BrandLogo />}
        brand={appName}
        homeHref={homePath}
        groups={groups}
        {...((!isInternal || impersonatedUser !== undefined) && { end: <FetchedBell /> })}
        profile={{
          name: nameOf(currentUser),
          email: currentUser.email,
          customer: customer.name,
          ...(customerSelect === undefined ? { customerId: customer.id } : { customerSelect }),
          links: rows,
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
      {dialogs}
    </>
  );
}
