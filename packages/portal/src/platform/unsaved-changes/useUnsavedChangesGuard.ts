import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

export interface UnsavedChangesGuard {
  /** True while the user is asked whether to leave. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Stops a change of page while there are unsaved changes, and asks the browser to do so when the tab is closed.
 *
 * @param isLeaving Whether the changes are lost on the way. @default another path
 */
export function useUnsavedChangesGuard(
  hasChanges: boolean,
  isLeaving = (from: Location, to: Location) => from.pathname !== to.pathname,
): UnsavedChangesGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && isLeaving(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
