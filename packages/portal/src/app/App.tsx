import type { ReactNode } from 'react';
import { useSessionState } from '../platform/session/useSession.ts';
import { SignedOutPage } from './pages/SignedOutPage.tsx';

/** The portal, or the plain page that stays when a session has ended: nothing of the portal is shown on. */
export function App({ children }: { children: ReactNode }) {
  const state = useSessionState();
  return state.status === 'signedOut' && state.reason !== 'none' ? <SignedOutPage reason={state.reason} /> : children;
}
