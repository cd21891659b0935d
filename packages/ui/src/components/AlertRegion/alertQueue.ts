import type { ReactNode } from 'react';
import type { AlertProps } from '../Alert/Alert.tsx';

/** What is said, and how. */
export interface AlertInit<Message = ReactNode> {
  /** Went well, went partly, failed. */
  readonly tone: AlertProps['tone'];
  readonly message: Message;
  /** False for what must stay until it is closed. @default true */
  readonly autoHide?: boolean;
  /** While an alert with this key is there, another is not raised: several parts that fail alike are told of once. */
  readonly key?: string;
}

export type QueuedAlert<Init> = Init & { readonly id: number };

export interface AlertQueue<Init> {
  /** Newest first. */
  readonly alerts: readonly QueuedAlert<Init>[];
  readonly raise: (alert: Init) => void;
  readonly close: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The alerts of an application, for code inside and outside React.
 *
 * @example
 * export const alerts = createAlertQueue();
 * alerts.raise({ tone: 'critical', message: 'The service could not be reached' });
 */
export function createAlertQueue<Init extends AlertInit<unknown> = AlertInit>(): AlertQueue<Init> {
  const listeners = new Set<() => void>();
  let alerts: readonly QueuedAlert<Init>[] = [];
  let lastId = 0;

  function show(next: readonly QueuedAlert<Init>[]): void {
    alerts = next;
    for (const listener of listeners) listener();
  }

  return {
    get alerts() {
      return alerts;
    },
    raise(alert) {
      if (alert.key !== undefined && alerts.some(({ key }) => key === alert.key)) return;
      show([{ ...alert, id: ++lastId }, ...alerts]);
    },
    close: (id) => show(alerts.filter((alert) => alert.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
