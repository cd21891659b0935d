import { useEffect } from 'react';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Tells the provider's own staff where a default stands in for what could not be fetched; customers only see fewer pages. */
export function useIncompleteStartup(): void {
  const { isInternal } = useIdentity();
  const { failures } = useStartupData();
  const { failure } = useAlerts();
  useEffect(() => {
    if (isInternal) for (const error of failures) failure(error, 'shell.startup.incomplete');
  }, [isInternal, failures, failure]);
}
