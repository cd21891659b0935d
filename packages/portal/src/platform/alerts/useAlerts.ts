import type { MessageId } from '@skerry/i18n';
import { useMemo } from 'react';
import { createRequiredContext } from '../required-context.ts';
import type { AlertStore } from './alert-store.ts';
import { errorMessage } from './error-message.ts';

export const [AlertStoreContext, useAlertStore] = createRequiredContext<AlertStore>('AlertStore');

export interface Alerts {
  /** Something was done. */
  success(id: MessageId, values?: Record<string, string | number>): void;
  warning(id: MessageId, values?: Record<string, string | number>): void;
  /** A call failed: says the catalogue's text for it, or the given one. */
  failure: (error: unknown, id?: MessageId) => void;
}

/** Raises alerts. */
export function useAlerts(): Alerts {
  const store = useAlertStore();
  return useMemo(
    () => ({
      success: (id, values = {}) => store.raise({ tone: 'positive', message: { id, values } }),
      warning: (id, values = {}) => store.raise({ tone: 'attention', message: { id, values } }),
      failure: (error, id) => store.raise({ tone: 'critical', message: id ? { id } : errorMessage(error), error }),
    }),
    [store],
  );
}
