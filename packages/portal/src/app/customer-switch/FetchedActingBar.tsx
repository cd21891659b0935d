import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { useIdentity } from '../../platform/session/useSession.ts';

const actingBar: Part<object> = {
  texts: ['customer-switch'],
  component: async () => (await import('./ActingBar.tsx')).ActingBar,
};

/** Nobody but staff who act as somebody downloads the bar. */
export function FetchedActingBar() {
  const { impersonatedUserId } = useIdentity();
  return impersonatedUserId !== undefined && <Fetched />;
}

function Fetched() {
  const { Component: ActingBar } = useRequiredComponent(actingBar);
  return ActingBar && <ActingBar />;
}
