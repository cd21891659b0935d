import { useMemo } from 'react';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** What to say where the provider left the session with the customer before; undefined where nothing was refused. */
export function useRefusedSwitch(): MessageDescriptor | undefined {
  const { refusedSwitch } = useSession();
  const { name: customer } = useStartupData().customer;
  const id = refusedSwitch?.customerId;
  return useMemo(
    () => (id === undefined ? undefined : { id: 'shell.switchRefused', values: { id, customer } }),
    [id, customer],
  );
}
