import type { MessageId } from '@skerry/i18n';
import { useMemo } from 'react';
import { createRequiredContext } from '../required-context.ts';
import type { AlertStore } from './alert-store.ts';
import { errorMessage, type MessageDescriptor } from './error-message.ts';

export const [AlertStoreContext, useAlertStore] = createRequiredContext<AlertStore>('AlertStore');

export interface FailureSaid {
  /** What failed. */
  readonly title?: MessageDescriptor;
  /** Why. */
  readonly message?: MessageDescriptor | undefined;
}

export interface Alerts {
  /** Something was done. */
  success(id: MessageId, values?: Record<string, string | number>): void;
  warning(id: MessageId, values?: Record<string, string | number>): void;
  /** A call failed: says the catalogue's text for it, or the given one; what failed stands before it. */
  failure: (error: unknown, said?: MessageId | FailureSaid) => void;
}

/** Raises alerts. */
export function useAlerts(): Alerts {
  const store = useAlertStore();
  return useMemo(
    () => ({
      success: (id, values = {}) => store.raise({ tone: 'positive', message: { id, values } }),
      warning: (id, values = {}) => store.raise({ tone: 'attention', message: { id, values } }),
      failure(error, said) {
        const { title, message }: FailureSaid = typeof said === 'string' ? { message: { id: said } } : (said ?? {});
        store.raise({ tone: 'critical', ...(title && { title }), message: message ?? errorMessage(error), error });
      },
    }),
    [store],
  );
}
