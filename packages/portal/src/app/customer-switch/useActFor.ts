import { useState } from 'react';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import type { ScopeChoice } from '../../platform/session/Session.ts';
import { useSession } from '../../platform/session/useSession.ts';

/** Leaves for another customer or user. `isLoggingIn` until the page is left; a failure is told, and answers false. */
export function useActFor(): { isLoggingIn: boolean; actFor: (choice: ScopeChoice) => Promise<boolean> } {
  const session = useSession();
  const alerts = useAlerts();
  const [isLoggingIn, setLoggingIn] = useState(false);
  async function actFor(choice: ScopeChoice): Promise<boolean> {
    setLoggingIn(true);
    try {
      await session.actFor(choice);
      return true;
    } catch (error) {
      setLoggingIn(false);
      alerts.failure(error);
      return false;
    }
  }
  return { isLoggingIn, actFor };
}
