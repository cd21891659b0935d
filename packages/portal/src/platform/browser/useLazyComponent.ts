import type { MessageArea } from '@skerry/i18n';
import { useCallback, useState, type ComponentType } from 'react';
import { useAlerts } from '../alerts/useAlerts.ts';
import { ApiError } from '../api/ApiError.ts';
import { useLanguageStore } from '../language/useLanguage.ts';
import { withTexts } from '../language/with-texts.ts';
import { loadChunk } from './load-chunk.ts';

export interface LazyComponent<Props> {
  /** The component, once it is there. */
  readonly Component: ComponentType<Props> | undefined;
  /** Fetches it ahead of its use, when the user is about to ask for it. */
  readonly prepare: () => void;
  /** Fetches it where it isn't there yet. Where that fails says so in an alert and answers false; another try may succeed. */
  readonly load: () => Promise<boolean>;
}

/** A part of a page that is fetched when somebody wants it, such as a dialog. */
export interface Part<Props> {
  /** The areas of texts that it needs besides those of the page. Fetched with it. */
  texts: readonly MessageArea[];
  /** The import: `async () => (await import('./EditUserDialog.tsx')).EditUserDialog`. */
  component: () => Promise<ComponentType<Props>>;
}

/** @param part A constant, outside of the component. */
export function useLazyComponent<Props>({ texts, component }: Part<Props>): LazyComponent<Props> {
  const [fetched, setFetched] = useState<
    { Component: ComponentType<Props>; failures: number } | { Component?: undefined; failures: number }
  >({ failures: 0 });
  const alerts = useAlerts();
  const language = useLanguageStore();
  const { Component, failures } = fetched;
  const fetchPart = useCallback(() => withTexts(language, texts, component), [language, texts, component]);

  const prepare = useCallback(() => {
    fetchPart().then(
      (loaded) => setFetched({ Component: loaded, failures: 0 }),
      () => {
        // Whoever asks for it in earnest hears of it.
      },
    );
  }, [fetchPart]);

  return {
    Component,
    prepare,
    async load() {
      if (Component) return true;
      try {
        // The first failure is most often the network. After a second one the part may be gone, and the page too old.
        const loaded = failures > 0 ? await loadChunk(fetchPart) : await fetchPart();
        setFetched({ Component: loaded, failures: 0 });
        return true;
      } catch (cause) {
        setFetched({ failures: failures + 1 });
        alerts.failure(new ApiError({ status: 0, cause }));
        return false;
      }
    },
  };
}
