import type { ReactNode } from 'react';
import { useSessionState } from '../platform/session/useSession.ts';
import { FetchedFlagBadge } from './FetchedFlagBadge.tsx';
import { SignedOutPage } from './pages/SignedOutPage.tsx';
import { useServices } from './useServices.ts';

/** The portal, or the plain page that stays when a session has ended: nothing of the portal is shown on. */
export function App({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const { clientFeatures } = useServices();
  const shown =
    state.status === 'signedOut' && state.reason !== 'none' ? <SignedOutPage reason={state.reason} /> : children;
  return (
    <>
      {shown}
      {clientFeatures && <FetchedFlagBadge badge={clientFeatures.badge} />}
    </>
  );
}
