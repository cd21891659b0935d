import { SkipLink } from '@skerry/ui';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisibleFeaturesContext } from '../../platform/feature/useVisibleFeatures.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { openFeatures } from '../navigation.ts';
import { useServices, useVisitor } from '../useServices.ts';
import { PageAlerts } from './PageAlerts.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageTop } from './PageTop.tsx';
import { usePageChange } from './usePageChange.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** What surrounds every page: header, alerts, the page itself, footer. */
export function Shell() {
  usePageChange();
  const visitor = useVisitor();
  const { isInternal } = useIdentity();
  const { features } = useServices();
  const open = useMemo(() => openFeatures(features, visitor), [features, visitor]);
  return (
    <VisibleFeaturesContext value={open}>
      <Page>
        <SkipLink href="#main" />
        <PageTop />
        <PageAlerts isInternal={isInternal} />
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
        <PageFooter />
      </Page>
      <ScrollRestoration />
    </VisibleFeaturesContext>
  );
}
