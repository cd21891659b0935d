import { use, useEffect } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { useLazyComponent, type Part } from '../browser/useLazyComponent.ts';
import { SessionContext } from '../session/useSession.ts';
import type { DebugPanelProps } from './DebugPanel.tsx';

const debugPanel: Part<DebugPanelProps> = {
  texts: ['debug', 'ui-debug'],
  component: async () => (await import('./DebugPanel.tsx')).DebugPanel,
};

/** Customers never download it. */
function FetchedDebugPanel(props: DebugPanelProps) {
  const { Component, prepare } = useLazyComponent(debugPanel);
  useEffect(prepare, [prepare]);
  return Component && <Component {...props} />;
}

/** What the provider's own staff read of a failed call beside its text; nothing for anybody else. */
export function FailureDetails({ error }: { error: unknown }) {
  // Pages before the login have no session.
  const state = use(SessionContext)?.state;
  const isStaff = state?.status === 'signedIn' && state.identity.isInternal;
  return isStaff && error instanceof ApiError ? <FetchedDebugPanel error={error} /> : null;
}
