import { useEffect } from 'react';
import { useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { useRefusedSwitch } from '../customer-switch/useRefusedSwitch.ts';

/** Tells that the visitor comes back from the provider with the customer that they had before. */
export function useRefusedSwitchAlert(): void {
  const store = useAlertStore();
  const message = useRefusedSwitch();
  useEffect(() => {
    if (message) store.raise({ tone: 'critical', message });
  }, [store, message]);
}
