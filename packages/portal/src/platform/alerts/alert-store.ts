import type { MessageDescriptor } from './error-message.ts';

export interface AlertInit {
  /** Went well, went partly, failed. */
  tone: 'success' | 'warning' | 'danger';
  message: MessageDescriptor;
  /** False for what must stay until it is closed. @default true */
  autoHide?: boolean;
  /** What failed, for the debug panel of the provider's own staff. */
  error?: unknown;
}

export interface Alert extends AlertInit {
  readonly id: number;
}

/** The alerts of the page. How long each stays is the kit's. */
export interface AlertStore {
  /** Newest first. */
  readonly alerts: readonly Alert[];
  raise(alert: AlertInit): void;
  close(id: number): void;
  subscribe: (listener: () => void) => () => void;
}

export function createAlertStore(): AlertStore {
  const listeners = new Set<() => void>();
  let alerts: readonly Alert[] = [];
  let lastId = 0;

  function show(next: readonly Alert[]): void {
    alerts = next;
    for (const listener of listeners) listener();
  }

  return {
    get alerts() {
      return alerts;
    },
    raise: (alert) => show([{ ...alert, id: ++lastId }, ...alerts]),
    close: (id) => show(alerts.filter((alert) => alert.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
