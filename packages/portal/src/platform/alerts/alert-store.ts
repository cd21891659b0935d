import type { MessageDescriptor } from './error-message.ts';

export type AlertTone = 'success' | 'warning' | 'danger';

export interface AlertInit {
  tone: AlertTone;
  message: MessageDescriptor;
  /** False for what must stay until it is closed. @default true */
  autoHide?: boolean;
  /** What failed, for the debug panel. */
  error?: unknown;
}

export interface Alert extends AlertInit {
  readonly id: number;
  /** True while the alert will leave by itself. */
  readonly autoHide: boolean;
}

/** How long an alert stays (specification, section 4). */
export const alertDuration = 4_000;
/** How many alerts are shown together. */
const alertLimit = 3;

export interface AlertStore {
  /** Newest first. */
  readonly alerts: readonly Alert[];
  raise(alert: AlertInit): void;
  close(id: number): void;
  /** The user has pointed at it, focused it or opened its details: it stays until it is closed. */
  hold(id: number): void;
  subscribe(listener: () => void): () => void;
}

/** The alerts of the page. Their time does not run while the tab is hidden. */
export function createAlertStore(document: Pick<Document, 'addEventListener' | 'visibilityState'>): AlertStore {
  const listeners = new Set<() => void>();
  const timers = new Map<number, { remaining: number; startedAt: number; timer?: ReturnType<typeof setTimeout> | undefined }>();
  let alerts: readonly Alert[] = [];
  let lastId = 0;

  function show(next: readonly Alert[]): void {
    alerts = next;
    for (const listener of listeners) listener();
  }

  function stop(id: number): void {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
  }

  function close(id: number): void {
    stop(id);
    if (alerts.some((alert) => alert.id === id)) show(alerts.filter((alert) => alert.id !== id));
  }

  function run(id: number): void {
    const time = timers.get(id);
    if (!time || document.visibilityState === 'hidden') return;
    time.startedAt = Date.now();
    time.timer = setTimeout(() => close(id), time.remaining);
  }

  function pause(id: number): void {
    const time = timers.get(id);
    if (!time?.timer) return;
    clearTimeout(time.timer);
    time.timer = undefined;
    time.remaining -= Date.now() - time.startedAt;
  }

  document.addEventListener('visibilitychange', () => {
    for (const id of timers.keys()) {
      if (document.visibilityState === 'hidden') pause(id);
      else run(id);
    }
  });

  return {
    get alerts() {
      return alerts;
    },
    raise(init) {
      const alert: Alert = { autoHide: true, ...init, id: ++lastId };
      for (const dropped of alerts.slice(alertLimit - 1)) stop(dropped.id);
      show([alert, ...alerts.slice(0, alertLimit - 1)]);
      if (!alert.autoHide) return;
      timers.set(alert.id, { remaining: alertDuration, startedAt: Date.now() });
      run(alert.id);
    },
    close,
    hold(id) {
      if (!timers.has(id)) return;
      stop(id);
      show(alerts.map((alert) => (alert.id === id ? { ...alert, autoHide: false } : alert)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
