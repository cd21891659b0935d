import { AppShell } from '@skerry/ui';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { openFeatures } from '../../platform/feature/judge.ts';
import { OpenFeaturesContext } from '../../platform/feature/useOpenFeatures.ts';
import { MenuEntriesContext } from '../../platform/feature/useMenuEntries.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { FetchedActingBar } from '../customer-switch/FetchedActingBar.tsx';
import { menuEntries } from '../navigation.ts';
import { RequiredPhoneDialog } from '../profile/RequiredPhoneDialog.tsx';
import { CustomerChoices } from '../customer-switch/CustomerChoices.tsx';
import { RoleRequests } from '../role-request/RoleRequests.tsx';
import { RequiredRoleRequest } from '../role-request/RequiredRoleRequest.tsx';
import { useServices, useVisitor } from '../useServices.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PageAlerts } from './PageAlerts.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PortalNotices } from './PortalNotices.tsx';
import { PageTop } from './PageTop.tsx';
import { PrintHead } from './PrintHead.tsx';
import { scrollKey } from './scroll-key.ts';
import { useIncompleteStartup } from './useIncompleteStartup.ts';
import { useRefusedSwitchAlert } from './useRefusedSwitchAlert.ts';
import { usePageChange } from './usePageChange.ts';

/** What surrounds every page: header, alerts, the page itself, footer. */
export function Shell() {
  usePageChange();
  useIncompleteStartup();
  useRefusedSwitchAlert();
  const visitor = useVisitor();
  const { isInternal } = useIdentity();
  const { features } = useServices();
  const open = useMemo(() => openFeatures(features, visitor), [features, visitor]);
  const entries = useMemo(() => menuEntries(features, visitor), [features, visitor]);
  return (
    <MenuEntriesContext value={entries}>
      <AppShell
        header={
          <>
            <PrintHead />
            <PageTop />
          </>
        }
        banners={
          <>
            <FetchedActingBar />
            <OfflineStrip />
            <PortalNotices />
            <CookieNotice />
            <PageAlerts isInternal={isInternal} />
          </>
        }
        footer={<PageFooter />}
      >
        <OpenFeaturesContext value={open}>
          <RoleRequests>
            <CustomerChoices>
              <Outlet />
            </CustomerChoices>
          </RoleRequests>
        </OpenFeaturesContext>
      </AppShell>
      <RequiredPhoneDialog />
      <RequiredRoleRequest />
      <ScrollRestoration getKey={scrollKey} />
    </MenuEntriesContext>
  );
}
