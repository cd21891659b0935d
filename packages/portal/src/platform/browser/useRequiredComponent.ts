import { useEffect, useState, type ComponentType } from 'react';
import { useLanguageStore } from '../language/useLanguage.ts';
import { withTexts } from '../language/with-texts.ts';
import { loadChunk } from './load-chunk.ts';
import type { Part } from './useLazyComponent.ts';

/**
 * A part that is fetched apart and that the page must not be without; undefined until it is there. Without a network it is fetched once
 * there is one again. Where it cannot be fetched otherwise, rendering throws, and the nearest error boundary answers.
 *
 * @param part A constant, outside of the component.
 */
export function useRequiredComponent<Props>({ texts, component }: Part<Props>): {
  readonly Component: ComponentType<Props> | undefined;
  /** It could not be fetched, and comes with the network. */
  readonly isOffline: boolean;
} {
  const language = useLanguageStore();
  const [fetched, setFetched] = useState<{ Component: ComponentType<Props> } | { error: unknown } | 'offline'>();

  useEffect(() => {
    let isWanted = true;
    const settle = (outcome: typeof fetched) => {
      if (isWanted) setFetched(outcome);
    };
    const fetchPart = () => {
      loadChunk(() => withTexts(language, texts, component)).then(
        (Component) => settle({ Component }),
        (error: unknown) => {
          if (navigator.onLine) settle({ error });
          else if (isWanted) {
            addEventListener('online', fetchPart, { once: true });
            settle('offline');
          }
        },
      );
    };
    fetchPart();
    return () => {
      isWanted = false;
      removeEventListener('online', fetchPart);
    };
  }, [language, texts, component]);

  if (fetched === undefined || fetched === 'offline') return { Component: undefined, isOffline: fetched === 'offline' };
  if ('error' in fetched) throw fetched.error;
  return { Component: fetched.Component, isOffline: false };
}
