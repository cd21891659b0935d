import { useCallback, useState, type ComponentType } from 'react';
import { useAlerts } from '../alerts/useAlerts.ts';
import { ApiError } from '../api/ApiError.ts';
import { loadChunk } from './load-chunk.ts';

export interface LazyComponent<Props> {
  /** The component, once it is there. */
  readonly Component: ComponentType<Props> | undefined;
  /** Fetches it ahead of its use, when the user is about to ask for it. */
  readonly prepare: () => void;
  /** Fetches it where it isn't there yet. Where that fails says so in an alert and answers false; another try may succeed. */
  readonly load: () => Promise<boolean>;
}

/**
 * A part of a page that is fetched when somebody wants it, such as a dialog.
 *
 * @param load The import, outside of the component: `async () => (await import('./EditUserDialog.tsx')).EditUserDialog`.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [component, setComponent] = useState<
    { Component: ComponentType<Props>; failures: number } | { Component?: undefined; failures: number }
  >({ failures: 0 });
  const alerts = useAlerts();
  const { Component, failures } = component;

  const prepare = useCallback(() => {
    load().then(
      (loaded) => setComponent({ Component: loaded, failures: 0 }),
      () => {
        // Whoever asks for it in earnest hears of it.
      },
    );
  }, [load]);

  return {
    Component,
    prepare,
    async load() {
      if (Component) return true;
      try {
        // The first failure is most often the network. After a second one the part may be gone, and the page too old.
        const loaded = failures > 0 ? await loadChunk(load) : await load();
        setComponent({ Component: loaded, failures: 0 });
        return true;
      } catch (cause) {
        setComponent({ failures: failures + 1 });
        alerts.failure(new ApiError({ status: 0, cause }));
        return false;
      }
    },
  };
}
