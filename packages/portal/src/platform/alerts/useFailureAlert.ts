import { useEffect } from 'react';
import { useAlerts } from './useAlerts.ts';

/** Raises a danger alert when what a page shows can't be fetched, once until a try has succeeded; the page says it as well, where the data would be. */
export function useFailureAlert(error: unknown): void {
  const { failure } = useAlerts();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) failure(error);
    // Not once more for each try that fails as well.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the error of the first try says enough
  }, [hasFailed, failure]);
}
