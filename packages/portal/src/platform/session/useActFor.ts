import { useState } from 'react';
import { useAlerts } from '../alerts/useAlerts.ts';
import type { ScopeChoice } from './Session.ts';
import { useSession } from './useSession.ts';

/** Leaves for another customer or user, and there for the path. `isLoggingIn` until the page is left; a failure is told, and answers false. */
export function useActFor(): {
  isLoggingIn: boolean;
  actFor: (choice: ScopeChoice, path?: string) => Promise<boolean>;
} {
  const session = useSession();
  const alerts = useAlerts();
  const [isLoggingIn, setLoggingIn] = useState(false);
  async function actFor(choice: ScopeChoice, path?: string): Promise<boolean> {
    setLoggingIn(true);
    try {
      await session.actFor(choice, path);
      return true;
    } catch (error) {
      setLoggingIn(false);
      alerts.failure(error, { title: { id: 'shell.actFor.failed' } });
      return false;
    }
  }
  return { isLoggingIn, actFor };
}
