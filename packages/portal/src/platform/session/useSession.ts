import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '../required-context.ts';
import type { Identity } from './identity.ts';
import type { Session, SessionState } from './Session.ts';

export const [SessionContext, useSession] = createRequiredContext<Session>('Session');

/** The state of the session, renewed when it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** Who is signed in. For what is shown to signed-in users only. */
export function useIdentity(): Identity {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('Nobody is signed in.');
  return state.identity;
}
